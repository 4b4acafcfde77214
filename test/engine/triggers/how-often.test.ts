import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Condition } from '../../../src/core/condition.ts'
import {
  activated,
  all,
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  OWN_CREATURE,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const permanent = { subject: 'permanent', controller: 'you' } as const
const limited = (ability: Ability): Ability => ({ ...ability, limit: 'do-once-each-turn' }) as Ability
const FEW_LIVES: Condition = { kind: 'life-at-most', who: YOU, amount: 5 }
const loses = (amount: number) => ({ do: 'lose-life', who: YOU, amount }) as const

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCreature('Cub', '{0}', 'Cat', '1/1', [triggered({ on: 'enters', what: 'self' }, [gainsLife(1)])]),
  defineCreature('Mourner', '{0}', 'Cat', '1/1', [triggered({ on: 'dies', what: OWN_CREATURE }, [gainsLife(1)])]),
  defineCreature('Reflex', '{0}', 'Cat', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [
      gainsLife(1),
      { do: 'reflexive-trigger', targets: [], effects: [gainsLife(10)] },
      {
        do: 'delayed-trigger',
        event: { on: 'next-step', step: 'end', whose: 'any' },
        effects: [gainsLife(100)],
      },
    ]),
  ]),
  defineCard('Echo Hall', '{0}', 'Artifact', [
    fixedRule({ kind: 'extra-trigger', what: permanent, cause: { on: 'enters', what: CREATURE }, times: 1 }),
  ]),
  defineCreature('Grave Hall', '{0}', 'Spirit', '1/1', [
    fixedRule({ kind: 'extra-trigger', what: permanent, cause: { on: 'dies', what: CREATURE }, times: 1 }),
  ]),
  defineCard('Call', '{0}', 'Sorcery', [
    spell([], { do: 'create-token', who: YOU, amount: 2, token: token('Soldier', 1) }),
  ]),
  defineCard('Stop', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Flood', '{0}', 'Instant', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  defineCard('Hurt', '{0}', 'Instant', [spell([], loses(1))]),
  defineCard('Mend', '{0}', 'Instant', [spell([], gainsLife(20))]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'ability' })], { do: 'counter', what: target() })]),
  defineCard('Hall of Choice', '{0}', 'Artifact', [
    limited(triggered({ on: 'enters', what: CREATURE }, [{ do: 'optional', who: YOU, effects: [gainsLife(7)] }])),
  ]),
  defineCreature('Frail One', '{0}', 'Cat', '1/1', [
    triggered({ on: 'state', condition: FEW_LIVES }, [gainsLife(1)]),
    activated([], [], loses(1)),
  ]),
  defineCreature('Timid One', '{0}', 'Cat', '1/1', [
    triggered({ on: 'state', condition: FEW_LIVES }, [{ do: 'sacrifice', who: YOU, what: { ref: 'self' } }]),
  ]),
]
const HAND = ['Call', 'Stop', 'Flood', 'Hurt', 'Mend', 'Deny', 'Cub', 'Ox', 'Reflex']
const hand = HAND.map((name) => ({ id: name.toLowerCase(), name }))
type Board = NonNullable<NonNullable<Parameters<typeof mainPhase>[1]['a']>['battlefield']>
const game = (battlefield: Board, life = 20): Game => mainPhase(CARDS, { a: { life, hand, battlefield } })
const triggers = (one: Game): number => one.events.filter(({ kind }) => kind === 'ability-triggered').length
const resolveAll = (one: Game): Game => {
  while (one.turn.stack.length > 0 || one.decision?.kind === 'order') {
    if (one.decision?.kind === 'order') one.answer(one.decision.options)
    else one.passAll()
  }
  return one
}

describe('CR 603.2d: abilities that trigger more often', () => {
  it('once more for each effect that says so', () => {
    expect(resolveAll(game([]).resolve('A', 'cub')).player('A').life).toBe(21)
    expect(resolveAll(game(['Echo Hall']).resolve('A', 'cub')).player('A').life).toBe(22)
    expect(resolveAll(game(['Echo Hall', 'Echo Hall']).resolve('A', 'cub')).player('A').life).toBe(23)
  })

  it('only on the event that is meant', () => {
    const one = game(['Echo Hall', 'Mourner', { id: 'ox2', name: 'Ox' }]).resolve('A', 'stop', ['ox2'])
    expect(triggers(one)).toBe(1)
  })

  it('an effect that leaves with what dies still counts', () => {
    const one = game(['Grave Hall', 'Mourner']).resolve('A', 'flood')
    expect(triggers(one)).toBe(4)
  })

  it('not delayed and reflexive abilities', () => {
    const one = resolveAll(game(['Echo Hall']).resolve('A', 'reflex'))
    expect(one.player('A').life).toBe(20 + 2 + 20)
    resolveAll(one.passTo('end'))
    expect(one.player('A').life).toBe(20 + 2 + 20 + 200)
  })
})

describe('CR 603.2h: what is done only once each turn', () => {
  it('can be declined and offered again, but once done it triggers no more', () => {
    const one = game(['Hall of Choice']).resolve('A', 'cub')
    one.answer(one.decision?.kind === 'order' ? one.decision.options : [])
    while (one.decision?.kind !== 'yes-or-no') one.passAll()
    one.answer(false)
    resolveAll(one).resolve('A', 'ox').passAll().answer(true)
    expect(one.player('A').life).toBe(20 + 1 + 7)
    one.resolve('A', 'call')
    expect(one.names('stack')).toEqual([])
  })

  it('of several that have triggered only one is done', () => {
    const one = game(['Hall of Choice']).resolve('A', 'call')
    if (one.decision?.kind === 'order') one.answer(one.decision.options)
    expect(one.names('stack')).toHaveLength(2)
    one.passAll().answer(true).passAll()
    expect(one.decision).toBeNull()
    expect(one.player('A').life).toBe(27)
  })
})

describe('CR 603.8: state triggers', () => {
  it('trigger when the state comes, not again while the ability is on the stack, and again once it has resolved', () => {
    const one = game([{ id: 'frail', name: 'Frail One' }], 6).resolve('A', 'hurt')
    expect(one.names('stack')).toEqual(['Frail One'])
    one.do({ kind: 'activate-ability', player: 'A', object: 'frail', ability: 0 }).passAll()
    expect(one.player('A').life).toBe(4)
    expect(one.names('stack')).toEqual(['Frail One'])
    one.passAll()
    expect(one.player('A').life).toBe(5)
    expect(one.names('stack')).toEqual(['Frail One'])
    one.passAll()
    expect(one.player('A').life).toBe(6)
    expect(one.names('stack')).toEqual([])
  })

  it('trigger again once it was countered', () => {
    const one = game([{ id: 'frail', name: 'Frail One' }], 6).resolve('A', 'hurt')
    one.resolve('A', 'deny', [one.turn.stack[0]!])
    expect(one.events.some(({ kind }) => kind === 'countered')).toBe(true)
    expect(one.names('stack')).toEqual(['Frail One'])
  })

  it('resolve whether or not the state is still there, and not for a source that is gone', () => {
    const one = game([{ id: 'timid', name: 'Timid One' }], 6)
      .resolve('A', 'hurt')
      .resolve('A', 'mend')
    expect(one.player('A').life).toBe(25)
    one.passAll()
    expect(one.names('graveyard')).toContain('Timid One')
    expect(one.names('stack')).toEqual([])
  })
})
