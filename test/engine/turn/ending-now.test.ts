import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  activated,
  bigger,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const grows: Effect = { do: 'continuous', what: target(), modifications: [bigger(3)], duration: 'end-of-combat' }
const CARDS: readonly CardDefinition[] = [
  defineCard('Curtain', '{0}', 'Instant', [spell([], { do: 'end-now', what: 'turn' })]),
  defineCard('Truce', '{0}', 'Instant', [spell([], { do: 'end-now', what: 'combat-phase' })]),
  defineCard('Stalemate', '{0}', 'Instant', [spell([], { do: 'draw-game' }, gainsLife(1))]),
  defineCard('Rage', '{0}', 'Instant', [spell([slot(CREATURE)], grows)]),
  defineCard('Ash Bolt', '{0}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
  defineCreature('Plain Ox', '{0}', 'Ox', '2/3'),
  defineCreature('Mourner', '{0}', 'Spirit', '1/1', [triggered({ on: 'dies', what: CREATURE }, [gainsLife(1)])]),
  defineCard('Night Bell', '{0}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'end', whose: 'any' }, [gainsLife(10)]),
    triggered({ on: 'step-begins', step: 'end-of-combat', whose: 'any' }, [gainsLife(20)]),
  ]),
  defineCard('Well', '{0}', 'Artifact', [activated([], [], gainsLife(1))]),
  defineCard('Old Charm', '{0}', 'Artifact', [
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell' } }, [gainsLife(5)]),
  ]),
]
const cards = (...names: readonly string[]) =>
  names.map((name, i) => ({ id: `${name.toLowerCase().replace(' ', '-')}-${i}`, name }))

describe('CR 724.1: ending the turn', () => {
  const game = () =>
    mainPhase(CARDS, {
      a: {
        hand: [{ id: 'curtain', name: 'Curtain' }, ...cards('Plain Ox')],
        battlefield: [
          { id: 'bell', name: 'Night Bell' },
          { id: 'well', name: 'Well' },
        ],
      },
      b: { hand: [{ id: 'bolt', name: 'Ash Bolt' }], battlefield: [{ id: 'ox', name: 'Plain Ox', damage: 1 }] },
    })

  it('724.1b: everything on the stack is exiled, the spell that resolves as well', () => {
    const one = game().do({ kind: 'activate-ability', player: 'A', object: 'well' })
    one.do({ kind: 'pass-priority', player: 'A' }).cast('B', 'bolt', ['ox']).do({ kind: 'pass-priority', player: 'B' })
    one.cast('A', 'curtain').passAll()
    expect(one.state.exile.map((id) => id.split('.')[0])).toEqual(['curtain', 'bolt'])
    expect(one.player('A').life).toBe(20)
    expect(one.player('A').graveyard).toEqual([])
  })

  it('724.1d, 724.1e: the cleanup step comes at once, without an end step, and the turn passes on', () => {
    const one = game().resolve('A', 'curtain')
    expect(one.turn).toMatchObject({ number: 4, active: ['B'], step: 'upkeep' })
    const steps = one.events.flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
    expect(steps).toEqual(['cleanup', 'untap', 'upkeep'])
    expect(one.player('A').life).toBe(20)
    expect(one.object('ox').damage).toBe(0)
  })

  it('724.1c, 724.1f: state-based actions are performed, and what that triggers is put on the stack in the cleanup step', () => {
    const doomed: Effect = { do: 'damage', source: { ref: 'self' }, amount: 3, to: target() }
    const last = defineCard('Last Word', '{0}', 'Instant', [
      spell([slot(CREATURE)], doomed, { do: 'end-now', what: 'turn' }),
    ])
    const one = mainPhase([...CARDS, last], {
      a: { hand: [{ id: 'last', name: 'Last Word' }], battlefield: [{ id: 'mourner', name: 'Mourner' }] },
      b: { battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
    })
    one.resolve('A', 'last', ['ox'])
    expect(one.turn).toMatchObject({ number: 3, step: 'cleanup', priority: 'A' })
    expect(one.turn.stack).toHaveLength(1)
    one.passAll()
    expect(one.player('A').life).toBe(21)
    // Another cleanup step before the turn is over.
    one.passAll()
    expect(one.turn).toMatchObject({ number: 4, step: 'upkeep' })
    expect(one.events.filter((event) => event.kind === 'step-began' && event.step === 'cleanup')).toHaveLength(2)
  })

  it('724.1a: an ability that has triggered and waits ceases to exist', () => {
    const both = defineCard('Double Word', '{0}', 'Instant', [
      spell([], { do: 'draw', who: { ref: 'you' }, amount: 1 }, { do: 'end-now', what: 'turn' }),
    ])
    const scribe = defineCard('Scribe', '{0}', 'Artifact', [triggered({ on: 'draws', who: 'you' }, [gainsLife(9)])])
    const one = mainPhase([...CARDS, both, scribe], {
      a: { hand: [{ id: 'both', name: 'Double Word' }], battlefield: [{ id: 'scribe', name: 'Scribe' }] },
    })
    one.resolve('A', 'both')
    expect(one.events.some(({ kind }) => kind === 'ability-triggered')).toBe(true)
    expect(one.turn.step).toBe('upkeep')
    expect(one.player('A').life).toBe(20)
  })

  it('724.1d: in combat, creatures are removed from it', () => {
    const fight = mainPhase(CARDS, {
      a: { hand: [{ id: 'curtain', name: 'Curtain' }], battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
    })
    fight.passTo('declare-attackers').attack('ox').resolve('A', 'curtain')
    expect(fight.events).toContainEqual({ kind: 'removed-from-combat', object: 'ox' })
    expect(fight.turn).toMatchObject({ number: 4, step: 'upkeep' })
    expect(fight.player('B').life).toBe(20)
  })
})

describe('CR 724.2: ending the combat phase', () => {
  const fight = () =>
    mainPhase(CARDS, {
      a: {
        hand: cards('Truce', 'Rage'),
        battlefield: [
          { id: 'ox', name: 'Plain Ox' },
          { id: 'bell', name: 'Night Bell' },
        ],
      },
      b: { hand: [{ id: 'bolt', name: 'Ash Bolt' }] },
    })

  it('724.2d, 724.2e: the next phase comes at once, and no end of combat step', () => {
    const one = fight().passTo('declare-attackers').attack('ox').resolve('A', 'rage-1', ['ox'])
    expect(one.size('ox')).toBe('5/6')
    one.resolve('A', 'truce-0')
    expect(one.turn).toMatchObject({ number: 3, step: 'postcombat-main', priority: 'A', combat: null })
    expect(one.size('ox')).toBe('2/3')
    expect(one.player('A').life).toBe(20)
    expect(one.player('B').life).toBe(20)
    expect(one.trail).toContain('724.2d')
  })

  it('724.2b: with the spell that ends it everything else on the stack is exiled', () => {
    const one = fight().passTo('declare-attackers').attack('ox')
    one.do({ kind: 'pass-priority', player: 'A' }).cast('B', 'bolt', ['ox']).do({ kind: 'pass-priority', player: 'B' })
    one.cast('A', 'truce-0').passAll()
    expect(one.object('ox').zone).toBe('battlefield')
    expect(one.state.exile).toHaveLength(2)
  })

  it('724.2c, 724.2f: what triggers by state-based actions meanwhile is put on the stack in the next phase', () => {
    const doomed: Effect = { do: 'damage', source: { ref: 'self' }, amount: 3, to: target() }
    const last = defineCard('Last Blow', '{0}', 'Instant', [
      spell([slot(CREATURE)], doomed, { do: 'end-now', what: 'combat-phase' }),
    ])
    const one = mainPhase([...CARDS, last], {
      a: {
        hand: [{ id: 'last', name: 'Last Blow' }],
        battlefield: [
          { id: 'ox', name: 'Plain Ox' },
          { id: 'mourner', name: 'Mourner' },
        ],
      },
    })
    one.passTo('declare-attackers').attack('mourner').resolve('A', 'last', ['ox'])
    expect(one.turn).toMatchObject({ step: 'postcombat-main', priority: 'A' })
    expect(one.turn.stack).toHaveLength(1)
  })

  it('724.2a: an ability that has triggered and waits ceases to exist', () => {
    const both = defineCard('Double Word', '{0}', 'Instant', [
      spell([], { do: 'draw', who: { ref: 'you' }, amount: 1 }, { do: 'end-now', what: 'combat-phase' }),
    ])
    const scribe = defineCard('Scribe', '{0}', 'Artifact', [triggered({ on: 'draws', who: 'you' }, [gainsLife(9)])])
    const one = mainPhase([...CARDS, both, scribe], {
      a: { hand: [{ id: 'both', name: 'Double Word' }], battlefield: [{ id: 'scribe', name: 'Scribe' }] },
    })
    one.passTo('beginning-of-combat').resolve('A', 'both')
    expect(one.turn).toMatchObject({ step: 'postcombat-main', stack: [] })
    expect(one.events.some(({ kind }) => kind === 'ability-triggered')).toBe(true)
  })

  it('724.2g: outside of combat nothing happens', () => {
    const one = fight().resolve('A', 'truce-0')
    expect(one.turn).toMatchObject({ step: 'precombat-main' })
    expect(one.player('A').graveyard).toHaveLength(1)
  })
})

describe('CR 104.4c: an effect says that the game is a draw', () => {
  it('104.4c: it is one at once, and nothing else happens', () => {
    const one = mainPhase(CARDS, { a: { hand: cards('Stalemate') } }).resolve('A', 'stalemate-0')
    expect(one.state.result).toEqual({ kind: 'drawn' })
  })
})
