import { describe, expect, it } from 'vitest'
import type { Replacement } from '../../../src/core/replacement.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const more = (change: Partial<Extract<Replacement, { kind: 'modify-amount' }>>) =>
  replaces({ kind: 'modify-amount', event: 'counters', who: 'any', ...change })
const puts = (counter: string) => spell([slot(CREATURE)], { do: 'put-counters', on: target(), counter, amount: 1 })
const CARDS = [
  defineCard('Scales', '{1}', 'Artifact', [more({ counter: '+1/+1', plus: 1 })]),
  defineCard('Spring', '{1}', 'Artifact', [more({ byEffect: true, times: 2 })]),
  defineCard('Grow', '{0}', 'Instant', [puts('+1/+1')]),
  defineCard('Charge', '{0}', 'Instant', [puts('charge')]),
  defineCreature('Ox', '{1}', 'Ox', '1/1', [
    activated([{ kind: 'put-counters', counter: 'charge', amount: 1 }], [], gainsLife(1)),
  ]),
]
const hand = ['Grow', 'Charge'].map((name) => ({ id: name.toLowerCase(), name }))
const game = (artifact: string) => mainPhase(CARDS, { a: { hand, battlefield: [artifact, { id: 'ox', name: 'Ox' }] } })

describe('CR 614.1a, 614.16: more counters', () => {
  it('are those of the kind that is named', () => {
    const one = game('Scales').resolve('A', 'grow', ['ox']).resolve('A', 'charge', ['ox'])
    expect(one.object('ox').counters).toEqual({ '+1/+1': 2, charge: 1 })
  })

  it('are those that an effect puts, not those of a cost', () => {
    const one = game('Spring').resolve('A', 'charge', ['ox'])
    expect(one.object('ox').counters).toEqual({ charge: 2 })
    one.do({ kind: 'activate-ability', player: 'A', object: 'ox' })
    expect(one.object('ox').counters).toEqual({ charge: 3 })
  })
})
