import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import {
  ANY_TARGET,
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  equip,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  slot,
  TAP,
  tapsFor,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const loyalty = (amount: number | '-X'): Ability => activated([{ kind: 'loyalty', amount }], [], gainsLife(1))
const cycling: Ability = { kind: 'keyword', keyword: 'cycling', cost: manaCost('{1}') }
const CARDS = [
  defineCreature('Archer', '{R}', 'Archer', '1/1', [activated(TAP, [slot(ANY_TARGET)], damages(1))]),
  defineCreature('Quick Archer', '{R}', 'Archer', '1/1', [
    keyword('haste'),
    activated(TAP, [slot(ANY_TARGET)], damages(1)),
  ]),
  defineCreature('Sloth', '{G}', 'Sloth', '1/1', [activated([{ kind: 'untap' }], [], gainsLife(1))]),
  defineCreature('Sap Elf', '{G}', 'Elf', '1/1', [tapsFor('G')]),
  defineCard('Font', '{1}', 'Artifact', [
    { ...activated(manaCost('{0}'), [], gainsLife(1)), limit: 'once-each-turn' } as Ability,
    { ...activated(manaCost('{0}'), [], gainsLife(2)), timing: 'sorcery' } as Ability,
    { ...activated(manaCost('{0}'), [], gainsLife(3)), onlyDuring: { kind: 'during', steps: ['upkeep'] } } as Ability,
  ]),
  defineCard('Sage', '{2}{W}', 'Planeswalker — Sage', [loyalty(1), loyalty(-3), loyalty('-X')], { size: '2' }),
  defineCard('Blade', '{1}', 'Artifact — Equipment', [equip('{1}')]),
  defineCard('Loop', '{2}', 'Sorcery', [cycling]),
  defineCard('Null Field', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'activate', what: { ...CREATURE } } }),
  ]),
  defineCard('Void Field', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'activate', what: { ...CREATURE }, manaToo: true } }),
  ]),
  defineCard('Bare Rock', '{2}', 'Artifact'),
]
const activate = (object: string, more: object = {}, player = 'A') =>
  ({ kind: 'activate-ability', player, object, ...more }) as const
const archer = { id: 'archer', name: 'Archer' }
const atB = { targets: [['B']] }

describe('CR 602: activating abilities', () => {
  it('puts the ability on the stack with its choices, and pays', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [archer] } }).do(activate('archer', atB))
    const [id] = game.turn.stack
    expect(game.object(id!)).toMatchObject({
      substance: { kind: 'ability' },
      controller: 'A',
      onStack: { kind: 'activated', source: 'archer', targets: [{ slot: 'target', mode: 0, chosen: ['B'] }] },
    })
    expect(game.object('archer').tapped).toBe(true)
    expect(game.passAll().player('B').life).toBe(19)
  })

  it.each([
    ['tapped', { ...archer, tapped: true }, ['cost.tapped 107.5 118.3']],
    ['new', { ...archer, summoningSick: true }, ['cost.summoning-sick 302.6 602.5a']],
    [
      'both',
      { ...archer, tapped: true, summoningSick: true },
      ['cost.tapped 107.5 118.3', 'cost.summoning-sick 302.6 602.5a'],
    ],
    ['new with haste', { id: 'archer', name: 'Quick Archer', summoningSick: true }, ['legal']],
  ])('{T} of a creature that is %s', (_, permanent, expected) => {
    expect(mainPhase(CARDS, { a: { battlefield: [permanent] } }).refusal(activate('archer', atB))).toEqual(expected)
  })

  it.each([
    [
      'of another player',
      activate('archer', atB),
      { b: { battlefield: [archer] } },
      ['activate.not-controller 602.2 108.4a'],
    ],
    [
      'where there is none',
      activate('rock'),
      { a: { battlefield: [{ id: 'rock', name: 'Bare Rock' }] } },
      ['activate.no-ability 602.1 602.2'],
    ],
    [
      'without saying which',
      activate('font'),
      { a: { battlefield: [{ id: 'font', name: 'Font' }] } },
      ['activate.which-ability 602.2a'],
    ],
    [
      'by a wrong index',
      activate('font', { ability: 7 }),
      { a: { battlefield: [{ id: 'font', name: 'Font' }] } },
      ['activate.no-ability 602.1 602.2'],
    ],
    ['off its zone', activate('archer', atB), { a: { hand: [archer] } }, ['activate.wrong-zone 113.6 602.2']],
    [
      'of what is prohibited',
      activate('archer', atB),
      { a: { battlefield: [archer, 'Null Field'] } },
      ['activate.prohibited 101.2 602.5'],
    ],
  ] as const)('refuses abilities %s', (_, action, setting, reasons) => {
    expect(mainPhase(CARDS, setting).refusal(action)).toEqual(reasons)
  })

  it('a prohibition spares mana abilities unless it says otherwise', () => {
    const elf = { id: 'elf', name: 'Sap Elf' }
    expect(mainPhase(CARDS, { a: { battlefield: [elf, 'Null Field'] } }).refusal(activate('elf'))).toEqual(['legal'])
    expect(mainPhase(CARDS, { a: { battlefield: [elf, 'Void Field'] } }).refusal(activate('elf'))).toEqual([
      'activate.prohibited 101.2 602.5',
    ])
  })
})

describe('CR 107.6: {Q}', () => {
  it.each([
    [{ id: 'sloth', name: 'Sloth' }, ['cost.untapped 107.6 118.3']],
    [{ id: 'sloth', name: 'Sloth', tapped: true }, ['legal']],
    [{ id: 'sloth', name: 'Sloth', tapped: true, summoningSick: true }, ['cost.summoning-sick 302.6 602.5a']],
  ])('%j: %j', (permanent, expected) => {
    expect(mainPhase(CARDS, { a: { battlefield: [permanent] } }).refusal(activate('sloth'))).toEqual(expected)
  })
})

describe('CR 602.5: restrictions on use', () => {
  const font = { a: { battlefield: [{ id: 'font', name: 'Font' }] } }
  it('once each turn', () => {
    const game = mainPhase(CARDS, font).do(activate('font', { ability: 0 }))
    expect(game.refusal(activate('font', { ability: 0 }))).toEqual(['activate.limit 602.5b'])
  })
  it('only as a sorcery', () => {
    const game = mainPhase(CARDS, font)
    expect(game.refusal(activate('font', { ability: 1 }))).toEqual(['legal'])
    game.do(activate('font', { ability: 0 }))
    expect(game.refusal(activate('font', { ability: 1 }))).toEqual(['activate.sorcery-timing 602.5d 307.5'])
  })
  it('only in some step', () => {
    expect(mainPhase(CARDS, font).refusal(activate('font', { ability: 2 }))).toEqual([
      'activate.condition 602.1b 602.5',
    ])
    expect(mainPhase(CARDS, { ...font, turn: { step: 'upkeep' } }).refusal(activate('font', { ability: 2 }))).toEqual([
      'legal',
    ])
  })
})

describe('CR 606: loyalty abilities', () => {
  const sage = (loyaltyCounters: number) => ({ id: 'sage', name: 'Sage', counters: { loyalty: loyaltyCounters } })
  it('change loyalty, one a turn for each permanent', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [sage(2)] } })
      .do(activate('sage', { ability: 0 }))
      .passAll()
    expect(game.object('sage').counters).toEqual({ loyalty: 3 })
    expect(game.refusal(activate('sage', { ability: 0 }))).toEqual(['loyalty.already-activated 606.3'])
  })
  it.each([
    [1, { ability: 1 }, ['cost.counters 606.6']],
    [3, { ability: 1 }, ['legal']],
    [2, { ability: 2, x: 2 }, ['legal']],
    [2, { ability: 2, x: 3 }, ['cost.counters 606.6']],
  ])('with %i counters %j: %j', (held, more, expected) => {
    expect(mainPhase(CARDS, { a: { battlefield: [sage(held)] } }).refusal(activate('sage', more))).toEqual(expected)
  })
  it('only when a sorcery could be cast', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [sage(2)] }, turn: { step: 'end' } })
    expect(game.refusal(activate('sage', { ability: 0 }))).toEqual(['activate.sorcery-timing 606.3'])
  })
})

describe('keywords that stand for activated abilities', () => {
  it('equip: a creature one controls, as a sorcery (702.6a)', () => {
    const battlefield = [{ id: 'blade', name: 'Blade' }, archer, ...lands('Forest')]
    const game = mainPhase(CARDS, { a: { battlefield }, b: { battlefield: [{ id: 'theirs', name: 'Archer' }] } })
    expect(game.refusal(activate('blade', { targets: [['theirs']] }))).toEqual([
      'target.wrong-kind 602.2b 601.2c 115.1',
    ])
    expect(game.do(activate('blade')).passAll().object('blade').attachedTo).toBe('archer')
  })
  it('cycling: from hand, discarding the card (702.29a)', () => {
    const loop = [{ id: 'loop', name: 'Loop' }]
    const game = mainPhase(CARDS, { a: { hand: loop, battlefield: lands('Forest') } }).do(activate('loop'))
    expect(game.names('graveyard', 'A')).toEqual(['Loop'])
    expect(game.passAll().player('A').hand).toHaveLength(1)
    expect(
      mainPhase(CARDS, { a: { graveyard: loop, battlefield: lands('Forest') } }).refusal(activate('loop')),
    ).toEqual(['activate.wrong-zone 113.6 602.2'])
  })
})
