import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { KeywordAbility } from '../../../src/core/keyword.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { SELF } from '../../../src/core/ref.ts'
import {
  ANY_TARGET,
  activated,
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  LAND,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { unsettled } from '../sba/settled.ts'

const power = { kind: 'characteristic', of: target('biter'), which: 'power' } as const
const toxic: KeywordAbility = { keyword: 'toxic', amount: 2 }
const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Kind Ox', '{2}{G}', 'Ox', '3/3', [keyword('lifelink')]),
  defineCreature('Sour Ox', '{2}{G}', 'Ox', '3/3', [keyword('wither'), keyword('lifelink')]),
  defineCreature('Sick Ox', '{2}{G}', 'Ox', '3/3', [keyword('infect')]),
  defineCreature('Toad', '{G}', 'Frog', '1/1', [{ kind: 'keyword', ...toxic }]),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Ida, Path Warden', '{W}', 'Legendary Planeswalker — Ida', [], { size: '5' }),
  defineCard('Siege of Ash', '{2}', 'Battle — Siege'),
  defineCard('Open Spring', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'life-gain', who: 'you', times: 2 }),
  ]),
  defineCard('Seeping Spring', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'life-gain', who: 'you', plus: 1 }),
  ]),
  defineCard('Dry Spring', '{G}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'gain-life', who: 'any' } }),
  ]),
  defineCard('Long Drought', '{B}', 'Sorcery', [
    spell([slot(PLAYER)], {
      do: 'rule',
      what: target(),
      rule: { kind: 'restriction', cant: { act: 'gain-life', who: 'any' } },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Firm Ground', '{W}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'lose-life', who: 'you' } }),
  ]),
  defineCard('Rich Soil', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'any', times: 2 }),
  ]),
  defineCard('Planned Soil', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'any', times: 2, byEffect: true }),
  ]),
  defineCard('Added Harm', '{R}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'damage', who: 'any', plus: 1 }),
  ]),
  defineCard('Thankful Shrine', '{W}', 'Enchantment', [
    triggered({ on: 'gains-life', who: 'you' }, [
      { do: 'put-counters', on: SELF, counter: 'thanks', amount: { kind: 'event-amount' } },
    ]),
  ]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Cold Ember', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(0))]),
  defineCard('Flood of Fire', '{R}', 'Sorcery', [spell([], damages(1, all({ subject: 'permanent' })))]),
  defineCard('Empty Cup', '{W}', 'Instant', [spell([], gainsLife(0))]),
  defineCard('Bite', '{G}', 'Sorcery', [
    spell([slot(CREATURE, 'biter'), slot(ANY_TARGET)], {
      do: 'damage',
      source: target('biter'),
      amount: power,
      to: target(),
    }),
  ]),
  defineCard('Small Shield', '{W}', 'Instant', [
    spell([slot(ANY_TARGET)], {
      do: 'shield',
      what: target(),
      replacement: { kind: 'prevent-damage', to: 'self', amount: 2 },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Blood Stone', '{1}', 'Artifact', [
    activated([{ kind: 'pay-life', amount: 1 }], [], { do: 'untap', what: all(LAND) }),
    activated([{ kind: 'pay-life', amount: 0 }], [], { do: 'untap', what: all(LAND) }),
  ]),
  defineCard('Oil Spill', '{B/P}', 'Instant', [spell([], gainsLife(1))]),
]
const id = (name: string) => name.toLowerCase().replaceAll(/[ ,]+/g, '-')
const card = (name: string) => ({ id: id(name), name })
const board = (hand: readonly string[], mine: readonly string[], theirs: readonly string[] = []): Game =>
  unsettled(
    CARDS,
    { mana: '{W}{B}{R}{G}{G}', hand: hand.map(card), battlefield: mine.map(card) as PositionPlayer['battlefield'] },
    { battlefield: theirs.map((name) => ({ ...card(name), id: `b-${id(name)}` })) },
  )
const bite = (game: Game, biter: string, bitten: string): Game => game.resolve('A', 'bite', [biter], [bitten])

describe('CR 120.4b–d: damage is dealt, then processed into results, which are replaced before they happen', () => {
  it.each([
    ['Open Spring', 26],
    ['Seeping Spring', 24],
    ['Dry Spring', 20],
  ])('120.3f: the life of lifelink with %s', (spring, life) => {
    expect(bite(board(['Bite'], ['Kind Ox', spring]), 'kind-ox', 'B').player('A').life).toBe(life)
  })

  it('120.4d: wither, lifelink, prevention and doubled life together', () => {
    const game = board(['Small Shield'], ['Sour Ox', 'Open Spring'], ['Plain Ox'])
    game.resolve('A', 'small-shield', ['b-plain-ox'])
    game.passTo('declare-attackers').attack('sour-ox').passTo('declare-blockers')
    game.block({ 'b-plain-ox': 'sour-ox' }).passTo('end-of-combat')
    expect(game.object('b-plain-ox').counters).toEqual({ '-1/-1': 1 })
    expect(game.player('A').life).toBe(22)
    expect(game.events).toContainEqual({ kind: 'life', player: 'A', delta: 2, cause: 'lifelink' })
  })

  it('120.4c: an effect forbids the life gain of lifelink', () => {
    const game = board(['Long Drought', 'Bite'], ['Kind Ox']).resolve('A', 'long-drought', ['A'])
    expect(bite(game, 'kind-ox', 'B').player('A').life).toBe(20)
    expect(game.player('B').life).toBe(17)
  })
})

describe('CR 120.3: what damage turns into', () => {
  it.each([
    ['120.3d: wither', 'Sour Ox', { '-1/-1': 3 }, 0],
    ['120.3d: infect', 'Sick Ox', { '-1/-1': 3 }, 0],
    ['120.3e: neither', 'Kind Ox', {}, 3],
  ])('%s', (_, biter, counters, damage) => {
    const ox = { id: 'ox', name: 'Plain Ox' }
    const game = unsettled(
      [...CARDS, defineCreature('Vast Ox', '{G}', 'Ox', '9/9')],
      { mana: '{G}', hand: [card('Bite')], battlefield: [card(biter)] },
      { battlefield: [{ ...ox, name: 'Vast Ox' }] },
    )
    bite(game, id(biter), 'ox')
    expect(game.object('ox')).toMatchObject({ counters, damage })
  })

  it.each([
    ['Rich Soil', 6],
    ['Planned Soil', 6],
  ])('120.3d, 614.16: the counters a spell’s damage brings are doubled by %s', (soil, count) => {
    const game = bite(board(['Bite'], ['Sour Ox', soil], ['Plain Ox']), 'sour-ox', 'b-plain-ox')
    expect(game.events).toContainEqual({ kind: 'counters', on: 'b-plain-ox', counter: '-1/-1', delta: count })
  })

  it.each([
    ['Rich Soil', 6],
    ['Planned Soil', 3],
  ])('614.16: those of combat damage are no effect’s: %s', (soil, poison) => {
    const game = board([], ['Sick Ox', soil]).passTo('declare-attackers').attack('sick-ox').passTo('end-of-combat')
    expect(game.player('B')).toMatchObject({ life: 20, counters: { poison } })
  })

  it('120.3g: toxic adds poison counters to combat damage, not to other damage', () => {
    expect(bite(board(['Bite'], ['Toad']), 'toad', 'B').player('B')).toMatchObject({ life: 19, counters: {} })
    const game = board([], ['Toad']).passTo('declare-attackers').attack('toad').passTo('end-of-combat')
    expect(game.player('B')).toMatchObject({ life: 19, counters: { poison: 2 } })
  })

  it('120.3h: defense counters go from a battle', () => {
    const game = unsettled(
      CARDS,
      { mana: '{R}', hand: [card('Flood of Fire')] },
      { battlefield: [{ id: 'siege', name: 'Siege of Ash', counters: { defense: 5 } }] },
    )
    game.resolve('A', 'flood-of-fire')
    expect(game.object('siege')).toMatchObject({ counters: { defense: 4 }, damage: 0 })
  })

  it('120.1, 120.1a: nothing but battles, creatures, planeswalkers and players is dealt damage', () => {
    const game = board(['Flood of Fire'], ['Forest', 'Open Spring', 'Plain Ox']).resolve('A', 'flood-of-fire')
    const dealt = game.events.flatMap((event) => (event.kind === 'damage' ? [event.target] : []))
    expect(dealt).toEqual(['plain-ox'])
  })

  it('120.2b: the object that the effect names deals it', () => {
    const game = bite(board(['Bite'], ['Kind Ox']), 'kind-ox', 'B')
    expect(game.events).toContainEqual({ kind: 'damage', source: 'kind-ox', target: 'B', amount: 3, combat: false })
    expect(game.player('A').life).toBe(23)
  })
})

describe('CR 120.8, 614.7a: 0 damage is no damage', () => {
  it('so nothing can be added to it', () => {
    const game = board(['Cold Ember'], ['Added Harm']).resolve('A', 'cold-ember', ['B'])
    expect(game.player('B').life).toBe(20)
    expect(game.events.some(({ kind }) => kind === 'damage')).toBe(false)
    expect(board(['Ash Bolt'], ['Added Harm']).resolve('A', 'ash-bolt', ['B']).player('B').life).toBe(16)
  })
})

describe('CR 119: life', () => {
  it('119.8: who can’t lose life loses none to damage, which is dealt all the same', () => {
    const game = board(['Ash Bolt'], [], ['Firm Ground']).resolve('A', 'ash-bolt', ['B'])
    expect(game.player('B').life).toBe(20)
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'damage', target: 'B', amount: 3 }))
    expect(game.events.some(({ kind }) => kind === 'life')).toBe(false)
  })

  it('119.8, 614.17b: and can’t pay life, but 0 life (119.4b)', () => {
    const stone = { kind: 'activate-ability', player: 'A', object: 'blood-stone' } as const
    const game = board([], ['Blood Stone', 'Firm Ground'])
    expect(game.refusal({ ...stone, ability: 0 })).toEqual(['cost.life-fixed 119.8 118.3'])
    expect(game.refusal({ ...stone, ability: 1 })).toEqual(['legal'])
    expect(board([], ['Blood Stone']).refusal({ ...stone, ability: 0 })).toEqual(['legal'])
    const poor = unsettled(CARDS, { life: 1, battlefield: [card('Blood Stone')] })
    expect(poor.do({ ...stone, ability: 0 }).player('A').life).toBe(0)
  })

  it('119.8: nor pay life for Phyrexian mana', () => {
    const cast = { kind: 'cast-spell', player: 'A', object: 'oil-spill' } as const
    const holding = (...mine: readonly string[]) =>
      unsettled(CARDS, { hand: [card('Oil Spill')], battlefield: mine.map(card) })
    expect(holding().refusal(cast)).toEqual(['legal'])
    expect(holding('Firm Ground').refusal(cast)).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })

  it('119.9, 119.10: gaining 0 life is no gain: nothing triggers, nothing is added', () => {
    const game = board(['Empty Cup'], ['Thankful Shrine', 'Seeping Spring']).resolve('A', 'empty-cup')
    expect(game.player('A').life).toBe(20)
    expect(game.names('stack')).toEqual([])
  })

  it('119.9: life gained through damage triggers as life that a source made one gain', () => {
    const game = bite(board(['Bite'], ['Kind Ox', 'Thankful Shrine', 'Open Spring']), 'kind-ox', 'B').passAll()
    expect(game.object('thankful-shrine').counters).toEqual({ thanks: 6 })
  })
})
