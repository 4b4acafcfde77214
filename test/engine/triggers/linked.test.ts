import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  manaCost,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCreature('Jailer', '{0}', 'Human', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [{ do: 'exile', what: target(), until: 'source-leaves' }, gainsLife(1)], {
      targets: [slot({ ...CREATURE, controller: 'opponent' })],
    }),
  ]),
  defineCreature('Battlemage', '{0}', 'Wizard', '1/1', [
    { kind: 'keyword', keyword: 'kicker', cost: manaCost('{G}') },
    triggered({ on: 'enters', what: 'self' }, [gainsLife(5)], {
      condition: { kind: 'paid-additional-cost', keyword: 'kicker' },
    }),
  ]),
  defineCard('Stop', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Raise', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'move', what: target(), to: 'battlefield' }),
  ]),
  defineCard('Vault', '{0}', 'Artifact', [
    activated([], [slot(CREATURE)], { do: 'exile', what: target(), link: 'exiled' }),
    activated([], [], {
      do: 'move',
      what: { ref: 'all', filter: { subject: 'card', zones: ['exile'], is: { ref: 'linked', link: 'exiled' } } },
      to: 'hand',
    }),
  ]),
]
const hand = ['Jailer', 'Battlemage', 'Stop', 'Raise'].map((name) => ({ id: name.toLowerCase(), name }))

describe('CR 610.3b: a triggered ability that exiles until something happens', () => {
  const game = () => mainPhase(CARDS, { a: { hand }, b: { battlefield: [{ id: 'ox', name: 'Ox' }] } })

  it('exiles while its source is there', () => {
    expect(game().resolve('A', 'jailer').passAll().names('exile')).toEqual(['Ox'])
  })

  it('moves nothing if that has happened after it triggered, and does the rest', () => {
    const one = game().resolve('A', 'jailer')
    one.resolve('A', 'stop', [one.find('Jailer')]).passAll()
    expect(one.object('ox').zone).toBe('battlefield')
    expect(one.player('A').life).toBe(21)
  })
})

describe('CR 607.2i: whether an additional cost was paid', () => {
  const game = () => mainPhase(CARDS, { a: { hand, battlefield: lands('Forest') } })

  it('is what was declared as this very object was cast', () => {
    const kicked = game()
      .do({ kind: 'cast-spell', player: 'A', object: 'battlemage', pay: ['kicker'] })
      .passAll()
    expect(kicked.names('stack')).toEqual(['Battlemage'])
    expect(kicked.passAll().player('A').life).toBe(25)
    kicked.resolve('A', 'stop', [kicked.find('Battlemage')])
    kicked.resolve('A', 'raise', [kicked.find('Battlemage', 'graveyard')])
    expect(kicked.names('battlefield')).toContain('Battlemage')
    expect(kicked.names('stack')).toEqual([])
  })
})

describe('CR 607.2a: cards exiled with an object', () => {
  it('are those its own ability exiled, not those of another', () => {
    const one = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'v', name: 'Vault' },
          { id: 'w', name: 'Vault' },
          { id: 'p', name: 'Ox' },
          { id: 'q', name: 'Ox' },
        ],
      },
    })
    const use = (object: string, ability: number, ...targets: readonly string[][]) =>
      one.do({ kind: 'activate-ability', player: 'A', object, ability, ...(targets.length > 0 ? { targets } : {}) })
    use('v', 0, ['p']).passAll()
    use('w', 0, ['q']).passAll()
    use('v', 1).passAll()
    expect(one.names('hand', 'A')).toEqual(['Ox'])
    expect(one.names('exile')).toEqual(['Ox'])
  })
})
