import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Amount } from '../../../src/core/amount.ts'
import {
  activated,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  spell,
  TAP,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const X: Amount = { kind: 'x' }
const SELF = { ref: 'self' } as const
const YOU = { ref: 'you' } as const
const lifeOfX = { do: 'gain-life', who: YOU, amount: X } as const
const tapForX: Ability = activated(TAP, [], lifeOfX)

const CARDS = [
  defineCard('Doubled', '{X}{X}{G}', 'Sorcery', [
    spell([], lifeOfX, damages(X, { ref: 'all', filter: { subject: 'player', player: 'opponent' } })),
  ]),
  defineCard('Slow Tide', '{X}{G}', 'Sorcery', [
    spell([], { do: 'delayed-trigger', event: { on: 'next-step', step: 'end', whose: 'any' }, effects: [lifeOfX] }),
  ]),
  defineCreature('Growing Thing', '{X}{G}', 'Hydra', '2/2', [
    keyword('haste'),
    activated(manaCost('{X}'), [], lifeOfX),
    activated(manaCost('{X}'), [], damages(X, YOU)),
    { ...triggered({ on: 'enters', what: 'self' }, [lifeOfX]) },
  ]),
  defineCard('Gift of Measure', '{1}', 'Enchantment', [
    continuous(CREATURE, { kind: 'add-ability', ability: tapForX }),
  ]),
  defineCard('Cheap Watch', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', manaValue: { op: '>=', amount: 3 } }, who: 'any' },
    }),
  ]),
  defineCard('Measure of Hands', '{0}', 'Sorcery', [
    spell([], gainsLife(1), {
      do: 'gain-life',
      who: YOU,
      amount: { kind: 'total', filter: { subject: 'card', zones: ['graveyard'], owner: 'you' }, which: 'mana-value' },
    }),
  ]),
  defineCard('Weighing', '{0}', 'Sorcery', [
    spell(
      [{ id: 'target', filter: { subject: 'permanent' }, min: 1, max: 1 }],
      {
        do: 'gain-life',
        who: YOU,
        amount: { kind: 'characteristic', of: { ref: 'target', id: 'target' }, which: 'power' },
      },
      {
        do: 'gain-life',
        who: YOU,
        amount: { kind: 'greatest', filter: { ...CREATURE, controller: 'opponent' }, which: 'power' },
      },
    ),
  ]),
  defineCard('Idle Relic', '{2}', 'Artifact', [activated(TAP, [], { do: 'gain-life', who: SELF, amount: 1 })]),
]
const forests = (count: number) => lands(...Array(count).fill('Forest'))
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (name: string) => ({ id: id(name), name })
const cast = (name: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object: id(name), ...more }) as const
const use = (object: string, ability: number, more: object = {}) =>
  ({ kind: 'activate-ability', player: 'A', object, ability, ...more }) as const

describe('CR 107.3: one letter, one value', () => {
  it.each([
    [2, 5, ['legal']],
    [2, 4, ['cost.mana 601.2h 601.2f 118.3']],
  ])('107.3i: every X of a cost is the same: X = %i with %i lands: %j', (x, count, expected) => {
    const game = mainPhase(CARDS, { a: { hand: [card('Doubled')], battlefield: forests(count) } })
    expect(game.refusal(cast('Doubled', { x }))).toEqual(expected)
  })
  it('107.3i: and so is every X of the text', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Doubled')], battlefield: forests(5) } })
    game.do(cast('Doubled', { x: 2 })).passAll()
    expect([game.player('A').life, game.player('B').life]).toEqual([22, 18])
  })
  it('107.3g: off the stack it is 0, on the stack what was chosen', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Doubled')], battlefield: forests(5) } })
    expect(game.traits('doubled').manaValue).toBe(1)
    game.do(cast('Doubled', { x: 2 }))
    expect(game.traits(game.turn.stack[0]!).manaValue).toBe(5)
    game.passAll()
    expect(game.traits(game.find('Doubled', 'graveyard')).manaValue).toBe(1)
  })
  it('107.3g: what counts mana values in a graveyard counts it so', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Measure of Hands')], graveyard: [card('Doubled')] } })
    expect(game.resolve('A', 'measure-of-hands').player('A').life).toBe(22)
  })
  it('107.3k: each activation has a value of its own, whatever the object was cast with', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Growing Thing')], battlefield: forests(9) } })
    game
      .do(cast('Growing Thing', { x: 3 }))
      .passAll()
      .passAll()
    expect(game.player('A').life).toBe(23)
    const thing = game.find('Growing Thing')
    game.do(use(thing, 0, { x: 2 })).do(use(thing, 1, { x: 1 }))
    expect(game.turn.stack.map((one) => game.object(one).onStack!.x)).toEqual([2, 1])
    expect(game.passAll().passAll().player('A').life).toBe(24)
  })
  it('107.3j: in an ability that was given it is the ability’s own, or 0', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Growing Thing')], battlefield: [...forests(4), 'Gift of Measure'] },
    })
    game
      .do(cast('Growing Thing', { x: 3 }))
      .passAll()
      .passAll()
    game.do(use(game.find('Growing Thing'), 2)).passAll()
    expect(game.player('A').life).toBe(23)
  })
  it('107.3n: a delayed trigger has the X of what made it', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Slow Tide')], battlefield: forests(4) } })
    game
      .do(cast('Slow Tide', { x: 3 }))
      .passAll()
      .passTo('end')
      .passAll()
    expect(game.player('A').life).toBe(23)
  })
})

describe('CR 107.2: a number that can’t be found', () => {
  it('is 0: the power of what has none, the greatest of nothing', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Weighing')], battlefield: [card('Idle Relic')] } })
    expect(game.resolve('A', 'weighing', ['idle-relic']).player('A').life).toBe(20)
  })
})

describe('CR 601.2e, 601.3a, 601.6: what may begin to be cast', () => {
  const watched = (count: number) =>
    mainPhase(CARDS, {
      a: { hand: [card('Doubled'), card('Slow Tide')], battlefield: [...forests(count), 'Cheap Watch'] },
    })
  it('601.3a: a card whose X might free it from a prohibition', () => {
    expect(watched(5).refusal(cast('Slow Tide', { x: 1 }))).toEqual(['legal'])
  })
  it.each([
    ['Slow Tide', 2],
    ['Doubled', 1],
  ])('601.2e, 601.6: once proposed it is looked at again: %s with X = %i', (name, x) => {
    expect(watched(5).refusal(cast(name, { x }))).toEqual(['cast.prohibited 101.2 601.3'])
  })
  it('601.2e, 733.1: and everything is as it was before', () => {
    const game = watched(5)
    const before = game.written()
    game.judge(cast('Slow Tide', { x: 2 }))
    expect(game.written()).toBe(before)
  })
})
