import { describe, expect, it } from 'vitest'
import type { WordChange } from '../../../src/core/word-change.ts'
import {
  activated,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  protectionFrom,
  slot,
  spell,
  TAP,
  tapsFor,
  target,
  token,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const ANYTHING = { anyOf: [{ subject: 'permanent' }, { subject: 'spell' }] } as const
const rewrites = (change: WordChange) =>
  spell([slot(ANYTHING)], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'change-words', change }],
    duration: 'indefinite',
  })
const asks = (...sorts: readonly ('color' | 'basic-land-type')[]) =>
  spell([slot(ANYTHING)], { do: 'change-text', what: target(), sorts, duration: 'indefinite' })
const NEW_COLOR: WordChange = { sort: 'color', from: 'R', to: 'U' }
const CARDS = [
  defineCard('Red to Blue', '{0}', 'Instant', [rewrites(NEW_COLOR)]),
  defineCard('Isle to Fen', '{0}', 'Instant', [rewrites({ sort: 'basic-land-type', from: 'Island', to: 'Swamp' })]),
  defineCard('Elf to Goblin', '{0}', 'Instant', [rewrites({ sort: 'creature-type', from: 'Elf', to: 'Goblin' })]),
  defineCard('Any Word', '{0}', 'Instant', [asks('color', 'basic-land-type')]),
  defineCard('Any Color', '{0}', 'Instant', [asks('color')]),
  defineCreature('Red Ward', '{R}', 'Elf', '2/2', [protectionFrom('R'), tapsFor('R')]),
  defineCreature('Elf Caller', '{G}', 'Elf', '1/1', [
    activated(TAP, [], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Elf', 1) }),
  ]),
  defineCreature('Isle Stalker', '{U}', 'Fish', '2/2', [
    { kind: 'keyword', keyword: 'landwalk', land: { types: ['land'], subtypes: ['Island'] }, name: 'islandwalk' },
  ]),
  defineCard('Elf Song', '{0}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Elf', 1) }),
  ]),
  defineCard('Red Gift', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'add-ability', ability: protectionFrom('R') }),
  ]),
  defineCard('Red Pride', '{0}', 'Enchantment', [continuous({ ...CREATURE, colors: ['R'] }, bigger(1))]),
  defineCard('Elf Pride', '{0}', 'Enchantment', [continuous({ ...CREATURE, subtypes: ['Elf'] }, bigger(1))]),
  defineCard('New Name', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'set-name', name: 'Somebody Else' }),
  ]),
  defineCreature('Namesake', '{G}', 'Elf', '1/1'),
  defineCard('Named Pride', '{0}', 'Enchantment', [continuous({ ...CREATURE, name: 'Somebody Else' }, bigger(3))]),
]
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const table = (battlefield: readonly (string | object)[], ...hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      battlefield: battlefield.map((one) => (typeof one === 'string' ? card(one) : one)) as never,
      hand: hand.map(card),
    },
  })
const qualities = (game: ReturnType<typeof table>, id: string) =>
  game.traits(id).abilities.flatMap((one) => (one.kind === 'keyword' && one.keyword === 'protection' ? one.from : []))

describe('CR 613.1c, 612.2: words are changed where they are used as such', () => {
  it('a colour word, and neither the mana cost nor a mana symbol nor the name', () => {
    const game = table(['Red Ward'], 'Red to Blue').resolve('A', 'red-to-blue', ['red-ward'])
    expect(qualities(game, 'red-ward')).toEqual([{ kind: 'color', color: 'U' }])
    expect(game.traits('red-ward')).toMatchObject({ name: 'Red Ward', colors: ['R'] })
    game.do({ kind: 'activate-ability', player: 'A', object: 'red-ward' })
    expect(game.player('A').mana.map(({ type }) => type)).toEqual(['R'])
  })

  it('a land type on a type line, and with it the mana ability that comes of it; the name stays', () => {
    const game = mainPhase(CARDS, { a: { battlefield: lands('Island'), hand: [card('Isle to Fen')] } })
    game.resolve('A', 'isle-to-fen', ['island-1'])
    expect(game.traits('island-1')).toMatchObject({ name: 'Island', subtypes: ['Swamp'] })
    game.do({ kind: 'activate-ability', player: 'A', object: 'island-1' })
    expect(game.player('A').mana.map(({ type }) => type)).toEqual(['B'])
  })

  it('a land type inside the name of a keyword', () => {
    const game = table(['Isle Stalker'], 'Isle to Fen').resolve('A', 'isle-to-fen', ['isle-stalker'])
    expect(game.traits('isle-stalker').abilities).toEqual([
      { kind: 'keyword', keyword: 'landwalk', land: { types: ['land'], subtypes: ['Swamp'] }, name: 'swampwalk' },
    ])
  })

  it('a creature type in a filter and on a type line, before what looks at types', () => {
    const game = table(['Elf Pride', 'Red Ward', 'Isle Stalker'], 'Elf to Goblin')
    expect(game.size('red-ward')).toBe('3/3')
    game.resolve('A', 'elf-to-goblin', ['elf-pride'])
    expect(game.size('red-ward')).toBe('2/2')
  })

  it('an effect that looks at a colour looks at the new one', () => {
    const game = table(['Red Pride', 'Red Ward', 'Isle Stalker'], 'Red to Blue')
    game.resolve('A', 'red-to-blue', ['red-pride'])
    expect([game.size('red-ward'), game.size('isle-stalker')]).toEqual(['2/2', '3/3'])
  })
})

describe('CR 612.2a, 612.4: tokens', () => {
  it('612.2a: a token that is called by its types has both from the changed text', () => {
    const game = table(['Elf Caller'], 'Elf to Goblin').resolve('A', 'elf-to-goblin', ['elf-caller'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'elf-caller' }).passAll()
    expect(game.traits(game.find('Goblin Token'))).toMatchObject({ subtypes: ['Goblin'] })
  })

  it('612.2a: so does a spell whose text was changed', () => {
    const game = table([], 'Elf Song', 'Elf to Goblin').cast('A', 'elf-song')
    game.resolve('A', 'elf-to-goblin', [game.turn.stack[0]!]).passAll()
    expect(game.traits(game.find('Goblin Token'))).toMatchObject({ subtypes: ['Goblin'] })
  })

  it('612.4: the types and text of a token can be changed, and its name is not', () => {
    const game = table([{ id: 'it', token: token('Elf', 1, [protectionFrom('R')]) }], 'Elf to Goblin', 'Red to Blue')
    game.resolve('A', 'elf-to-goblin', ['it']).resolve('A', 'red-to-blue', ['it'])
    expect(game.traits('it')).toMatchObject({ name: 'Elf Token', subtypes: ['Goblin'] })
    expect(qualities(game, 'it')).toEqual([{ kind: 'color', color: 'U' }])
  })
})

it('CR 612.3: an ability that an effect added is not changed, even by a newer effect', () => {
  const game = table([card('Namesake'), { ...card('Red Gift'), attachedTo: 'namesake' }], 'Red to Blue')
  game.resolve('A', 'red-to-blue', ['namesake'])
  expect(qualities(game, 'namesake')).toEqual([{ kind: 'color', color: 'R' }])
})

it('CR 612.8: a name that is set is the only one, and what looks for names finds it', () => {
  const game = table(['Named Pride', card('Namesake'), { ...card('New Name'), attachedTo: 'namesake' }])
  expect(game.traits('namesake').name).toBe('Somebody Else')
  expect(game.size('namesake')).toBe('4/4')
})

describe('CR 105.4, 612.2: the words are chosen while it resolves', () => {
  it('a colour is one of the five, the new one another', () => {
    const game = table(['Red Ward'], 'Any Color').resolve('A', 'any-color', ['red-ward'])
    expect(game.decision).toMatchObject({ kind: 'choose-color', options: ['W', 'U', 'B', 'R', 'G'] })
    expect(game.refusal({ kind: 'choose', player: 'A', answer: 'colorless' })[0]).toContain('choice')
    game.answer('R')
    expect(game.decision).toMatchObject({ kind: 'choose-color', options: ['W', 'U', 'B', 'G'] })
    game.answer('W')
    expect(qualities(game, 'red-ward')).toEqual([{ kind: 'color', color: 'W' }])
  })

  it('of two sorts the first word says which, and both are of one sort', () => {
    const game = mainPhase(CARDS, { a: { battlefield: lands('Island'), hand: [card('Any Word')] } })
    game.resolve('A', 'any-word', ['island-1']).answer('Island')
    expect(game.decision).toMatchObject({
      kind: 'choose-option',
      options: ['Plains', 'Swamp', 'Mountain', 'Forest'],
    })
    expect(game.answer('Forest').traits('island-1').subtypes).toEqual(['Forest'])
  })
})
