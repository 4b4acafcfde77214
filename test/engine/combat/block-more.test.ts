import { describe, expect, it } from 'vitest'
import type { Position, PositionEntry } from '../../../src/core/position.ts'
import { CREATURE, defineCreature, fixedRule, keyword } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

const blocksMore = (additional: number | 'any') =>
  fixedRule({ kind: 'permission', may: { act: 'block', who: 'self', additional } })

const CARDS = [
  defineCreature('Two Arms', '{2}{W}', 'Giant', '2/4', [blocksMore(1)]),
  defineCreature('Four Arms', '{2}{W}', 'Giant', '2/4', [blocksMore(1), blocksMore(1)]),
  defineCreature('Long Hedge', '{2}{W}', 'Plant', '0/7', [blocksMore('any')]),
  defineCreature('Guard of Two', '{2}{W}', 'Giant', '2/4', [
    blocksMore(1),
    fixedRule({ kind: 'requirement', must: { act: 'block', who: 'self' } }),
  ]),
  defineCreature('Shy Arms', '{2}{W}', 'Giant', '2/4', [
    blocksMore(1),
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: 'self', alone: true } }),
  ]),
  defineCreature('Toll Arms', '{2}{W}', 'Giant', '2/4', [
    blocksMore(1),
    fixedRule({ kind: 'combat-cost', act: 'block', who: 'self', cost: [{ kind: 'pay-life', amount: 2 }] }),
  ]),
  defineCreature('Loud Stag', '{3}{G}', 'Elk', '3/3', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: CREATURE, attacker: 'self', each: true } }),
  ]),
  defineCreature('Loud Gang', '{3}{R}', 'Elk', '3/3', [
    keyword('menace'),
    fixedRule({ kind: 'requirement', must: { act: 'block', who: CREATURE, attacker: 'self', each: true } }),
  ]),
  defineCreature('War Drum', '{2}', 'Golem', '0/1', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: { ...CREATURE, controller: 'opponent' } } }),
  ]),
]

/** A attacks with all of these, and it is B’s turn to block with those. */
const attacked = (
  attackers: Record<string, string>,
  blockers: Record<string, string>,
  idle: readonly string[] = [],
): Game => {
  const entries = (of: Record<string, string>): PositionEntry[] =>
    Object.entries(of).map(([id, name]) => ({ id, name }))
  const a: Position['players'][number]['battlefield'] = [...entries(attackers), ...idle]
  return inCombat('declare-attackers', { battlefield: a }, { battlefield: entries(blockers) }, {}, CARDS)
    .attack(...Object.keys(attackers))
    .passAll()
}

const declare = (...pairs: readonly (readonly [string, string])[]) => ({
  kind: 'declare-blockers' as const,
  player: 'B',
  blockers: pairs.map(([blocker, attacker]) => ({ blocker, attacker })),
})

const OXEN = { one: 'Plain Ox', two: 'Plain Ox', three: 'Plain Ox' }

describe('CR 509.1a: blocking more than one attacker', () => {
  it.each([
    ['Two Arms', 2],
    ['Four Arms', 3],
    ['Long Hedge', 3],
    ['Plain Ox', 1],
  ])('509.1a: %s blocks as many as it may', (name, most) => {
    const game = attacked(OXEN, { wall: name })
    const pairs = ['one', 'two', 'three'].map((attacker) => ['wall', attacker] as const)
    expect(game.refusal(declare(...pairs.slice(0, most)))).toEqual(['legal'])
    if (most < 3) expect(game.refusal(declare(...pairs.slice(0, most + 1)))).toEqual(['block.repeated 509.1a'])
  })

  it('509.1a: never the same attacker twice', () => {
    expect(attacked(OXEN, { wall: 'Long Hedge' }).refusal(declare(['wall', 'one'], ['wall', 'one']))).toEqual([
      'block.repeated 509.1a',
    ])
  })

  it('509.1g: it blocks each of them, and has blocked once', () => {
    const game = attacked(OXEN, { wall: 'Two Arms' })
    const after = game.do(declare(['wall', 'one'], ['wall', 'two']))
    expect(after.turn.combat!.blocked).toEqual(['one', 'two'])
    expect(after.state.history.blocked).toEqual(['wall'])
  })

  it('509.1b: one creature that blocks two attackers still blocks alone', () => {
    const game = attacked(OXEN, { wall: 'Shy Arms', ox: 'Plain Ox' })
    expect(game.refusal(declare(['wall', 'one'], ['wall', 'two']))).toEqual(['block.prohibited 509.1b'])
    expect(game.refusal(declare(['wall', 'one'], ['wall', 'two'], ['ox', 'two']))).toEqual(['legal'])
  })

  it('509.1d: what its blocking costs is paid once', () => {
    const game = attacked(OXEN, { wall: 'Toll Arms' })
    expect(game.do(declare(['wall', 'one'], ['wall', 'two'])).state.players.B!.life).toBe(18)
  })

  it('509.1c: that it blocks is obeyed once, however many it blocks', () => {
    const game = attacked(OXEN, { wall: 'Guard of Two', other: 'Guard of Two' })
    expect(game.refusal(declare(['wall', 'one'], ['wall', 'two']))).toEqual(['block.requirement 509.1c'])
    expect(game.refusal(declare(['wall', 'one'], ['other', 'one']))).toEqual(['legal'])
  })
})

describe('CR 509.1c: all creatures able to block an attacker', () => {
  it('509.1c: each of them does, and none may block another instead', () => {
    const game = attacked({ stag: 'Loud Stag', ox: 'Plain Ox' }, { first: 'Plain Ox', second: 'Small Pup' })
    expect(game.refusal(declare(['first', 'stag'], ['second', 'stag']))).toEqual(['legal'])
    expect(game.refusal(declare(['first', 'stag']))).toEqual(['block.requirement 509.1c'])
    expect(game.refusal(declare(['first', 'stag'], ['second', 'ox']))).toEqual(['block.requirement 509.1c'])
  })

  it('509.1c: of two such attackers each creature blocks either', () => {
    const game = attacked({ stag: 'Loud Stag', other: 'Loud Stag' }, { first: 'Plain Ox', second: 'Small Pup' })
    expect(game.refusal(declare(['first', 'stag'], ['second', 'other']))).toEqual(['legal'])
    expect(game.refusal(declare(['first', 'stag']))).toEqual(['block.requirement 509.1c'])
  })

  it('509.1c: one that can block both blocks both', () => {
    const game = attacked({ stag: 'Loud Stag', other: 'Loud Stag' }, { wall: 'Two Arms' })
    expect(game.refusal(declare(['wall', 'stag']))).toEqual(['block.requirement 509.1c'])
    expect(game.refusal(declare(['wall', 'stag'], ['wall', 'other']))).toEqual(['legal'])
  })

  it('509.1c: the only creature need not block what only two may block', () => {
    expect(attacked({ gang: 'Loud Gang' }, { first: 'Plain Ox' }).refusal(declare())).toEqual(['legal'])
  })

  it('509.1c: many creatures are looked through too', () => {
    const pups = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`p${at}`, 'Small Pup']))
    const game = attacked({ stag: 'Loud Stag', ...OXEN }, pups)
    const all = Object.keys(pups).map((id) => [id, 'stag'] as const)
    expect(game.refusal(declare(...all))).toEqual(['legal'])
    expect(game.refusal(declare(...all.slice(1)))).toEqual(['block.requirement 509.1c'])
  })

  it('509.1c: a rule for many creatures is broken by each that does not block', () => {
    const game = attacked({ ox: 'Plain Ox' }, { first: 'Plain Ox', second: 'Small Pup' }, ['War Drum'])
    expect(game.refusal(declare(['first', 'ox']))).toEqual(['block.requirement 509.1c'])
    expect(game.refusal(declare(['first', 'ox'], ['second', 'ox']))).toEqual(['legal'])
  })
})
