import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Cost } from '../../../src/core/cost.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { Permission } from '../../../src/core/permission.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  slot,
  spell,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const life = spell([], gainsLife(1))
const instead = (cost: Cost): Ability => fixedRule({ kind: 'alternative-cost', what: 'self', who: 'you', cost })
const permits = (what: Filter, more: Partial<Permission>, zone?: 'hand' | 'graveyard'): Ability => ({
  ...fixedRule({ kind: 'permission', may: { act: 'cast', what, who: 'you' }, ...more }),
  ...(zone === undefined ? {} : { zone }),
})
const spending = (asThough: 'any-color' | 'any-type', on?: Filter): Ability =>
  fixedRule({
    kind: 'permission',
    may: { act: 'spend-mana', who: 'you', ...(on === undefined ? {} : { on }) },
    asThough,
  })
const topCard = { ref: 'library-top', of: YOU, count: 1 } as const

const CARDS = [
  defineCard('Blood Gift', '{3}{B}', 'Instant', [instead([{ kind: 'pay-life', amount: 2 }]), life]),
  defineCard('Two Gifts', '{3}{B}', 'Instant', [
    instead([{ kind: 'pay-life', amount: 2 }]),
    instead(manaCost('{R}')),
    { kind: 'keyword', keyword: 'kicker', cost: manaCost('{2}') },
    life,
  ]),
  defineCard('Pitched Gift', '{3}{U}', 'Instant', [
    instead([{ kind: 'discard', what: { colors: ['U'] }, count: 1 }]),
    life,
  ]),
  {
    ...defineCard('Home Gift', '{3}{B}', 'Instant', [
      {
        ...(instead([]) as Extract<Ability, { kind: 'static' }>),
        condition: { kind: 'controls', who: YOU, filter: CREATURE },
      },
      life,
    ]),
  },
  defineCard('Blue Page', '{U}', 'Instant', [life]),
  defineCard('Burst', '{X}{R}', 'Sorcery', [spell([slot(ANY_TARGET)], damages({ kind: 'x' }))]),
  defineCard('Nameless Price', '', 'Sorcery', [life]),
  defineCard('Open House', '{4}', 'Enchantment', [
    fixedRule({ kind: 'alternative-cost', what: { subject: 'spell' }, who: 'you', cost: [] }),
  ]),
  defineCard('Toll', '{2}', 'Artifact', [
    fixedRule({ kind: 'cost-change', what: { subject: 'spell' }, who: 'any', more: manaCost('{1}') }),
  ]),
  defineCard('Grave Door', '{2}', 'Artifact', [
    permits({ subject: 'spell', zones: ['graveyard'] }, { forCost: [{ kind: 'pay-life', amount: 3 }] }),
  ]),
  defineCard('Prism', '{2}', 'Artifact', [spending('any-color')]),
  defineCard('Full Prism', '{2}', 'Artifact', [spending('any-type')]),
  defineCard('Beast Prism', '{2}', 'Artifact', [spending('any-type', { subject: 'spell', types: ['creature'] })]),
  defineCard('Pale Page', '{C}', 'Instant', [life]),
  defineCard('Cold Page', '{S}', 'Instant', [life]),
  defineCreature('Blue Ox', '{U}', 'Ox', '2/2'),
  defineCreature('Sly Ox', '{1}{G}', 'Ox', '2/2', [
    permits({}, { asThough: 'flash', ifPaid: manaCost('{2}') }, 'hand'),
  ]),
  defineCreature('Guarded Ox', '{1}{G}', 'Ox', '2/2', [
    {
      ...(permits({}, { asThough: 'flash' }, 'hand') as Extract<Ability, { kind: 'static' }>),
      condition: { kind: 'controls', who: YOU, filter: { subject: 'permanent', types: ['artifact'], tapped: false } },
    },
  ]),
  defineCard('Tap Stone', '{2}', 'Artifact', [
    {
      kind: 'activated',
      cost: [{ kind: 'tap' }],
      body: {
        kind: 'simple',
        targets: [],
        effects: [{ do: 'add-mana', who: YOU, mana: { kind: 'fixed', mana: ['G'] } }],
      },
    },
  ]),
  defineCard('Wild Find', '{0}', 'Sorcery', [spell([], { do: 'cast', who: YOU, what: topCard, forCost: [] })]),
  defineCard('Paid Find', '{0}', 'Sorcery', [spell([], { do: 'cast', who: YOU, what: topCard })]),
  defineCard('Forced Find', '{0}', 'Sorcery', [
    spell([], { do: 'cast', who: YOU, what: topCard, forCost: [], must: true }, gainsLife(10)),
  ]),
  defineCard('Borrowed Time', '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'exile', what: topCard, as: 'it' },
      {
        do: 'rule',
        what: { ref: 'bound', name: 'it' },
        rule: { kind: 'permission', may: { act: 'cast', what: {}, who: 'you' } },
        duration: 'end-of-turn',
      },
      {
        do: 'rule',
        what: { ref: 'bound', name: 'it' },
        rule: { kind: 'permission', may: { act: 'spend-mana', who: 'you' }, asThough: 'any-type' },
        duration: 'end-of-turn',
      },
    ),
  ]),
  defineCard('Red Rite', '{5}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'discard', what: { colors: ['U'] }, count: 1 }] }),
    life,
  ]),
  defineCard('Plain Rite', '{5}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'discard', what: {}, count: 1 }] }),
    life,
  ]),
  defineCard('Aimed Gift', '{3}{B}', 'Instant', [
    instead([{ kind: 'pay-life', amount: 2 }]),
    spell([slot(CREATURE)], { do: 'tap', what: { ref: 'target', id: 'target' } }),
  ]),
  defineCard('Long Rest', '{5}', 'Sorcery', [life]),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (name: string) => ({ id: id(name), name })
const cast = (name: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object: id(name), ...more }) as const
const holding = (
  hand: readonly string[],
  battlefield: readonly (string | object)[] = [],
  more: object = {},
  turn: object = {},
) => mainPhase(CARDS, { a: { hand: hand.map(card), battlefield: battlefield as never, ...more }, turn })
const theirUpkeep = { active: 'B', step: 'upkeep', priority: 'A' } as const

describe('CR 118.9: alternative costs', () => {
  it('are offered beside the mana cost where it has both', () => {
    expect(holding(['Blood Gift'], lands('Swamp', 'Swamp', 'Swamp', 'Swamp')).judge(cast('Blood Gift'))).toMatchObject({
      decision: { kind: 'choose-option', key: 'alternative:blood-gift', options: ['mana-cost', 'alternative'] },
    })
    const byName = { kind: 'cast-spell', player: 'A', card: 'Blood Gift' } as const
    expect(holding(['Blood Gift'], lands('Swamp', 'Swamp', 'Swamp', 'Swamp')).judge(byName)).toMatchObject({
      decision: { key: 'alternative:blood-gift', source: 'blood-gift' },
    })
    const game = holding(['Blood Gift']).do(cast('Blood Gift', { pay: ['alternative'] }))
    const [spellId] = game.turn.stack
    expect(game.player('A').life).toBe(18)
    expect(game.traits(spellId!).manaValue).toBe(4)
  })
  it('118.9a: only one of them', () => {
    expect(
      holding(['Two Gifts'], lands('Mountain')).refusal(cast('Two Gifts', { pay: ['alternative', 'alternative-2'] })),
    ).toEqual(['cost.several-alternatives 118.9a 601.2b'])
    expect(holding(['Two Gifts'], lands('Mountain')).refusal(cast('Two Gifts', { pay: ['alternative-2'] }))).toEqual([
      'legal',
    ])
    expect(holding(['Two Gifts'], lands('Forest')).refusal(cast('Two Gifts', { pay: ['alternative-2'] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
  it('118.9d: additional costs and increases come on top', () => {
    const kicked = { pay: ['alternative', 'kicker'] }
    expect(holding(['Two Gifts'], lands('Forest')).refusal(cast('Two Gifts', kicked))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(holding(['Two Gifts'], lands('Forest', 'Forest')).refusal(cast('Two Gifts', kicked))).toEqual(['legal'])
    expect(holding(['Blood Gift'], ['Toll']).refusal(cast('Blood Gift', { pay: ['alternative'] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(
      holding(['Blood Gift'], ['Toll', ...lands('Forest')]).refusal(cast('Blood Gift', { pay: ['alternative'] })),
    ).toEqual(['legal'])
  })
  it('may be cards, of which the spell itself is none', () => {
    const pitched = { pay: ['alternative'] }
    expect(holding(['Pitched Gift']).refusal(cast('Pitched Gift', pitched))).toEqual(['cost.not-enough 118.3 701.9a'])
    expect(holding(['Pitched Gift', 'Blue Page']).do(cast('Pitched Gift', pitched)).names('graveyard', 'A')).toEqual([
      'Blue Page',
    ])
  })
  it('count only while their condition holds', () => {
    expect(holding(['Home Gift']).refusal(cast('Home Gift', { pay: ['alternative'] }))).toEqual([
      'cost.option-unknown 601.2b 118.8a',
    ])
    expect(holding(['Home Gift'], [card('Blue Ox')]).refusal(cast('Home Gift', { pay: ['alternative'] }))).toEqual([
      'legal',
    ])
  })
  it('118.6a: make up for a mana cost that is not there', () => {
    expect(holding(['Nameless Price'], ['Open House']).refusal(cast('Nameless Price'))).toEqual(['legal'])
    expect(holding(['Nameless Price']).refusal(cast('Nameless Price'))).toEqual(['cast.no-mana-cost 118.6 202.1b'])
  })
  it('118.9b: a permission to cast may ask for one', () => {
    const setting = (life: number) =>
      mainPhase(CARDS, { a: { life, graveyard: [card('Blue Page')], battlefield: ['Grave Door', ...lands('Island')] } })
    const game = setting(20).do(cast('Blue Page'))
    expect([game.player('A').life, game.object('island-1').tapped]).toEqual([17, false])
    expect(setting(2).refusal(cast('Blue Page'))).toEqual(['cost.life 119.4 118.3'])
  })
})

describe('CR 107.3b: X where no X is paid', () => {
  const free = { pay: [`alternative:house`], targets: [['B']] }
  const house = { id: 'house', name: 'Open House' }
  it('is 0 and nothing else', () => {
    expect(holding(['Burst'], [house]).refusal(cast('Burst', { ...free, x: 3 }))).toEqual([
      'x.not-allowed 107.3b 107.3a 601.2b',
    ])
    const game = holding(['Burst'], [house]).do(cast('Burst', free))
    expect(game.object(game.turn.stack[0]!).onStack!.x).toBe(0)
  })
  it('a cost that is only reduced leaves the choice', () => {
    expect(
      holding(['Burst'], [house, ...lands('Mountain', 'Forest')]).refusal(
        cast('Burst', { pay: [], targets: [['B']], x: 1 }),
      ),
    ).toEqual(['legal'])
  })
})

describe('CR 601.3c–d, 601.6a: as though it had flash', () => {
  it.each([
    [{}, ['Forest', 'Forest'], ['legal']],
    [theirUpkeep, ['Forest', 'Forest'], ['cost.mana 601.2h 601.2f 118.3']],
    [theirUpkeep, ['Forest', 'Forest', 'Forest', 'Forest'], ['legal']],
  ])('601.3c: for {2} more: %j with %j: %j', (turn, basics, expected) => {
    expect(holding(['Sly Ox'], lands(...basics), {}, turn).refusal(cast('Sly Ox'))).toEqual(expected)
  })
  it.each([
    [[], ['timing.sorcery 117.1a 302.1']],
    [['Tap Stone'], ['legal']],
  ])('601.3d: with a condition, and %j: %j', (more, expected) => {
    expect(
      holding(['Guarded Ox'], [...more, ...lands('Forest', 'Forest')], {}, theirUpkeep).refusal(cast('Guarded Ox')),
    ).toEqual(expected)
  })
  it('601.6a: the condition need not hold any more once casting has begun', () => {
    const stone = { id: 'stone', name: 'Tap Stone' }
    const game = holding(['Guarded Ox'], [stone, ...lands('Forest')], {}, theirUpkeep)
    const payment = { mana: [{ source: 'stone' }, { source: 'forest-1' }] }
    expect(game.do(cast('Guarded Ox', { payment })).names('stack')).toEqual(['Guarded Ox'])
  })
})

describe('CR 118.14: mana of any type', () => {
  it.each([
    ['Blue Page', [], ['Mountain'], ['cost.mana 601.2h 601.2f 118.3']],
    ['Blue Page', ['Prism'], ['Mountain'], ['legal']],
    ['Pale Page', ['Prism'], ['Mountain'], ['cost.mana 601.2h 601.2f 118.3']],
    ['Pale Page', ['Full Prism'], ['Mountain'], ['legal']],
    ['Cold Page', ['Full Prism'], ['Mountain'], ['cost.mana 601.2h 601.2f 118.3']],
    ['Blue Page', ['Beast Prism'], ['Mountain'], ['cost.mana 601.2h 601.2f 118.3']],
    ['Blue Ox', ['Beast Prism'], ['Mountain'], ['legal']],
  ])('%s with %j and %j: %j', (name, artifacts, basics, expected) => {
    expect(holding([name], [...artifacts, ...lands(...basics)]).refusal(cast(name))).toEqual(expected)
  })
  it('goes for the card that an effect lets be cast, and no other', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: ['Borrowed Time', 'Blue Page'].map(card),
        library: [{ id: 'top', name: 'Blue Page' }],
        battlefield: lands('Mountain'),
      },
    })
    game.resolve('A', 'borrowed-time')
    const exiled = game.find('Blue Page', 'exile')
    expect(game.refusal(cast('Blue Page'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: exiled })).toEqual(['legal'])
  })
})

describe('CR 608.2g: casting as something resolves', () => {
  const onTop = (spellName: string, top: string, more: { hand?: readonly string[]; basics?: readonly string[] } = {}) =>
    mainPhase(CARDS, {
      a: {
        hand: [spellName, ...(more.hand ?? [])].map(card),
        library: [{ id: 'top', name: top }, null],
        battlefield: lands(...(more.basics ?? [])),
      },
    }).resolve('A', id(spellName))

  it('without paying, if its player wants to', () => {
    const game = onTop('Wild Find', 'Long Rest')
    expect(game.decision).toMatchObject({ kind: 'choose-objects', rule: '608.2g', options: ['top'], min: 0 })
    expect(game.answer(['top']).names('stack')).toEqual(['Long Rest'])
    expect(game.passAll().player('A').life).toBe(21)
    expect(onTop('Wild Find', 'Long Rest').answer([]).names('stack')).toEqual([])
  })
  it('not what can’t be: a land, or without a mana cost to pay', () => {
    expect(onTop('Wild Find', 'Island').decision).toBeNull()
    expect(onTop('Paid Find', 'Nameless Price').decision).toBeNull()
    expect(onTop('Paid Find', 'Blue Page').decision).toBeNull()
    expect(
      onTop('Paid Find', 'Blue Page', { basics: ['Island'] })
        .answer(['top'])
        .object('island-1').tapped,
    ).toBe(true)
  })
  it('107.3b: with X = 0, and targets chosen as it is cast', () => {
    const game = onTop('Wild Find', 'Burst').answer(['top'])
    expect(game.decision).toMatchObject({ kind: 'choose-targets' })
    game.answer(['B'])
    expect(game.object(game.turn.stack[0]!).onStack!.x).toBe(0)
  })
  it('118.8c: if able: what costs a card of some quality in hand need not be cast', () => {
    const forced = onTop('Forced Find', 'Plain Rite', { hand: ['Blue Page'] })
    expect([forced.names('stack'), forced.names('graveyard', 'A')]).toEqual([
      ['Plain Rite'],
      ['Blue Page', 'Forced Find'],
    ])
    expect(onTop('Forced Find', 'Plain Rite').names('stack')).toEqual([])
    const free = onTop('Forced Find', 'Red Rite', { hand: ['Blue Page'] })
    expect(free.decision).toMatchObject({ options: ['top'], min: 0 })
    expect(free.answer([]).player('A').life).toBe(30)
  })
  it('the board is as it was where the card is a land', () => {
    expect(onTop('Forced Find', 'Island').player('A').life).toBe(30)
  })
})

describe('CR 601.2b: of several costs', () => {
  it('601.2b: one is asked for where more than one could be paid', () => {
    expect(holding(['Blood Gift'], lands('Swamp', 'Swamp', 'Swamp', 'Swamp')).judge(cast('Blood Gift'))).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-option', options: ['mana-cost', 'alternative'] },
    })
  })

  it('601.2b: none is asked for where one alone could', () => {
    const game = holding(['Blood Gift']).do(cast('Blood Gift'))
    expect(game.player('A').life).toBe(18)
  })

  it('601.2c: none is asked for where none could: what is lacking is said', () => {
    expect(holding(['Aimed Gift']).refusal(cast('Aimed Gift'))).toEqual(['target.none-available 601.2c 115.1'])
    expect(holding(['Blood Gift'], [], { life: 1 }).refusal(cast('Blood Gift'))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
})
