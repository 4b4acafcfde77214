import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src/core/condition.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const once = (on: 'leaves' | 'untaps'): Effect => ({
  do: 'delayed-trigger',
  event: { on, what: 'self' },
  effects: [gainsLife(5)],
})
const NO_CARDS: Condition = { kind: 'compare', left: { kind: 'hand-size', of: YOU }, op: '=', right: 0 }

const CARDS = [
  defineCreature('Parting Gift', '{W}', 'Spirit', '1/1', [activated(TAP, [], once('leaves'))]),
  defineCreature('Dawn Sleeper', '{W}', 'Cat', '1/1', [activated(TAP, [], once('untaps'))]),
  defineCard('Shove', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'move', what: target(), from: 'battlefield', to: 'hand' }),
  ]),
  defineCard('Rouse', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'untap', what: target() })]),
  defineCard('Doze', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'tap', what: target() })]),
  defineCard('Empty Palm', '{2}', 'Artifact', [
    triggered({ on: 'state', condition: NO_CARDS }, [{ do: 'draw', who: YOU, amount: 1 }]),
  ]),
  defineCard('New Leaf', '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'discard', who: YOU, amount: 'hand', as: 'gone' },
      { do: 'draw', who: YOU, amount: { kind: 'bound', name: 'gone' } },
    ),
  ]),
]
const hand = (...names: readonly string[]) =>
  names.map((name, i) => ({ id: names.indexOf(name) === i ? name.toLowerCase().replace(' ', '-') : `more-${i}`, name }))
const use = { kind: 'activate-ability', player: 'A', object: 'it' } as const

describe('abilities that will trigger later', () => {
  const game = (name: string, ...cards: readonly string[]) =>
    mainPhase(CARDS, { a: { battlefield: [{ id: 'it', name }], hand: hand(...cards) } }).do(use)

  it('603.7a example 1: one never triggers on what happened before it was made', () => {
    const early = game('Parting Gift', 'Shove').resolve('A', 'shove', ['it']).passAll()
    expect(early.names('stack')).toEqual([])
    expect(early.player('A').life).toBe(20)
    const late = game('Parting Gift', 'Shove').passAll().resolve('A', 'shove', ['it'])
    expect(late.names('stack')).toHaveLength(1)
    expect(late.passAll().player('A').life).toBe(25)
  })

  it('603.7a example 2: one made too late for this time waits for the next', () => {
    const sleeper = game('Dawn Sleeper', 'Rouse', 'Doze', 'Rouse').resolve('A', 'rouse', ['it']).passAll()
    expect(sleeper.object('it').tapped).toBe(false)
    expect(sleeper.names('stack')).toEqual([])
    sleeper.resolve('A', 'doze', ['it'])
    expect(sleeper.names('stack')).toEqual([])
    expect(sleeper.resolve('A', 'more-2', ['it']).names('stack')).toEqual(['Dawn Sleeper'])
    expect(sleeper.passAll().player('A').life).toBe(25)
  })
})

describe('abilities that a state of the game triggers', () => {
  it('603.8 example 1: the last card played triggers it once, until that has left the stack', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [{ id: 'palm', name: 'Empty Palm' }, ...lands('Forest')],
        hand: hand('Rouse', 'Doze'),
        library: 5,
      },
      b: { battlefield: [{ id: 'it', name: 'Dawn Sleeper' }] },
    })
    game.cast('A', 'rouse', ['it'])
    expect(game.names('stack')).toEqual(['Rouse'])
    game.cast('A', 'doze', ['it'])
    expect(game.names('stack')).toEqual(['Rouse', 'Doze', 'Empty Palm'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'forest-1', ability: 0 })
    expect(game.names('stack')).toEqual(['Rouse', 'Doze', 'Empty Palm'])
    game.passAll()
    expect(game.player('A').hand).toHaveLength(1)
    expect(game.names('stack')).toEqual(['Rouse', 'Doze'])
  })

  it('603.8 example 1: a hand empty only for a moment triggers it too', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [{ id: 'palm', name: 'Empty Palm' }],
        hand: hand('New Leaf', 'Rouse', 'Doze'),
        library: 5,
      },
    }).cast('A', 'new-leaf')
    expect(game.names('stack')).toEqual(['New Leaf'])
    game.passAll()
    expect(game.player('A').hand).toHaveLength(2)
    expect(game.names('stack')).toEqual(['Empty Palm'])
    expect(game.passAll().player('A').hand).toHaveLength(3)
  })
})
