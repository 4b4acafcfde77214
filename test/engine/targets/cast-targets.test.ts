import { describe, expect, it } from 'vitest'
import type { Ability, TargetSlot } from '../../../src/core/ability.ts'
import type { Quality } from '../../../src/core/keyword.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  enchant,
  equip,
  fixedRule,
  gainsLife,
  keyword,
  OWN_CREATURE,
  PLAYER,
  protectionFrom,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const several = (min: number, max: number, more: Partial<TargetSlot> = {}): TargetSlot => ({
  id: 'target',
  filter: CREATURE,
  min,
  max,
  ...more,
})
const from = (name: 'protection' | 'hexproof from', quality: Quality): Ability => ({
  kind: 'keyword',
  keyword: name,
  from: [quality],
})
const destroys = (id = 'target') => ({ do: 'destroy', what: target(id) }) as const

const CARDS = [
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(1))], { indicator: ['R'] }),
  defineCard('Gray Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(1))]),
  defineCard('Two Nets', '{0}', 'Instant', [spell([several(2, 2)], destroys())]),
  defineCard('Some Nets', '{0}', 'Instant', [spell([several(0, 2)], destroys())]),
  defineCard('Both Ways', '{0}', 'Instant', [
    spell([slot(CREATURE, 'one'), slot(CREATURE, 'two')], destroys('one'), destroys('two')),
  ]),
  defineCard('And Another', '{0}', 'Instant', [
    spell(
      [slot(OWN_CREATURE, 'one'), slot({ ...CREATURE, notRef: { ref: 'target', id: 'one' } }, 'two')],
      destroys('one'),
      destroys('two'),
    ),
  ]),
  defineCard('Unsay', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Old Bones', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['graveyard'], types: ['creature'] })], { do: 'exile', what: target() }),
  ]),
  defineCard('Gift', '{0}', 'Sorcery', [spell([slot(PLAYER)], { do: 'draw', who: target(), amount: 1 })]),
  defineCard('Spread', '{0}', 'Instant', [
    spell([several(1, 3, { filter: ANY_TARGET, divide: 3 })], {
      do: 'damage',
      source: { ref: 'self' },
      amount: 3,
      to: target(),
      divided: true,
    }),
  ]),
  defineCard('Mantle', '{0}', 'Enchantment — Aura', [enchant(OWN_CREATURE)]),
  defineCard('Blade', '{0}', 'Artifact — Equipment', [equip('{0}')]),
  defineCard('Hall', '{0}', 'Artifact', [
    fixedRule({
      kind: 'restriction',
      cant: {
        act: 'be-targeted',
        who: { ...CREATURE, controller: 'you' },
        by: { subject: 'spell', controller: 'opponent' },
      },
    }),
  ]),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Ghost Ox', '{2}{G}', 'Ox', '3/3', [keyword('hexproof')]),
  defineCreature('Mist Ox', '{2}{G}', 'Ox', '3/3', [keyword('shroud')]),
  defineCreature('Ash Ox', '{2}{G}', 'Ox', '3/3', [protectionFrom('R')]),
  defineCreature('Ice Ox', '{2}{G}', 'Ox', '3/3', [from('hexproof from', { kind: 'color', color: 'R' })]),
  defineCreature('Book Ox', '{2}{G}', 'Ox', '3/3', [
    from('protection', { kind: 'filter', filter: { types: ['instant'] } }),
  ]),
  defineCreature('Free Ox', '{2}{G}', 'Ox', '3/3', [from('protection', { kind: 'everything' })]),
  defineCard('Life', '{0}', 'Instant', [spell([], gainsLife(1))]),
]
const HAND = Object.fromEntries(CARDS.map(({ name }) => [name.toLowerCase().replaceAll(' ', '-'), name]))
const hand = Object.entries(HAND).map(([id, name]) => ({ id, name }))
const oxen = ['Ox', 'Ghost Ox', 'Mist Ox', 'Ash Ox', 'Ice Ox', 'Book Ox', 'Free Ox']
const mine = oxen.map((name) => ({ id: `my-${name.split(' ')[0]!.toLowerCase()}`, name }))
const theirs = oxen.map((name) => ({ id: `their-${name.split(' ')[0]!.toLowerCase()}`, name }))
const game = () =>
  mainPhase(CARDS, {
    a: { hand, battlefield: mine, graveyard: [{ id: 'dead', name: 'Ox' }] },
    b: { battlefield: theirs },
  })
const cast = (object: string, ...targets: readonly (readonly string[])[]) =>
  ({ kind: 'cast-spell', player: 'A', object, targets }) as const

describe('CR 601.2c, 115: targets of a spell', () => {
  it.each([
    ['spark', [['their-ox']], ['legal']],
    ['spark', [['B']], ['legal']],
    ['spark', [['my-ghost']], ['legal']],
    ['spark', [['their-ghost']], ['target.hexproof 702.11b 601.2c']],
    ['spark', [['their-mist']], ['target.shroud 702.18a 601.2c']],
    ['spark', [['my-mist']], ['target.shroud 702.18a 601.2c']],
    ['spark', [['my-ash']], ['target.protection 702.16b 601.2c']],
    ['gray-spark', [['my-ash']], ['legal']],
    ['spark', [['their-ice']], ['target.hexproof-from 702.11d 601.2c']],
    ['spark', [['my-ice']], ['legal']],
    ['gray-spark', [['their-ice']], ['legal']],
    ['spark', [['my-book']], ['target.protection 702.16b 601.2c']],
    ['spark', [['my-free']], ['target.protection 702.16b 601.2c']],
    ['spark', [['dead']], ['target.wrong-zone 115.2 601.2c']],
    ['two-nets', [['my-ox', 'their-ox']], ['legal']],
    ['two-nets', [['my-ox']], ['target.count 601.2c 115.1']],
    ['two-nets', [['my-ox', 'my-ox']], ['target.repeated 115.3 601.2c']],
    ['two-nets', [['my-ox', 'B']], ['target.wrong-kind 601.2c 115.1']],
    ['some-nets', [[]], ['legal']],
    ['both-ways', [['my-ox'], ['my-ox']], ['legal']],
    ['both-ways', [['my-ox'], ['my-ox'], ['their-ox']], ['target.slots 601.2c']],
    ['and-another', [['my-ox'], ['their-ox']], ['legal']],
    ['and-another', [['my-ox'], ['my-ox']], ['target.wrong-kind 601.2c 115.1']],
    ['and-another', [['their-ox'], ['my-ox']], ['target.wrong-kind 601.2c 115.1']],
    ['unsay', [['unsay']], ['target.itself 115.5']],
    ['unsay', [['their-ox']], ['target.wrong-zone 115.2 601.2c']],
    ['old-bones', [['dead']], ['legal']],
    ['old-bones', [['my-ox']], ['target.wrong-zone 115.2 601.2c']],
    ['gift', [['A']], ['legal']],
    ['gift', [['my-ox']], ['target.wrong-kind 601.2c 115.1']],
    ['mantle', [['my-ox']], ['legal']],
    ['mantle', [['their-ox']], ['target.wrong-kind 601.2c 303.4a']],
    ['two-nets', [['their-ghost', 'their-mist']], ['target.hexproof 702.11b 601.2c', 'target.shroud 702.18a 601.2c']],
  ] as const)('%s at %j: %j', (object, targets, expected) => {
    expect(game().refusal(cast(object, ...targets))).toEqual(expected)
  })

  it('an effect may forbid being targeted by spells of opponents (101.2)', () => {
    const guarded = mainPhase(CARDS, { a: { hand, battlefield: mine }, b: { battlefield: [...theirs, 'Hall'] } })
    expect(guarded.refusal(cast('spark', ['their-ox']))).toEqual(['target.prohibited 101.2 115.1'])
    expect(guarded.refusal(cast('spark', ['my-ox']))).toEqual(['legal'])
  })

  it('gives a legal target of the same player in place of an illegal one', () => {
    expect(game().judge(cast('two-nets', ['their-ghost', 'their-ox']))).toMatchObject({
      reasons: [
        {
          code: 'target.hexproof',
          objects: ['two-nets', 'their-ghost'],
          alternative: { targets: [['their-ox', 'their-ash']] },
        },
      ],
    })
  })

  it('refuses when there is nothing to target, and nothing remains of the casting (733.1)', () => {
    const empty = mainPhase(CARDS, { a: { hand } })
    const before = empty.written()
    expect(empty.refusal(cast('mantle'))).toEqual(['target.none-available 601.2c 115.1'])
    expect(empty.refusal({ kind: 'cast-spell', player: 'A', object: 'unsay' })).toEqual([
      'target.none-available 601.2c 115.1',
    ])
    expect(empty.written()).toBe(before)
  })

  it('asks for targets that are missing, with the legal ones as options', () => {
    const verdict = game().judge({ kind: 'cast-spell', player: 'A', object: 'mantle' })
    expect(verdict).toMatchObject({
      verdict: 'incomplete',
      decision: {
        kind: 'choose-targets',
        key: 'targets:mantle:enchant',
        object: 'mantle',
        player: 'A',
        min: 1,
        max: 1,
      },
    })
    expect(verdict).toMatchObject({ decision: { options: ['my-ox', 'my-ghost', 'my-ash', 'my-ice', 'my-book'] } })
  })

  it('makes the only choice there is', () => {
    const lone = mainPhase(CARDS, { a: { hand, battlefield: [{ id: 'my-ox', name: 'Ox' }] } })
    lone.do({ kind: 'cast-spell', player: 'A', object: 'mantle' })
    expect(lone.object('mantle.2').onStack?.targets).toEqual([{ slot: 'enchant', mode: 0, chosen: ['my-ox'] }])
  })

  it('offers only what leaves a target for the word that looks at it (601.5)', () => {
    const two = mainPhase(CARDS, {
      a: {
        hand,
        battlefield: [
          { id: 'my-ox', name: 'Ox' },
          { id: 'my-mist', name: 'Mist Ox' },
        ],
      },
    })
    expect(two.refusal({ kind: 'cast-spell', player: 'A', object: 'and-another' })).toEqual([
      'target.none-available 601.2c 601.5',
    ])
  })

  it('an id nobody knows is a fault', () => {
    expect(game().judge(cast('spark', ['nobody']))).toMatchObject({
      verdict: 'invalid',
      faults: [{ code: 'object.unknown', pointer: '/targets/0/0' }],
    })
  })
})

describe('CR 601.2d: dividing', () => {
  const spread = (targets: readonly string[], divide?: Readonly<Record<string, number>>) =>
    ({
      kind: 'cast-spell',
      player: 'A',
      object: 'spread',
      targets: [targets],
      ...(divide === undefined ? {} : { divide: [divide] }),
    }) as const

  it.each([
    [['my-ox', 'B'], { 'my-ox': 1, B: 2 }, ['legal']],
    [['my-ox', 'B'], { 'my-ox': 0, B: 3 }, ['target.division 601.2d 601.2c']],
    [['my-ox', 'B'], { 'my-ox': 1, B: 1 }, ['target.division 601.2d 601.2c']],
    [['my-ox', 'B'], { 'my-ox': 1, A: 2 }, ['target.division 601.2d 601.2c']],
    [['my-ox', 'their-ox', 'my-ghost'], undefined, ['legal']],
    [['my-ox'], undefined, ['legal']],
    [['my-ox', 'B'], undefined, ['incomplete']],
    [['my-ox', 'B', 'A', 'their-ox'], undefined, ['target.count 601.2c 115.1']],
  ] as const)('among %j as %j: %j', (targets, divide, expected) => {
    expect(game().refusal(spread(targets, divide))).toEqual(expected)
  })

  it('asks how, at least one each', () => {
    expect(game().judge(spread(['my-ox', 'B']))).toMatchObject({
      decision: {
        kind: 'divide',
        key: 'divide:spread:target',
        purpose: 'damage',
        total: 3,
        among: ['my-ox', 'B'],
        least: 1,
      },
    })
  })
})
