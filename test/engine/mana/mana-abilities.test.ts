import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { ManaType } from '../../../src/core/mana.ts'
import {
  activated,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  LAND,
  manaCost,
  OWN_CREATURE,
  PLAYER,
  slot,
  spell,
  TAP,
  tapsFor,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const adds = (...mana: readonly ManaType[]) => ({ do: 'add-mana', who: YOU, mana: { kind: 'fixed', mana } }) as const
const onTapping = (...effects: Parameters<typeof triggered>[1]): Ability =>
  triggered({ on: 'taps', what: { ...LAND, controller: 'you' }, forMana: true }, effects)
const life = spell([], gainsLife(1))

const CARDS = [
  defineCard('Pasture', '', 'Land', [
    activated(TAP, [], {
      do: 'add-mana',
      who: YOU,
      mana: { kind: 'amount', type: 'G', amount: { kind: 'count', filter: OWN_CREATURE } },
    }),
  ]),
  defineCard('Filter', '', 'Land', [activated([{ kind: 'mana', mana: ['1'] }, { kind: 'tap' }], [], adds('R', 'G'))]),
  defineCard('Loop Stone', '{2}', 'Artifact', [activated(manaCost('{1}'), [], adds('C', 'C'))]),
  defineCard('Sprout', '{2}', 'Enchantment', [onTapping(adds('G'))]),
  defineCard('Mirror Well', '{2}', 'Enchantment', [
    onTapping({ do: 'add-mana', who: YOU, mana: { kind: 'of-event', amount: 1 } }),
  ]),
  defineCard('Sore Soil', '{2}', 'Enchantment', [onTapping(damages(1, YOU))]),
  defineCard('Red Watch', '{2}', 'Enchantment', [
    triggered({ on: 'taps', what: LAND, forMana: true, produces: 'R' }, [gainsLife(1)]),
  ]),
  defineCard('Aimed Spring', '{2}', 'Artifact', [activated(TAP, [slot(PLAYER)], adds('U'))]),
  defineCard('Arrival', '{2}', 'Enchantment', [triggered({ on: 'enters', what: LAND }, [adds('G')])]),
  defineCard('Ritual', '{0}', 'Instant', [spell([], adds('R', 'R', 'R'))]),
  defineCard('No Answer', '{0}', 'Instant', [keyword('split second'), life]),
  defineCard('Void Field', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'activate', what: LAND, manaToo: true } }),
  ]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  ...(
    [
      ['Two Greens', '{G}{G}'],
      ['Gray Two', '{2}'],
      ['Gray Three', '{3}'],
      ['Either Twice', '{G/W}{G/W}'],
      ['Twofold', '{2/B}'],
      ['Snowy', '{S}'],
    ] as const
  ).map(([name, cost]) => defineCard(name, cost, 'Instant', [life])),
  defineCard('Demand', '{0}', 'Instant', [
    spell([], { do: 'pay', who: YOU, cost: [{ kind: 'mana', mana: ['W/U'] }], effects: [gainsLife(5)] }),
  ]),
  defineCard('Snow Field', '', 'Snow Land', [tapsFor('G')]),
]
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const use = (object: string, more: object = {}) => ({ kind: 'activate-ability', player: 'A', object, ...more }) as const
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const
const types = (game: ReturnType<typeof mainPhase>, player = 'A') => game.player(player).mana.map(({ type }) => type)
const at = (names: readonly string[], basics: readonly string[] = [], hand: readonly string[] = []) =>
  mainPhase(CARDS, { a: { battlefield: [...names.map(card), ...lands(...basics)], hand: hand.map(card) } })

describe('CR 605: mana abilities', () => {
  it('605.2: one that makes nothing as things are resolves at once all the same', () => {
    const game = at(['Pasture']).do(use('pasture'))
    expect([types(game), game.turn.stack, game.object('pasture').tapped]).toEqual([[], [], true])
    expect(at(['Pasture', 'Ox']).do(use('pasture')).turn.stack).toEqual([])
  })
  it('605.2: and split second lets it be activated', () => {
    expect(at(['Pasture'], [], ['No Answer']).do(cast('no-answer')).refusal(use('pasture'))).toEqual(['legal'])
  })
  it('605.3: the rules for activating abilities hold for it', () => {
    expect(at([], ['Forest']).refusal({ ...use('forest-1'), player: 'B' })).toEqual(['priority.not-yours 117.1'])
    expect(at(['Void Field'], ['Forest']).refusal(use('forest-1'))).toEqual(['activate.prohibited 101.2 602.5'])
  })
  it.each([
    ['filter', 'Filter'],
    ['loop-stone', 'Loop Stone'],
  ])('605.3c: it can’t pay for itself: %s', (id, name) => {
    expect(at([name]).refusal(use(id))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(at([name], ['Forest']).refusal(use(id))).toEqual(['legal'])
  })
  it('605.5a: an ability with a target is none', () => {
    const game = at(['Aimed Spring']).do(use('aimed-spring', { targets: [['B']] }))
    expect([types(game), game.names('stack')]).toEqual([[], ['Aimed Spring']])
    expect(types(game.passAll())).toEqual(['U'])
  })
  it('605.5, 605.5a: nor is a triggered ability that hears something else, or makes no mana', () => {
    const arrival = mainPhase(CARDS, { a: { battlefield: ['Arrival'], hand: [{ id: 'isle', name: 'Island' }] } })
    arrival.do({ kind: 'play-land', player: 'A', object: 'isle' })
    expect([types(arrival), arrival.names('stack')]).toEqual([[], ['Arrival']])
    const sore = at(['Sore Soil'], ['Forest']).do(use('forest-1'))
    expect([sore.names('stack'), sore.player('A').life]).toEqual([['Sore Soil'], 20])
  })
  it('605.5b: nor is a spell', () => {
    const game = at([], [], ['Ritual']).do(cast('ritual'))
    expect([types(game), game.names('stack')]).toEqual([[], ['Ritual']])
    expect(types(game.passAll())).toEqual(['R', 'R', 'R'])
  })
})

describe('CR 605.4, 605.4a: triggered mana abilities', () => {
  it('resolve right after what triggered them, without the stack', () => {
    const game = at(['Sprout'], ['Mountain']).do(use('mountain-1'))
    expect([types(game), game.turn.stack]).toEqual([['R', 'G'], []])
  })
  it('also while a spell is paid for by itself, and what they add may be spent on it', () => {
    const game = at(['Sprout'], ['Forest', 'Forest'], ['Two Greens']).do(cast('two-greens'))
    expect(game.names('stack')).toEqual(['Two Greens'])
    expect(types(game)).toEqual(['G', 'G'])
    const mana = [{ source: 'forest-1' }]
    expect(at(['Sprout'], ['Forest'], ['Two Greens']).refusal(cast('two-greens', { payment: { mana } }))).toEqual([
      'legal',
    ])
  })
  it('may speak of what was made', () => {
    expect(types(at(['Mirror Well'], ['Island']).do(use('island-1')))).toEqual(['U', 'U'])
  })
  it('follow the rules of triggered abilities: each of two triggers', () => {
    expect(types(at(['Sprout', 'Mirror Well'], ['Island']).do(use('island-1')))).toEqual(['U', 'G', 'U'])
  })
})

describe('CR 106.12a: being tapped for mana', () => {
  it('is making some: nothing triggers where none is made', () => {
    expect(types(at(['Sprout', 'Pasture']).do(use('pasture')))).toEqual([])
    expect(types(at(['Sprout', 'Pasture', 'Ox']).do(use('pasture')))).toEqual(['G', 'G'])
  })
  it('of a type is making that type', () => {
    expect(at(['Red Watch'], ['Mountain']).do(use('mountain-1')).names('stack')).toEqual(['Red Watch'])
    expect(at(['Red Watch'], ['Forest']).do(use('forest-1')).names('stack')).toEqual([])
  })
})

describe('CR 117.1d, 118.2: when mana abilities are activated', () => {
  it('117.1d: with priority, while something is cast, and while a payment is asked for', () => {
    expect(at([], ['Forest'], ['No Answer']).do(cast('no-answer')).refusal(use('forest-1'))).toEqual(['legal'])
    const game = at([], ['Plains'], ['Demand']).do(cast('demand')).passAll()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay' })
    expect(game.answer(true).player('A').life).toBe(25)
  })
  it('118.2: whoever pays has the chance to make the mana', () => {
    const mana = [{ source: 'forest-1' }, { source: 'forest-2' }]
    const game = at([], ['Forest', 'Forest'], ['Gray Two']).do(cast('gray-two', { payment: { mana } }))
    expect(game.state.battlefield.every((id) => game.object(id).tapped)).toBe(true)
  })
  it('118.3c: nobody has to use one: what can’t be paid without is asked for', () => {
    const game = at(['Loop Stone'], ['Forest'], ['Gray Two'])
    expect(game.judge(cast('gray-two'))).toMatchObject({ verdict: 'incomplete', decision: { kind: 'choose-mana' } })
    const game2 = at([], ['Plains'], ['Demand']).do(cast('demand')).passAll().answer(false)
    expect([game2.object('plains-1').tapped, game2.player('A').life]).toEqual([false, 20])
  })
})

describe('CR 107.4e, 107.4h, 118.13: symbols that can be paid in several ways', () => {
  it.each([
    ['either-twice', 'Either Twice', ['Forest', 'Forest'], ['legal']],
    ['either-twice', 'Either Twice', ['Forest', 'Plains'], ['legal']],
    ['either-twice', 'Either Twice', ['Plains', 'Plains'], ['legal']],
    ['either-twice', 'Either Twice', ['Plains', 'Island'], ['cost.mana 601.2h 601.2f 118.3']],
    ['twofold', 'Twofold', ['Swamp'], ['legal']],
    ['twofold', 'Twofold', ['Island', 'Forest'], ['legal']],
    ['twofold', 'Twofold', ['Island'], ['cost.mana 601.2h 601.2f 118.3']],
  ])('107.4e, 118.13: %s (%s) with %j: %j', (id, name, basics, expected) => {
    expect(at([], basics, [name]).refusal(cast(id))).toEqual(expected)
  })
  it('107.4e: a hybrid symbol gives its colours to the card', () => {
    const game = at([], [], ['Either Twice', 'Twofold'])
    expect([game.traits('either-twice').colors, game.traits('twofold').colors]).toEqual([['W', 'G'], ['B']])
  })
  it('107.4h: {S} asks for mana of a snow source, of any type', () => {
    expect(at(['Snow Field'], [], ['Snowy']).refusal(cast('snowy'))).toEqual(['legal'])
    expect(at([], ['Forest'], ['Snowy']).refusal(cast('snowy'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })
  it.each([['Plains'], ['Island']])('118.13b: while resolving the halves are chosen as it is paid: %s', (basic) => {
    const game = at([], [basic], ['Demand']).do(cast('demand')).passAll().answer(true)
    expect(game.player('A').life).toBe(25)
  })
})
