import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { ManaRestriction } from '../../../src/core/mana.ts'
import type { ManaProduction } from '../../../src/core/mana-production.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  LAND,
  replaces,
  spell,
  TAP,
  tapsFor,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const makes = (mana: ManaProduction, restriction?: ManaRestriction): Ability =>
  activated(TAP, [], { do: 'add-mana', who: YOU, mana, ...(restriction === undefined ? {} : { restriction }) })
const doubling = replaces({ kind: 'modify-amount', event: 'mana', who: 'you', times: 2 })
const life = spell([], gainsLife(1))

const CARDS = [
  defineCard('Borrowed Grove', '', 'Land', [
    makes({ kind: 'could-produce', what: { ...LAND, controller: 'opponent' }, of: 'color', amount: 1 }),
  ]),
  defineCard('Echoing Pool', '', 'Land', [
    makes({ kind: 'could-produce', what: { ...LAND, controller: 'you' }, of: 'type', amount: 1 }),
  ]),
  defineCard('Heirloom', '{2}', 'Artifact', [
    makes({ kind: 'color-among', what: { ...CREATURE, controller: 'you' }, amount: 1 }),
  ]),
  defineCard('Quarry', '', 'Land', [tapsFor('C')]),
  defineCard('Great Mirror', '{4}', 'Enchantment', [doubling]),
  defineCard('Nursery', '', 'Land', [makes({ kind: 'fixed', mana: ['G'] }, 'creature-spells')]),
  defineCard('Bog Curse', '{2}', 'Enchantment', [
    replaces({ kind: 'produce-instead', who: 'any', what: LAND, type: 'B', amount: 1 }),
  ]),
  defineCard('Gray Curse', '{2}', 'Enchantment', [
    replaces({ kind: 'produce-instead', who: 'any', what: LAND, type: 'C' }),
  ]),
  ...(
    [
      ['Hybrid Font', ['W/U']],
      ['Twofold Font', ['2/R']],
      ['Blood Font', ['G/P']],
      ['Plain Font', ['3']],
      ['Snow Font', ['S', 'S']],
      ['Whole Font', ['2', 'R', 'X']],
    ] as const
  ).map(([name, mana]) => defineCard(name, '{2}', 'Artifact', [makes({ kind: 'symbols', mana })])),
  defineCreature('Red Ox', '{R}', 'Ox', '3/3'),
  defineCreature('Green Ox', '{1}{G}', 'Ox', '3/3'),
  defineCreature('Golem', '{5}', 'Golem', '3/3'),
  defineCard('Gray Two', '{2}', 'Instant', [life]),
  defineCard('Gray Four', '{4}', 'Instant', [life]),
  defineCard('Green Two', '{G}{G}', 'Instant', [life]),
  defineCard('Ritual', '{0}', 'Instant', [
    spell([], { do: 'add-mana', who: YOU, mana: { kind: 'fixed', mana: ['R'] } }),
  ]),
]
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const use = (object: string, more: object = {}) => ({ kind: 'activate-ability', player: 'A', object, ...more }) as const
const cast = (object: string) => ({ kind: 'cast-spell', player: 'A', object }) as const
const types = (game: ReturnType<typeof mainPhase>) => game.player('A').mana.map(({ type }) => type)
const at = (mine: readonly string[], theirs: readonly string[] = [], hand: readonly string[] = []) =>
  mainPhase(CARDS, {
    a: {
      battlefield: mine.map((name, i) =>
        mine.indexOf(name) === i ? card(name) : { id: `${card(name).id}-${i}`, name },
      ),
      hand: hand.map(card),
    },
    b: { battlefield: theirs.map((name) => ({ id: `b-${card(name).id}`, name })) },
  })

describe('CR 106.5, 106.7: mana of a type that other things decide', () => {
  it.each([
    [['Forest'], ['G']],
    [['Quarry'], []],
    [[], []],
    [['Borrowed Grove'], []],
  ])('106.5, 106.7: a colour that %j of an opponent could produce: %j', (theirs, made) => {
    expect(types(at(['Borrowed Grove'], theirs).do(use('borrowed-grove')))).toEqual(made)
  })
  it('106.7: what another land of the kind could produce is found through it', () => {
    const both = at(['Borrowed Grove', 'Forest'], ['Borrowed Grove', 'Island'])
    expect(both.judge(use('borrowed-grove'))).toMatchObject({ decision: { kind: 'choose-mana', options: ['U', 'G'] } })
    expect(types(at(['Borrowed Grove', 'Forest'], ['Borrowed Grove']).do(use('borrowed-grove')))).toEqual(['G'])
  })
  it('106.7: a type may be none of the colours, and costs do not matter', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [card('Echoing Pool'), { ...card('Quarry'), tapped: true }] },
    })
    expect(types(game.do(use('echoing-pool')))).toEqual(['C'])
  })
  it('106.7: with replacement effects in mind', () => {
    expect(types(at(['Borrowed Grove', 'Gray Curse'], ['Forest']).do(use('borrowed-grove')))).toEqual([])
  })
  it.each([
    [['Red Ox'], ['R']],
    [['Golem'], []],
    [[], []],
  ])('106.5: a colour among %j: %j', (creatures, made) => {
    expect(types(at(['Heirloom', ...creatures]).do(use('heirloom')))).toEqual(made)
  })
  it('106.7: it pays for spells like other sources', () => {
    expect(at(['Borrowed Grove', 'Forest'], ['Forest'], ['Green Two']).refusal(cast('green-two'))).toEqual(['legal'])
    expect(at(['Borrowed Grove', 'Forest'], ['Island'], ['Green Two']).refusal(cast('green-two'))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
})

describe('CR 106.8–106.11: symbols that are added', () => {
  it('106.8: of a hybrid symbol its player chooses a half', () => {
    expect(at(['Hybrid Font']).judge(use('hybrid-font'))).toMatchObject({ decision: { options: ['W', 'U'] } })
    expect(types(at(['Hybrid Font']).do(use('hybrid-font', { produces: ['U'] })))).toEqual(['U'])
    expect(types(at(['Twofold Font']).do(use('twofold-font', { produces: ['C', 'C'] })))).toEqual(['C', 'C'])
    expect(types(at(['Twofold Font']).do(use('twofold-font', { produces: ['R'] })))).toEqual(['R'])
  })
  it.each([
    ['106.9: a Phyrexian symbol is its colour', 'blood-font', 'Blood Font', ['G']],
    ['106.10: generic mana is colourless', 'plain-font', 'Plain Font', ['C', 'C', 'C']],
    ['106.11: so is snow mana', 'snow-font', 'Snow Font', ['C', 'C']],
    ['107.3g: an X is none', 'whole-font', 'Whole Font', ['C', 'C', 'R']],
  ])('%s', (_, id, name, made) => {
    expect(types(at([name]).do(use(id)))).toEqual(made)
  })
})

describe('CR 106.6a, 106.12b: effects that change what is produced', () => {
  it('106.12b: twice as much of a permanent tapped for mana, and of nothing else', () => {
    expect(types(at(['Great Mirror', 'Forest']).do(use('forest')))).toEqual(['G', 'G'])
    expect(types(at(['Great Mirror', 'Great Mirror', 'Forest']).do(use('forest')))).toEqual(['G', 'G', 'G', 'G'])
    expect(types(at(['Great Mirror'], [], ['Ritual']).do(cast('ritual')).passAll())).toEqual(['R'])
  })
  it('106.12b: it counts when a spell is paid for', () => {
    expect(at(['Great Mirror', 'Forest', 'Quarry'], [], ['Gray Four']).refusal(cast('gray-four'))).toEqual(['legal'])
    expect(at(['Forest', 'Quarry'], [], ['Gray Four']).refusal(cast('gray-four'))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
  it('106.6a: a restriction goes for all of it', () => {
    const game = at(['Great Mirror', 'Nursery'], [], ['Gray Two', 'Green Ox'])
    expect(game.refusal(cast('gray-two'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(game.refusal(cast('green-ox'))).toEqual(['legal'])
    expect(game.do(use('nursery')).player('A').mana).toEqual([
      { type: 'G', restriction: 'creature-spells' },
      { type: 'G', restriction: 'creature-spells' },
    ])
  })
  it('106.12b: another type and amount instead', () => {
    expect(types(at(['Bog Curse', 'Forest']).do(use('forest')))).toEqual(['B'])
    expect(types(at(['Gray Curse', 'Great Mirror', 'Forest']).do(use('forest')))).toEqual(['C', 'C'])
    expect(types(at(['Gray Curse', 'Plain Font']).do(use('plain-font')))).toEqual(['C', 'C', 'C'])
  })
  it('616.1: where the order would matter nothing is guessed', () => {
    expect(at(['Bog Curse', 'Great Mirror', 'Forest']).refusal(use('forest'))).toEqual(['unsupported'])
  })
})
