import { describe, expect, it } from 'vitest'
import { joinHalves } from '../../../src/compiler/index.ts'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import { namesOf } from '../../../src/core/object.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  PLAYER,
  shelf,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const draws = (amount: number) => ({ do: 'draw', who: YOU, amount }) as const

const FIRE = defineCard('Spark', '{1}{R}', 'Instant', [
  spell([slot(PLAYER, 'left-target')], damages(2, target('left-target'))),
])
const ICE = defineCard('Frost', '{1}{U}', 'Instant', [
  spell([slot(CREATURE, 'right-target')], { do: 'tap', what: target('right-target') }, draws(1)),
])
const FUSED_LEFT = defineCard('Plough', '{G}', 'Sorcery', [keyword('fuse'), spell([], gainsLife(3))])
const FUSED_RIGHT = defineCard('Harvest', '{2}{W}', 'Sorcery', [
  keyword('fuse'),
  spell([], { do: 'gain-life', who: YOU, amount: { kind: 'life', of: YOU } }),
])
const AFTER_LEFT = defineCard('Dig', '{1}{B}', 'Sorcery', [spell([], draws(1))])
const AFTER_RIGHT = defineCard('Bury', '{3}{B}', 'Instant', [keyword('aftermath'), spell([], gainsLife(5))])

const CARDS: readonly CardDefinition[] = [
  joinHalves(FIRE, ICE),
  joinHalves(FUSED_LEFT, FUSED_RIGHT),
  joinHalves(AFTER_LEFT, AFTER_RIGHT),
  defineCreature('Ox', '{G}', 'Ox', '2/2'),
  defineCard('Graverobe', '{0}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { manaValue: { op: '<=', amount: 2 }, zones: ['exile', 'graveyard'], owner: 'you' },
      },
    }),
  ]),
  defineCard('Twin Word', '{U}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Imprint', '{0}', 'Artifact', [
    activated([], [slot({ zones: ['exile'] }, 'card')], {
      do: 'cast',
      who: YOU,
      what: target('card'),
      forCost: [],
      copies: true,
    }),
  ]),
  defineCard('Release', '{0}', 'Artifact', [
    activated([], [slot({ zones: ['exile', 'hand', 'graveyard'] }, 'card')], {
      do: 'cast',
      who: YOU,
      what: target('card'),
      forCost: [],
    }),
  ]),
  defineCard('Unsaying', '{U}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Small Snub', '{0}', 'Instant', [
    spell([slot({ subject: 'spell', manaValue: { op: '<=', amount: 2 } })], { do: 'counter', what: target() }),
  ]),
]

const MANY = lands('Forest', 'Plains', 'Island', 'Mountain', 'Swamp').flatMap(({ name }) =>
  [1, 2, 3].map((n) => ({ id: `${name.toLowerCase()}-${n}`, name })),
)

const at = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, { a: { ...a, battlefield: [...MANY, ...(a.battlefield ?? [])] }, b })

const cast = (object: string, more: object = {}): Action => ({ kind: 'cast-spell', player: 'A', object, ...more })
const topOf = (game: Game): string => game.turn.stack.at(-1)!

const SPARK_FROST = { id: 'card', name: 'Spark // Frost' }
const PLOUGH = { id: 'card', name: 'Plough // Harvest' }
const DIG = { id: 'card', name: 'Dig // Bury' }

describe('CR 709: split cards off the stack', () => {
  it('709.4: in a hand it is both halves at once', () => {
    const game = at({ hand: [SPARK_FROST] })
    expect(game.traits('card')).toMatchObject({ name: 'Spark // Frost', manaValue: 4, colors: ['U', 'R'] })
    expect(namesOf(game.traits('card')!)).toEqual(['Spark', 'Frost'])
  })

  it('709.4b: its mana cost has the symbols of both, one by one', () => {
    const game = at({ graveyard: [SPARK_FROST] })
    expect(game.traits('card')?.manaCost).toEqual(['1', 'R', '1', 'U'])
  })

  it('709.4c: it has the types and abilities of both', () => {
    const game = at({ hand: [DIG] })
    expect(game.traits('card')?.types).toEqual(['sorcery', 'instant'])
    expect(game.traits('card')?.abilities).toHaveLength(3)
  })

  it('202.3d: its mana value is that of both together but on the stack', () => {
    const game = at({ hand: [SPARK_FROST] })
    expect(game.traits('card')?.manaValue).toBe(4)
    game.do(cast('card', { face: 'left', targets: [['B']] }))
    expect(game.traits(topOf(game))?.manaValue).toBe(2)
  })
})

describe('CR 709.3: casting one half', () => {
  it('709.3: which half is asked, where both can be cast', () => {
    const game = at({ hand: [SPARK_FROST], battlefield: [{ id: 'ox', name: 'Ox' }] })
    expect(game.judge(cast('card'))).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-option', rule: '709.3', options: ['left', 'right'] },
    })
    game.do(cast('card', { answers: { 'half:card': 'right' }, targets: [['ox']] }))
    expect(game.traits(topOf(game))?.name).toBe('Frost')
  })

  it('709.3: the half that alone can be cast is taken', () => {
    const game = at({ hand: [SPARK_FROST] })
    game.do(cast('card', { targets: [['B']] }))
    expect(game.traits(topOf(game))?.name).toBe('Spark')
  })

  it('709.3: a card of one name is no split card, and a split card has no front face', () => {
    const game = at({ hand: [{ id: 'ox', name: 'Ox' }, SPARK_FROST] })
    expect(game.refusal(cast('ox', { face: 'left' }))).toEqual(['cast.no-such-half 709.3'])
    expect(game.refusal(cast('card', { face: 'front' }))).toEqual(['cast.no-such-half 709.3'])
  })

  it('709.3a: only the half that is cast is asked about: its timing, its cost', () => {
    const hand = [DIG, { ...SPARK_FROST, id: 'other' }]
    const setting = { a: { hand, battlefield: lands('Mountain', 'Island') }, turn: { step: 'upkeep' } } as const
    const game = mainPhase(CARDS, setting)
    expect(game.refusal(cast('card', { face: 'left' }))).toEqual(['timing.sorcery 117.1a 307.1'])
    expect(game.judge(cast('other', { face: 'left', targets: [['B']] })).verdict).toBe('legal')
  })

  it('709.3a: a permission for mana value 2 or less lets a half be cast, though the card has more', () => {
    const game = at({
      exile: [SPARK_FROST],
      graveyard: [{ ...DIG, id: 'dig' }],
      battlefield: [{ id: 'robe', name: 'Graverobe' }],
    })
    expect(game.judge(cast('card', { face: 'left', targets: [['B']] })).verdict).toBe('legal')
    const bury = at({ exile: [{ ...PLOUGH }], battlefield: [{ id: 'robe', name: 'Graverobe' }] })
    expect(bury.judge(cast('card', { face: 'left' })).verdict).toBe('legal')
    expect(bury.refusal(cast('card', { face: 'right' }))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })

  it('709.3b: on the stack there is nothing of the other half', () => {
    const game = at({ hand: [SPARK_FROST] }, { hand: [{ id: 'snub', name: 'Small Snub' }] })
    game.do(cast('card', { face: 'left', targets: [['B']] }))
    expect(game.traits(topOf(game))).toMatchObject({ name: 'Spark', manaCost: ['1', 'R'], colors: ['R'] })
    expect(game.traits(topOf(game))?.abilities).toEqual(FIRE.abilities)
    game.do({ kind: 'pass-priority', player: 'A' })
    expect(game.judge({ kind: 'cast-spell', player: 'B', object: 'snub', targets: [[topOf(game)]] }).verdict).toBe(
      'legal',
    )
  })

  it('709.3: it resolves as that half, and is the whole card again in the graveyard', () => {
    const game = at({ hand: [SPARK_FROST] })
    game.do(cast('card', { face: 'left', targets: [['B']] })).passAll()
    expect(game.player('B').life).toBe(18)
    expect(game.traits(game.player('A').graveyard[0]!)?.name).toBe('Spark // Frost')
    expect(game.player('A').graveyard).toHaveLength(1)
  })

  it('709.3: the list of legal actions names each half that can be cast', () => {
    const game = at({ hand: [SPARK_FROST] })
    const listed = legalActions(game.state, 'A', shelf([...CARDS, ...BASIC])).actions.map(({ action }) => action)
    expect(listed).toContainEqual(cast('card', { face: 'left' }))
    expect(listed).not.toContainEqual(cast('card', { face: 'right' }))
    expect(listed).not.toContainEqual(cast('card', { face: 'fused' }))
  })

  it('709.3: named by one of its names, it is that half', () => {
    const game = at({ hand: [SPARK_FROST] })
    game.do({ kind: 'cast-spell', player: 'A', card: 'Spark', targets: [['B']] })
    expect(game.traits(topOf(game))?.name).toBe('Spark')
  })
})

const BASIC = ['Forest', 'Plains', 'Island', 'Mountain', 'Swamp'].map((name) =>
  defineCard(name, '', `Basic Land — ${name}`),
)

describe('CR 702.102: fuse', () => {
  it('702.102a: both halves are cast together from a hand', () => {
    const game = at({ life: 10, hand: [PLOUGH] })
    game.do(cast('card', { face: 'fused' }))
    expect(game.traits(topOf(game))).toMatchObject({ name: 'Plough // Harvest', manaValue: 4, colors: ['W', 'G'] })
  })

  it('702.102a, 702.102b: not from anywhere else, and not without fuse', () => {
    const robe = { id: 'robe', name: 'Graverobe' }
    const game = at({ exile: [PLOUGH], hand: [{ ...SPARK_FROST, id: 'other' }], battlefield: [robe] })
    expect(game.refusal(cast('card', { face: 'fused' }))).toEqual(['cast.no-such-half 702.102a 709.3'])
    expect(game.refusal(cast('other', { face: 'fused' }))).toEqual(['cast.no-such-half 702.102a 709.3'])
  })

  it('709.4d, 702.102b: the fused spell has what both halves have', () => {
    const game = at({ hand: [PLOUGH] }, { hand: [{ id: 'snub', name: 'Small Snub' }] })
    game.do(cast('card', { face: 'fused' })).do({ kind: 'pass-priority', player: 'A' })
    expect(namesOf(game.traits(topOf(game))!)).toEqual(['Plough', 'Harvest'])
    expect(game.judge({ kind: 'cast-spell', player: 'B', object: 'snub', targets: [[topOf(game)]] }).verdict).not.toBe(
      'legal',
    )
  })

  it('702.102c: it costs both mana costs', () => {
    const game = mainPhase(CARDS, { a: { hand: [PLOUGH], battlefield: lands('Forest', 'Plains', 'Island') } })
    expect(game.judge(cast('card', { face: 'right' })).verdict).toBe('legal')
    expect(game.refusal(cast('card', { face: 'fused' }))[0]).toMatch(/^cost\.mana/)
  })

  it('702.102d: the left half is followed first, then the right', () => {
    const game = at({ life: 10, hand: [PLOUGH] })
    game.do(cast('card', { face: 'fused' })).passAll()
    expect(game.player('A').life).toBe(26)
  })

  it('702.102b: a copy of a fused spell is fused', () => {
    const game = at({ life: 10, hand: [PLOUGH, { id: 'twin', name: 'Twin Word' }] })
    game.do(cast('card', { face: 'fused' }))
    game.do(cast('twin', { targets: [[topOf(game)]] })).passAll()
    expect(game.traits(topOf(game))?.name).toBe('Plough // Harvest')
    game.passAll()
    expect(game.player('A').life).toBe(26)
  })
})

describe('CR 702.127: aftermath', () => {
  it('702.127a: that half is cast from a graveyard and from nowhere else', () => {
    const inHand = at({ hand: [DIG] })
    expect(inHand.refusal(cast('card', { face: 'right' }))).toEqual(['cast.not-in-graveyard 702.127a'])
    const game = at({ graveyard: [DIG] })
    expect(game.judge(cast('card', { face: 'right' })).verdict).toBe('legal')
    expect(game.refusal(cast('card', { face: 'left' }))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })

  it('702.127a: nor is it cast from exile by an effect that lets the card be cast free', () => {
    const game = at({ exile: [DIG], battlefield: [{ id: 'release', name: 'Release' }] })
    game.do({ kind: 'activate-ability', player: 'A', object: 'release', targets: [['card']] }).passAll()
    game.answer(['card'])
    expect(game.traits(topOf(game))?.name).toBe('Dig')
  })

  it('702.127a: cast from a graveyard it is exiled when it resolves', () => {
    const game = at({ life: 10, graveyard: [DIG] })
    game.do(cast('card', { face: 'right' })).passAll()
    expect(game.player('A').life).toBe(15)
    expect(game.state.exile).toHaveLength(1)
    expect(game.player('A').graveyard).toEqual([])
  })

  it('702.127a: and when it is countered', () => {
    const game = at(
      { graveyard: [DIG] },
      {
        hand: [{ id: 'no', name: 'Unsaying' }],
        battlefield: lands('Island').map((one) => ({ ...one, id: 'b-island' })),
      },
    )
    game.do(cast('card', { face: 'right' })).pass()
    game.do({ kind: 'cast-spell', player: 'B', object: 'no', targets: [[topOf(game)]] }).passAll()
    expect(game.state.exile).toHaveLength(1)
  })

  it('702.127a: the other half goes to the graveyard as any spell', () => {
    const game = at({ hand: [DIG] })
    game.do(cast('card', { face: 'left' })).passAll()
    expect(game.player('A').graveyard).toHaveLength(1)
  })
})

describe('CR 707, 709: copies of split cards and spells', () => {
  it('709.3b, 707.2: a copy of a spell is of the half that was cast', () => {
    const game = at({ hand: [SPARK_FROST, { id: 'twin', name: 'Twin Word' }] })
    game.do(cast('card', { face: 'left', targets: [['B']] }))
    game.do(cast('twin', { targets: [[topOf(game)]] })).passAll()
    expect(game.traits(topOf(game))).toMatchObject({ name: 'Spark', manaValue: 2 })
    game.passAll().passAll()
    expect(game.player('B').life).toBe(16)
  })

  it('709.3c: a copy of the card has both halves, of which one is cast', () => {
    const game = at({
      exile: [SPARK_FROST],
      battlefield: [
        { id: 'imprint', name: 'Imprint' },
        { id: 'ox', name: 'Ox' },
      ],
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'imprint', targets: [['card']] }).passAll()
    const { options } = game.decision as { options: readonly string[] } & object
    game.answer([options[0]!])
    expect(game.decision).toMatchObject({ kind: 'choose-option', options: ['left', 'right'] })
    game.answer('right')
    expect(game.traits(topOf(game))?.name).toBe('Frost')
    expect(game.state.exile).toContain('card')
  })
})
