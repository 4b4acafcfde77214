import { describe, expect, it } from 'vitest'
import type { Action, SpecialActionName } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { PositionPlayer, PositionTurn } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  enchant,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  PLAYER,
  shelf,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const CARDS: CardDefinition[] = [
  defineCard('Slow Song', '', 'Sorcery', [
    { kind: 'keyword', keyword: 'suspend', amount: 2, cost: manaCost('{G}') },
    spell([], gainsLife(7)),
  ]),
  defineCard('Slow Flash', '{5}', 'Instant', [
    { kind: 'keyword', keyword: 'suspend', amount: 'X', cost: manaCost('{X}{G}') },
    spell([], gainsLife(7)),
  ]),
  defineCreature('Slow Ox', '{5}', 'Ox', '5/5', [
    { kind: 'keyword', keyword: 'suspend', amount: 1, cost: manaCost('{G}') },
  ]),
  defineCard('Omen', '{4}{G}', 'Sorcery', [
    { kind: 'keyword', keyword: 'foretell', cost: manaCost('{G}') },
    spell([], gainsLife(5)),
  ]),
  defineCard('Scheme', '{4}{G}', 'Instant', [
    { kind: 'keyword', keyword: 'plot', cost: manaCost('{1}{G}') },
    spell([], gainsLife(6)),
  ]),
  defineCard('Plain Song', '{G}', 'Instant', [spell([], gainsLife(1))]),
  defineCreature('Hidden Ox', '{G}', 'Ox', '2/2'),
  defineCard('No Sorceries', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', types: ['sorcery'] }, who: 'any' },
    }),
  ]),
  defineCard('Peeker', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', what: { zones: ['exile'], types: ['creature'] }, who: 'you' },
    }),
  ]),
  defineCard('Theft', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: YOU }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Robe', '{1}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached')]),
  defineCard('End It', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'lose-game', who: target() })]),
  defineCard('Bolt', '{0}', 'Instant', [spell([slot(PLAYER)], damages(1))]),
  defineCard('Stop All', '{0}', 'Instant', [keyword('split second'), spell([], gainsLife(1))]),
]
const lookup = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])
const FORESTS = lands('Forest', 'Forest', 'Forest', 'Forest')
const board = (a: Omit<PositionPlayer, 'id'>, turn: Partial<PositionTurn> = {}, b: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, { a: { ...a, battlefield: [...FORESTS, ...(a.battlefield ?? [])] }, b, turn })
const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const act = (what: SpecialActionName, object: string, more: object = {}): Action => ({
  kind: 'special-action',
  what,
  player: 'A',
  object,
  ...more,
})
const tapped = (game: ReturnType<typeof board>) => game.state.battlefield.filter((id) => game.object(id).tapped).length

describe('suspend', () => {
  it('116.2f, 702.62a: exiled for its cost with time counters, without the stack, and its player has priority', () => {
    const game = board({ hand: hand('Slow Song') }).do(act('suspend', 'slow-song'))
    const [card] = game.state.exile
    expect(game.object(card!)).toMatchObject({ counters: { time: 2 }, faceDown: false })
    expect(tapped(game)).toBe(1)
    expect(game.turn).toMatchObject({ stack: [], priority: 'A' })
  })

  it('702.62a–b: a counter goes each upkeep, and with the last one it may be cast free', () => {
    const game = board({ hand: hand('Slow Song') }).do(act('suspend', 'slow-song'))
    const upkeep = () => game.passTo('end').passTo('upkeep')
    // The upkeep of the other player takes none.
    upkeep()
    expect(game.names('stack')).toEqual([])
    upkeep()
    expect(game.names('stack')).toEqual(['Slow Song'])
    game.passAll()
    expect(game.object(game.state.exile[0]!).counters).toEqual({ time: 1 })
    upkeep()
    upkeep()
    game.passAll()
    // The last counter is gone: the third ability waits.
    expect(game.names('stack')).toEqual(['Slow Song'])
    game.passAll()
    game.answer([game.state.exile[0]!])
    expect(game.names('stack')).toEqual(['Slow Song'])
    const life = game.player('A').life
    expect(game.passAll().player('A').life).toBe(life + 7)
    expect(game.names('graveyard', 'A')).toEqual(['Slow Song'])
  })

  it('702.62a: who does not cast it leaves it exiled', () => {
    const game = board(
      { exile: [{ id: 'song', name: 'Slow Song', counters: { time: 1 } }] },
      {
        step: 'untap',
        begun: false,
        priority: null,
      },
    )
    game.passTo('upkeep').passAll()
    game.passAll().answer([])
    expect(game.names('exile')).toEqual(['Slow Song'])
    expect(game.names('stack')).toEqual([])
  })

  it('702.62a: a creature cast so has haste until one loses control of it', () => {
    const game = board(
      { exile: [{ id: 'ox', name: 'Slow Ox', counters: { time: 1 } }] },
      { step: 'untap', begun: false, priority: null },
      { hand: hand('Theft') },
    )
    game.passTo('upkeep').passAll()
    game.passAll().answer(['ox']).passAll()
    const ox = game.find('Slow Ox')
    expect(game.has(ox, 'haste')).toBe(true)
    game.pass().resolve('B', 'theft', [ox])
    expect(game.has(ox, 'haste')).toBe(false)
    game.passTo('end').passTo('upkeep')
    expect(game.traits(ox).controller).toBe('A')
    expect(game.has(ox, 'haste')).toBe(false)
  })

  it('116.2f, 702.62c: only while one could begin to cast the card', () => {
    const late = board({ hand: hand('Slow Song', 'Slow Flash') }, { step: 'end' })
    expect(late.refusal(act('suspend', 'slow-song'))).toEqual(['timing.sorcery 117.1a 307.1'])
    expect(late.judge(act('suspend', 'slow-flash', { x: 1 })).verdict).toBe('legal')
    const barred = board({ hand: hand('Slow Song'), battlefield: ['No Sorceries'] })
    expect(barred.refusal(act('suspend', 'slow-song'))).toEqual(['cast.prohibited 101.2 601.3'])
    const split = board({ hand: hand('Slow Flash', 'Stop All') }).cast('A', 'stop-all')
    expect(split.refusal(act('suspend', 'slow-flash', { x: 1 }))).toEqual(['timing.split-second 702.61a'])
  })

  it('107.3d, 702.62a: X is chosen as it is paid, and is the number of counters, one at least', () => {
    const game = board({ hand: hand('Slow Flash') })
    expect(game.judge(act('suspend', 'slow-flash'))).toMatchObject({
      decision: { kind: 'choose-number', rule: '107.3d', min: 1, max: 3 },
    })
    expect(game.refusal(act('suspend', 'slow-flash', { x: 0 }))).toEqual(['x.out-of-range 107.3d 107.1b'])
    game.do(act('suspend', 'slow-flash', { x: 3 }))
    expect(game.object(game.state.exile[0]!).counters).toEqual({ time: 3 })
  })

  it('116.2f: only what has it, from one’s own hand', () => {
    const game = board({ hand: hand('Plain Song'), graveyard: [{ id: 'dead', name: 'Slow Song' }] })
    expect(game.refusal(act('suspend', 'plain-song'))).toEqual(['special.unavailable 116.2f 702.62a'])
    expect(game.refusal(act('suspend', 'dead'))).toEqual(['special.wrong-zone 116.2f 702.62a'])
  })
})

describe('foretell', () => {
  it('116.2h, 702.143a: exiled face down for {2}; only its owner looks at it', () => {
    const game = board({ hand: hand('Omen') }, { step: 'upkeep' }).do(act('foretell', 'omen'))
    const [card] = game.state.exile
    expect(game.object(card!)).toMatchObject({ faceDown: true, marks: { seenBy: ['A'], foretold: 3 } })
    expect(tapped(game)).toBe(2)
    expect(game.turn.priority).toBe('A')
    const seen = (player: string) => JSON.stringify(viewPosition(game.state, player, lookup).players)
    expect(seen('A')).toContain('Omen')
    expect(seen('B')).not.toContain('Omen')
  })

  it('702.143a, 406.3a: cast for its foretell cost once that turn is over, shown as it is', () => {
    const foretold = { id: 'omen', name: 'Omen', faceDown: true, marks: { seenBy: ['A'], foretold: 3 } } as const
    const now = board({ exile: [foretold] })
    expect(now.refusal({ kind: 'cast-spell', player: 'A', object: 'omen' })).toEqual(['cast.not-yet 702.143a'])
    const later = board({ exile: [foretold] }, { number: 5 })
    later.cast('A', 'omen')
    const [omen] = later.turn.stack
    expect(later.object(omen!)).toMatchObject({ faceDown: false, onStack: { paid: ['foretell'], manaSpent: ['G'] } })
    expect(later.passAll().player('A').life).toBe(25)
  })

  it('116.2h: on one’s own turn only', () => {
    const game = board({ hand: hand('Omen') }, { active: 'B', priority: 'A', step: 'end' })
    expect(game.refusal(act('foretell', 'omen'))).toEqual(['special.timing 116.2h 702.143a'])
  })

  it('702.143f: foretold cards are shown as the game ends', () => {
    const foretold = { id: 'omen', name: 'Omen', faceDown: true, marks: { seenBy: ['A'], foretold: 1 } } as const
    const game = board({ hand: hand('End It'), exile: [foretold] }).resolve('A', 'end-it', ['B'])
    expect(game.events).toContainEqual({ kind: 'revealed', objects: ['omen'], to: 'all' })
  })
})

describe('plot', () => {
  it('116.2k, 702.170a: exiled for its plot cost in a main phase with an empty stack', () => {
    const game = board({ hand: hand('Scheme') }).do(act('plot', 'scheme'))
    expect(game.object(game.state.exile[0]!)).toMatchObject({ faceDown: false, marks: { plotted: 3 } })
    expect(tapped(game)).toBe(2)
    expect(board({ hand: hand('Scheme') }, { step: 'upkeep' }).refusal(act('plot', 'scheme'))).toEqual([
      'special.timing 116.2k 702.170a',
    ])
    const busy = board({ hand: hand('Scheme', 'Bolt') }).cast('A', 'bolt', ['B'])
    expect(busy.refusal(act('plot', 'scheme'))).toEqual(['special.timing 116.2k 702.170a'])
  })

  it('702.170d: cast free on a later turn, in a main phase with an empty stack, even an instant', () => {
    const plotted = { id: 'scheme', name: 'Scheme', marks: { plotted: 3 } } as const
    const cast = { kind: 'cast-spell', player: 'A', object: 'scheme' } as const
    expect(board({ exile: [plotted] }).refusal(cast)).toEqual(['cast.not-yet 702.170d'])
    expect(board({ exile: [plotted] }, { number: 5, step: 'upkeep' }).refusal(cast)).toEqual(['cast.not-yet 702.170d'])
    const game = board({ exile: [plotted] }, { number: 5 }).do(cast)
    expect(game.object(game.turn.stack[0]!).onStack).toMatchObject({ paid: ['plot'], manaSpent: [] })
    expect(game.passAll().player('A').life).toBe(26)
  })
})

it('116.2f, 116.2h, 116.2k: the list of legal actions holds them when they are', () => {
  const game = board({ hand: hand('Slow Song', 'Omen', 'Scheme') })
  const actions = legalActions(game.state, 'A', lookup).actions.map(({ action }) => action)
  expect(actions).toContainEqual(act('suspend', 'slow-song'))
  expect(actions).toContainEqual(act('foretell', 'omen'))
  expect(actions).toContainEqual(act('plot', 'scheme'))
})

describe('601.3f, 406.3b: casting from among face-down cards in exile', () => {
  const secret = (seenBy: readonly string[], name = 'Hidden Ox') =>
    ({ id: 'secret', name, faceDown: true, marks: { seenBy } }) as const
  const cast = { kind: 'cast-spell', player: 'A', object: 'secret' } as const

  it('406.3b, 601.3f: only a card one may look at', () => {
    const blind = board({ exile: [secret(['B'])], battlefield: ['Peeker'] })
    expect(blind.refusal(cast)).toEqual(['cast.cannot-look 601.3f 406.3b'])
    const seeing = board({ exile: [secret(['A'])], battlefield: ['Peeker'] }).do(cast)
    expect(seeing.names('stack')).toEqual(['Hidden Ox'])
  })

  it('406.3b: only if the spell has the qualities', () => {
    const game = board({ exile: [secret(['A'], 'Plain Song')], battlefield: ['Peeker'] })
    expect(game.refusal(cast)).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })
})
