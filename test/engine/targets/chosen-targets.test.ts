import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const targeting = (targets: Filter): Filter => ({ subject: 'spell', targets })
const counters = (filter: Filter) => spell([slot(filter)], { do: 'counter', what: target() })
const upTo = (max: number) => ({ id: 'target', filter: CREATURE, min: 0, max })

const CARDS = [
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(1))]),
  defineCard('Guard Creatures', '{0}', 'Instant', [counters(targeting({ ...CREATURE, controller: 'you' }))]),
  defineCard('Guard Big', '{0}', 'Instant', [counters(targeting({ ...CREATURE, power: { op: '>=', amount: 3 } }))]),
  defineCard('Guard Aimed', '{0}', 'Instant', [
    counters({ subject: 'spell', targets: { anyOf: [CREATURE, { subject: 'player' }] } }),
  ]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'modify-power-toughness', power: 2, toughness: 0 }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Unmake', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Many Taps', '{0}', 'Instant', [spell([upTo(3)], { do: 'tap', what: target() }, gainsLife(1))]),
  defineCard('Any Tribute', '{0}', 'Sorcery', [
    spell([], {
      do: 'sacrifice',
      who: { ref: 'you' },
      what: {
        ref: 'choose',
        filter: { ...CREATURE, controller: 'you' },
        count: { kind: 'count', filter: { ...CREATURE, controller: 'you' } },
        upTo: true,
        chooser: { ref: 'you' },
      },
    }),
  ]),
  defineCreature('Ox', '{G}', 'Ox', '2/2'),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (name: string) => ({ id: id(name), name })
const ox = { id: 'ox', name: 'Ox' }
const cast = (name: string, ...targets: readonly (readonly string[])[]) =>
  ({ kind: 'cast-spell', player: 'A', object: id(name), targets }) as const
const setting = (...hand: readonly string[]) =>
  mainPhase(CARDS, { a: { hand: hand.map(card), battlefield: [ox, { id: 'ox-2', name: 'Ox' }] } })

describe('CR 115.9b: spells that target something', () => {
  it('as things are now: what its target has become counts', () => {
    const game = setting('Spark', 'Guard Big', 'Grow').do(cast('Spark', ['ox']))
    const [spark] = game.turn.stack
    expect(game.refusal(cast('Guard Big', [spark!]))).toEqual(['target.wrong-kind 601.2c 115.1'])
    game.do(cast('Grow', ['ox'])).passAll()
    expect(game.refusal(cast('Guard Big', [spark!]))).toEqual(['legal'])
  })
  it('a target that has gone is ignored, and not looked back at', () => {
    const game = setting('Spark', 'Guard Creatures', 'Unmake').do(cast('Spark', ['ox']))
    const [spark] = game.turn.stack
    expect(game.refusal(cast('Guard Creatures', [spark!]))).toEqual(['legal'])
    game.do(cast('Unmake', ['ox'])).passAll()
    expect(game.refusal(cast('Guard Creatures', [spark!]))).toEqual(['target.wrong-kind 601.2c 115.1'])
  })
})

describe('CR 115.6: no targets chosen', () => {
  it('a spell that allows it is cast and resolves, but targets nothing', () => {
    const game = setting('Many Taps', 'Guard Aimed').do(cast('Many Taps', []))
    expect(game.refusal(cast('Guard Aimed', [game.turn.stack[0]!]))).toEqual(['target.wrong-kind 601.2c 115.1'])
    expect(game.passAll().player('A').life).toBe(21)
  })
  it('with one chosen it is targeted, and does nothing once that has gone', () => {
    const game = setting('Many Taps', 'Unmake', 'Guard Aimed').do(cast('Many Taps', ['ox']))
    expect(game.refusal(cast('Guard Aimed', [game.turn.stack[0]!]))).toEqual(['legal'])
    game
      .do(cast('Unmake', ['ox']))
      .passAll()
      .passAll()
    expect(game.player('A').life).toBe(20)
  })
})

describe('CR 107.1c: any number', () => {
  it.each([[[]], [['ox']], [['ox', 'ox-2']]])('may be none: %j', (chosen) => {
    const game = setting('Any Tribute').do({ kind: 'cast-spell', player: 'A', object: 'any-tribute' }).passAll()
    expect(game.decision).toMatchObject({ min: 0, max: 2 })
    expect(
      game
        .answer(chosen)
        .names('graveyard', 'A')
        .filter((name) => name === 'Ox'),
    ).toHaveLength(chosen.length)
  })
})
