import { describe, expect, it } from 'vitest'
import { YOU } from '../../../src/core/ref.ts'
import {
  ANY_TARGET,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  manaCost,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const life = spell([], gainsLife(1))
const CARDS = [
  defineCreature('Herald', '{3}', 'Beast', '3/3', [keyword('cascade')]),
  defineCreature('Double Herald', '{3}', 'Beast', '3/3', [keyword('cascade'), keyword('cascade')]),
  defineCard('Digger', '{2}', 'Sorcery', [spell([], { do: 'discover', who: YOU, amount: 3 })]),
  defineCreature('Cub', '{2}', 'Bear', '2/2'),
  defineCreature('Elder', '{3}', 'Bear', '4/4'),
  defineCard('Spring', '{X}{1}', 'Sorcery', [spell([], { do: 'gain-life', who: YOU, amount: { kind: 'x' } })]),
  defineCard('Barrage', '{1}', 'Instant', [keyword('storm'), spell([slot(ANY_TARGET)], damages(1))]),
  defineCard('Spark', '{0}', 'Instant', [life]),
  defineCard('Refusal', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Encore', '{0}', 'Sorcery', [keyword('rebound'), life]),
  defineCard('Again', '{0}', 'Sorcery', [
    keyword('rebound'),
    { kind: 'keyword', keyword: 'buyback', cost: manaCost('{1}') },
    life,
  ]),
]
const card = (name: string, id = name.toLowerCase().replace(' ', '-')) => ({ id, name })
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const

/** The only card that may be cast. */
const offered = ({ decision }: Game): string =>
  decision?.kind === 'choose-objects' && decision.options.length === 1 ? decision.options[0]! : 'none'

describe('CR 702.85: cascade', () => {
  const game = (library: readonly string[], name = 'Herald') =>
    mainPhase(CARDS, {
      a: {
        hand: [card(name)],
        battlefield: lands('Forest', 'Forest', 'Forest'),
        library: library.map((each, i) => card(each, `library-${i}`)),
      },
    }).do(cast(card(name).id))

  it('702.85a: passes lands and what is worth as much, and casts what is worth less', () => {
    const played = game(['Plains', 'Elder', 'Cub', 'Elder']).passAll()
    expect(played.decision).toMatchObject({ kind: 'choose-objects', player: 'A', min: 0, max: 1 })
    played.answer([offered(played)])
    expect(played.names('stack')).toEqual(['Herald', 'Cub'])
    expect(played.names('exile', 'A')).toEqual([])
    const { library } = played.player('A')
    expect(
      library
        .map((id) => played.traits(id).name)
        .slice(1)
        .sort(),
    ).toEqual(['Elder', 'Plains'])
    expect(played.traits(library[0]!).name).toBe('Elder')
    expect(played.passAll().names('battlefield', 'A')).toContain('Cub')
  })
  it('702.85a: what is not cast goes to the bottom too', () => {
    const played = game(['Cub', 'Elder']).passAll().answer([])
    expect(played.player('A').library.map((id) => played.traits(id).name)).toEqual(['Elder', 'Cub'])
    expect(played.names('stack')).toEqual(['Herald'])
  })
  it('702.85a: with nothing worth less the whole library is gone through, and put back', () => {
    const played = game(['Elder', 'Plains']).passAll()
    expect(played.decision).toBeNull()
    expect(played.player('A').library).toHaveLength(2)
  })
  it('702.85a, 107.3b: an X is 0 where the mana cost is not paid', () => {
    const played = game(['Spring']).passAll()
    played.answer([offered(played)])
    expect(played.passAll().player('A').life).toBe(20)
  })
  it('702.85c: two of them trigger separately', () => {
    const played = game(['Cub', 'Elder'], 'Double Herald')
    expect(played.names('stack')).toEqual(['Double Herald', 'Double Herald', 'Double Herald'])
  })
  it('701.57a: what nobody knows is not gone through', () => {
    const blind = mainPhase(CARDS, { a: { hand: [card('Herald')], battlefield: lands('Forest', 'Forest', 'Forest') } })
    expect(blind.do(cast('herald')).judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported' })
  })
})

describe('CR 701.57: discover', () => {
  const game = (...library: readonly string[]) =>
    mainPhase(CARDS, {
      a: {
        hand: [card('Digger')],
        battlefield: lands('Forest', 'Forest'),
        library: library.map((each, i) => card(each, `library-${i}`)),
      },
    }).resolve('A', 'digger')

  it('701.57a: what is worth no more than the number is cast, or goes to hand', () => {
    const found = game('Plains', 'Elder', 'Cub')
    const elder = offered(found)
    expect(found.judge({ kind: 'choose', player: 'A', answer: [elder] }).verdict).toBe('legal')
    const kept = found.answer([])
    expect(kept.names('hand', 'A')).toEqual(['Elder'])
    expect(kept.player('A').library.map((id) => kept.traits(id).name)).toEqual(['Cub', 'Plains'])
  })
})

describe('CR 702.40: storm', () => {
  it('702.40a: one copy for each spell cast before it this turn, each with targets of its own', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Spark', 's1'), card('Spark', 's2'), card('Barrage')], battlefield: lands('Mountain') },
      b: { hand: [card('Spark', 's3')] },
    })
    game.resolve('A', 's1').resolve('A', 's2').cast('A', 'barrage', ['B'])
    // What is cast later does not count.
    game.pass().cast('B', 's3').passAll().passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-targets' })
    game.answer(['A'])
    game.answer(['B'])
    expect(game.names('stack')).toEqual(['Barrage', 'Barrage', 'Barrage'])
    game.passAll().passAll().passAll()
    expect([game.player('A').life, game.player('B').life]).toEqual([21, 19])
  })
  it('702.40a: a countered spell is copied all the same', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Spark'), card('Barrage')], battlefield: lands('Mountain') },
      b: { hand: [card('Refusal')] },
    })
    game.resolve('A', 'spark').cast('A', 'barrage', ['B']).pass()
    game.cast('B', 'refusal', [game.turn.stack[0]!]).passAll()
    expect(game.names('graveyard', 'A')).toContain('Barrage')
    game.passAll()
    game.answer(['B'])
    expect(game.passAll().player('B').life).toBe(19)
  })
})

describe('CR 702.88: rebound', () => {
  it('702.88a: exiled as it resolves, and cast free at the next upkeep of its controller', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Encore')] } }).resolve('A', 'encore')
    expect(game.names('exile', 'A')).toEqual(['Encore'])
    game.passTo('upkeep')
    expect(game.turn.active).toEqual(['B'])
    expect(game.names('stack')).toEqual([])
    game.passTo('draw').passTo('upkeep')
    expect(game.names('stack')).toEqual(['Encore'])
    game.passAll()
    game.answer([offered(game)])
    expect(game.passAll().player('A').life).toBe(22)
    expect(game.names('graveyard', 'A')).toEqual(['Encore'])
  })
  it('702.88a: countered, or not cast from hand, it is not exiled', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Encore')] }, b: { hand: [card('Refusal')] } })
    game.cast('A', 'encore').pass().cast('B', 'refusal', [game.turn.stack[0]!]).passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Encore'])
  })
  it('702.88a, 702.27a, 616.1: its controller chooses between rebound and buyback', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Again')], battlefield: lands('Forest') } })
    game.do(cast('again', { pay: ['buyback'] })).passAll()
    expect(game.decision).toMatchObject({ player: 'A', rule: '616.1' })
  })
})
