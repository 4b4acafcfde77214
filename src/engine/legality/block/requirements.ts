import type { PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker, Blocker } from '../../../core/state.ts'
import { blockCapacity } from '../../combat/block-capacity.ts'
import { blockOptions } from '../../combat/block-options.ts'
import { isFree } from '../../combat/combat-costs.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { leaveUnsupportedRule } from '../../interrupt.ts'
import { means, type RuleInForce, requirements } from '../../restrictions.ts'
import { madeBy } from '../../turn/controlled-players.ts'
import { named } from '../named.ts'
import { togetherFaults } from './together.ts'

type Requirement = RuleInForce<'block'>

/** Declarations looked at before giving up on finding the most obedient one. */
const SEARCH_BUDGET = 50_000

/** CR 509.1c: a declaration obeys as many requirements as any could that breaks no restriction. */
export const blockRequirementFaults = (
  ctx: Context,
  player: PlayerId,
  blocks: readonly Blocker[],
  attacks: readonly Attacker[],
  earlier: readonly Blocker[],
): readonly Illegality[] => {
  const rules = requirements(ctx, 'block')
  if (rules.length === 0) return []
  const obeyed = obeyedCount(ctx, rules, blocks)
  const best = bestDeclaration(ctx, player, rules, attacks, earlier)
  const possible = obeyedCount(ctx, rules, best)
  if (obeyed >= possible) return []
  const alternative = { kind: 'declare-blockers' as const, player, blockers: best, ...madeBy(ctx.state, player) }
  const isNew = (block: Blocker) => !blocks.some((b) => b.blocker === block.blocker && b.attacker === block.attacker)
  return rules
    .filter((rule) => timesObeyed(ctx, rule, best) > timesObeyed(ctx, rule, blocks))
    .map((rule) => {
      const block = best.find((one) => isObeyed(ctx, rule, one) && isNew(one))!
      const params = { object: named(ctx, block.blocker), source: named(ctx, rule.source), obeyed, possible }
      return illegal('block.requirement', ['509.1c'], params, alternative)
    })
}

const isObeyed = (ctx: Context, rule: Requirement, block: Blocker): boolean =>
  means(ctx, rule, rule.pattern.who, block.blocker) &&
  (rule.pattern.attacker === undefined || means(ctx, rule, rule.pattern.attacker, block.attacker))

/**
 * A requirement on an attacker ("must be blocked") is obeyed once; one on blockers counts for each of them, and where all that
 * can block an attacker must, for each attacker too.
 */
const timesObeyed = (ctx: Context, rule: Requirement, blocks: readonly Blocker[]): number => {
  const { who, attacker, each } = rule.pattern
  const obeying = blocks.filter((block) => isObeyed(ctx, rule, block))
  if (each === true) return obeying.length
  if (attacker !== undefined && typeof who === 'object') return Math.min(1, obeying.length)
  return new Set(obeying.map(({ blocker }) => blocker)).size
}

const obeyedCount = (ctx: Context, rules: readonly Requirement[], blocks: readonly Blocker[]): number =>
  rules.reduce((sum, rule) => sum + timesObeyed(ctx, rule, blocks), 0)

/** Looks through the declarations there may be, those that obey more first, and keeps the most obedient. */
const bestDeclaration = (
  ctx: Context,
  player: PlayerId,
  rules: readonly Requirement[],
  attacks: readonly Attacker[],
  earlier: readonly Blocker[],
): readonly Blocker[] => {
  const choices = choicesOf(ctx, player, attacks)
  const most = choices.map((sets) => Math.max(...sets.map((set) => obeyedCount(ctx, rules, set))))
  const left = most.map((_, at) => most.slice(at).reduce((sum, count) => sum + count, 0))
  let best: readonly Blocker[] = []
  let highest = 0
  let looked = 0
  const search = (at: number, blocks: readonly Blocker[]): void => {
    if (++looked > SEARCH_BUDGET) leaveUnsupportedRule('509.1c', '', 'too many possible declarations of blockers')
    const obeyed = obeyedCount(ctx, rules, blocks)
    if (obeyed + (left[at] ?? 0) <= highest) return
    const sets = choices[at]
    if (sets === undefined) {
      if (togetherFaults(ctx, blocks, earlier).length > 0) return
      highest = obeyed
      best = blocks
      return
    }
    const nexts = sets.map((set) => [...blocks, ...set])
    const gains = new Map(nexts.map((next) => [next, obeyedCount(ctx, rules, next)]))
    for (const next of nexts.sort((one, other) => gains.get(other)! - gains.get(one)!)) search(at + 1, next)
  }
  search(0, [])
  return best
}

/** For each creature that can block, the sets of attackers that it could be chosen to block for nothing; none first. */
const choicesOf = (ctx: Context, player: PlayerId, attacks: readonly Attacker[]): readonly (readonly Blocker[])[][] =>
  blockOptions(ctx, player, attacks).map(({ blocker, attackers }) => {
    const capacity = blockCapacity(ctx, blocker)
    let sets: (readonly Blocker[])[] = [[]]
    for (const attacker of attackers.filter((id) => isFree(ctx, 'block', blocker, id))) {
      sets = [...sets, ...sets.filter(({ length }) => length < capacity).map((set) => [...set, { blocker, attacker }])]
      if (sets.length > SEARCH_BUDGET)
        leaveUnsupportedRule('509.1c', blocker, 'too many possible declarations of blockers')
    }
    return sets
  })
