import { describe, expect, it } from 'vitest'
import type { Action, ShortcutStep } from '../../../src/core/action.ts'
import type { Answer } from '../../../src/core/decision.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  slot,
  spell,
  TAP,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const SELF = { ref: 'self' } as const
const rest = { duration: 'end-of-turn' } as const
const flies = (what: Extract<Effect, { do: 'continuous' }>['what']): Effect => ({
  do: 'continuous',
  what,
  modifications: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flying' } }],
  ...rest,
})
const lands: Effect = {
  do: 'continuous',
  what: target(),
  modifications: [{ kind: 'remove-keyword', keyword: 'flying' }],
  ...rest,
}

const CARDS = [
  defineCreature('Ready Kite', '{0}', 'Bird', '1/1', [activated([], [], flies(SELF))]),
  defineCard('Net Post', '{0}', 'Artifact', [activated([], [slot(CREATURE)], lands)]),
  defineCard('Alms Bowl', '{0}', 'Artifact', [
    activated(TAP, [], gainsLife(1)),
    activated([], [], { do: 'untap', what: SELF }),
  ]),
  defineCard('Late Word', '{0}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Blind Bag', '{0}', 'Artifact', [
    activated([], [], { do: 'discard', who: { ref: 'you' }, amount: 1, random: true }),
  ]),
]

const use = (player: string, object: string, ability = 0, more: object = {}): Action => ({
  kind: 'activate-ability',
  player,
  object,
  ability,
  ...more,
})
const pass = (player: string): Action => ({ kind: 'pass-priority', player })
const allPass: Action = { kind: 'pass-all' }
const shortcut = (sequence: readonly ShortcutStep[], answers?: Readonly<Record<string, Answer>>): Action => ({
  kind: 'shortcut',
  player: 'A',
  sequence,
  ...(answers === undefined ? {} : { answers }),
})
const ROUND: readonly Action[] = [use('A', 'bowl', 0), pass('A'), pass('B'), use('A', 'bowl', 1), pass('A'), pass('B')]
const loop = (times: number): ShortcutStep => ({ kind: 'loop', times, sequence: ROUND })

const table = () =>
  mainPhase(CARDS, {
    a: { battlefield: [{ id: 'bowl', name: 'Alms Bowl' }], hand: [{ id: 'word', name: 'Late Word' }] },
    b: { hand: [{ id: 'theirs', name: 'Late Word' }] },
  })

describe('CR 732.2a–c: shortcuts', () => {
  it('732.2a, 732.2c: a loop of choices is taken as often as it was said, once the others accept', () => {
    const game = table()
    const asked = game.judge(shortcut([loop(5)]))
    expect(asked).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'accept-shortcut', player: 'B', length: 30, rule: '732.2b' },
    })
    expect(asked).toMatchObject({ decision: { places: [2, 5, 8, 11, 14, 17, 20, 23, 26, 29] } })
    game.do(shortcut([loop(5)], { 'shortcut:B': true }))
    expect(game.player('A').life).toBe(25)
    expect(game.turn).toMatchObject({ step: 'precombat-main', priority: 'A', stack: [] })
    expect(game.trail).toContain('732.2c')
  })

  it('732.2a: loops may be nested and come after one another, and may cross steps', () => {
    const nested: ShortcutStep = { kind: 'loop', times: 2, sequence: [loop(2), ...ROUND] }
    const game = table().do(shortcut([nested, allPass], { 'shortcut:B': true }))
    expect(game.player('A').life).toBe(26)
    expect(game.turn.step).toBe('beginning-of-combat')
  })

  it('732.2b, 732.2c: who cuts it short gets to that place, and must choose otherwise there', () => {
    const game = table().do(shortcut([loop(5)], { 'shortcut:B': 8 }))
    expect(game.player('A').life).toBe(21)
    expect(game.turn).toMatchObject({ priority: 'B' })
    expect(game.turn.stack).toHaveLength(1)
    expect(game.refusal(pass('B'))).toEqual(['loop.shortened-here 732.2c'])
    game.cast('B', 'theirs')
    expect(game.state.loop?.differ).toBeUndefined()
    game.passAll()
    expect(game.player('B').life).toBe(21)
    // Only one of their own choices is a place to name.
    expect(table().refusal(shortcut([loop(5)], { 'shortcut:B': 3 }))).toEqual(['choice.not-an-option 732.2b'])
    expect(table().refusal(shortcut([loop(5)], { 'shortcut:B': false }))).toEqual(['choice.wrong-form 732.2b'])
    expect(table().refusal(shortcut([loop(1)], { 'shortcut:B': true, 'shortcut:C': true }))).toEqual([
      'choice.not-asked 601.2',
    ])
  })

  it('732.2b: with more players the later ones hear what the earlier ones left of it', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'bowl', name: 'Alms Bowl' }] },
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 9, battlefield: [{ id: 'bowl', name: 'Alms Bowl' }] },
          { id: 'B', library: 9 },
          { id: 'C', library: 9 },
        ],
      },
    })
    const round = [use('A', 'bowl', 0), allPass, use('A', 'bowl', 1), allPass]
    const answers = { 'shortcut:B': 6 }
    expect(game.judge(shortcut([...round, ...round], answers))).toMatchObject({
      decision: { player: 'C', length: 6, places: [3] },
    })
    game.do(shortcut([...round, ...round], { ...answers, 'shortcut:C': 3 }))
    expect(game.turn).toMatchObject({ priority: 'C' })
  })

  it('732.2a: each choice must be legal, complete and of known outcome, and at the end somebody has priority', () => {
    const game = table()
    expect(game.refusal(shortcut([use('A', 'bowl'), use('A', 'bowl')]))).toEqual([
      'shortcut.illegal 732.2a',
      expect.stringContaining('cost.tapped'),
    ])
    expect(game.refusal(shortcut([{ kind: 'concede', player: 'B' }]))).toEqual(['shortcut.step 732.2a'])
    expect(game.refusal({ ...shortcut([]), player: 'B' } as Action)).toEqual(['priority.not-yours 117.1'])
    const net = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'net', name: 'Net Post' },
          { id: 'k1', name: 'Ready Kite' },
          { id: 'k2', name: 'Ready Kite' },
          { id: 'bag', name: 'Blind Bag' },
        ],
        hand: [{ name: 'Late Word' }, { name: 'Ready Kite' }],
      },
    })
    expect(net.refusal(shortcut([use('A', 'net')]))).toEqual(['shortcut.open 732.2a'])
    expect(net.refusal(shortcut([use('A', 'bag'), allPass]))).toEqual(['shortcut.unpredictable 732.2a'])
    const toCombat = shortcut([allPass, allPass])
    expect(net.refusal({ ...toCombat, sequence: [allPass, allPass] } as Action)).toEqual([
      'shortcut.no-priority 732.2a',
    ])
    expect(game.judge(shortcut([loop(1_000_000)]))).toMatchObject({
      verdict: 'unsupported',
      gaps: [{ rule: '732.2a' }],
    })
  })
})

describe('CR 732.3: fragmented loops', () => {
  const kites = (active: 'A' | 'B' = 'A') =>
    mainPhase(CARDS, {
      a: { battlefield: [{ id: 'kite', name: 'Ready Kite' }], hand: [{ id: 'word', name: 'Late Word' }] },
      b: { battlefield: [{ id: 'net', name: 'Net Post' }] },
      turn: { active, priority: 'A' },
    })
  const fly = use('A', 'kite')
  const net = use('B', 'net', 0, { targets: [['kite']] })

  it('732.3: the active player makes another choice once each player has made the same one again', () => {
    const game = kites()
    game.do(fly).passAll().do(pass('A')).do(net).passAll()
    // The first time it had never flown; from here on the game comes back to where it was.
    game.do(fly).passAll().do(pass('A')).do(net).passAll()
    expect(game.has('kite', 'flying')).toBe(false)
    expect(game.refusal(fly)).toEqual(['loop.choose-otherwise 732.3'])
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'word' })).toEqual(['legal'])
    expect(game.refusal(pass('A'))).toEqual(['legal'])
  })

  it('732.3: a loop of one player’s own choices is no such loop', () => {
    const game = kites()
    for (let round = 0; round < 4; round++) game.do(fly).passAll()
    expect(game.refusal(fly)).toEqual(['legal'])
  })

  it('732.3: what is done in between so that the game is another one makes no loop', () => {
    const game = kites()
    game.do(fly).passAll().do(pass('A')).do(net).passAll()
    game.do(fly).passAll().do(pass('A')).do(net).passAll()
    game.resolve('A', 'word')
    expect(game.refusal(fly)).toEqual(['legal'])
  })
})
