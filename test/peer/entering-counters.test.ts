import { describe, expect, it } from 'vitest'
import type { Ability } from '../../src/core/ability.ts'
import { YOU } from '../../src/core/ref.ts'
import type { Replacement } from '../../src/core/replacement.ts'
import { CREATURE, defineCreature, replaces } from '../support/define-card.ts'
import { enteringCounters } from './entering-counters.ts'

type Entering = Omit<Extract<Replacement, { kind: 'enters-with' }>, 'kind'>

const entering = (how: Entering): Ability => replaces({ kind: 'enters-with', ...how })
const wisp = (...abilities: readonly Ability[]) =>
  enteringCounters(defineCreature('Lantern Wisp', '{2}', 'Spirit', '0/0', abilities))

describe('enteringCounters', () => {
  it('gives the fixed numbers that the card itself enters with', () => {
    const counters = wisp(
      entering({ what: 'self', counters: { counter: '+1/+1', amount: 3 } }),
      entering({ what: 'self', tapped: true, counters: { counter: 'charge', amount: 2 } }),
    )
    expect(counters).toEqual({ '+1/+1': 3, charge: 2 })
  })

  it('gives none that depend on something, and none that others enter with', () => {
    const counters = wisp(
      entering({ what: 'self', counters: { counter: '+1/+1', amount: { kind: 'x' } } }),
      entering({
        what: 'self',
        counters: { counter: 'charge', amount: 1 },
        condition: { kind: 'turn-of', who: YOU },
      }),
      entering({ what: CREATURE, counters: { counter: 'shield', amount: 1 } }),
    )
    expect(counters).toEqual({})
    expect(enteringCounters(undefined)).toEqual({})
  })
})
