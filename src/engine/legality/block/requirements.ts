import type { PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker, Blocker } from '../../../core/state.ts'
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
  const obeyed = obeyedBy(ctx, rules, blocks).length
  const best = bestDeclaration(ctx, player, rules, attacks, earlier)
  const kept = obeyedBy(ctx, rules, best)
  if (obeyed >= kept.length) return []
  const broken = kept.filter((rule) => !obeyedBy(ctx, rules, blocks).includes(rule))
  const alternative = { kind: 'declare-blockers' as const, player, blockers: best, ...madeBy(ctx.state, player) }
  return broken.map((rule) => {
    const block = best.find((one) => isObeyed(ctx, rule, one))!
    const params = { object: named(ctx, block.blocker), source: named(ctx, rule.source), obeyed, possible: kept.length }
    return illegal('block.requirement', ['509.1c'], params, alternative)
  })
}

/** A requirement on an attacker ("must be blocked") is obeyed once; one on blockers counts for each of them. */
const isObeyed = (ctx: Context, rule: Requirement, block: Blocker): boolean =>
  means(ctx, rule, rule.pattern.who, block.blocker) &&
  (rule.pattern.attacker === undefined || means(ctx, rule, rule.pattern.attacker, block.attacker))

const obeyedBy = (ctx: Context, rules: readonly Requirement[], blocks: readonly Blocker[]): readonly Requirement[] =>
  rules.flatMap((rule) => {
    const count = blocks.filter((block) => isObeyed(ctx, rule, block)).length
    const isAboutAttacker = rule.pattern.attacker !== undefined && typeof rule.pattern.who === 'object'
    return Array.from({ length: isAboutAttacker ? Math.min(1, count) : count }, () => rule)
  })

/** Looks through the declarations of the creatures that requirements are about, and keeps the most obedient. */
const bestDeclaration = (
  ctx: Context,
  player: PlayerId,
  rules: readonly Requirement[],
  attacks: readonly Attacker[],
  earlier: readonly Blocker[],
): readonly Blocker[] => {
  const options = blockOptions(ctx, player, attacks)
  let best: readonly Blocker[] = []
  let most = 0
  let looked = 0
  const search = (at: number, blocks: readonly Blocker[]): void => {
    if (++looked > SEARCH_BUDGET) leaveUnsupportedRule('509.1c', '', 'too many possible declarations of blockers')
    const option = options[at]
    if (option === undefined) {
      const obeyed = obeyedBy(ctx, rules, blocks).length
      if (obeyed > most && togetherFaults(ctx, blocks, earlier).length === 0) {
        most = obeyed
        best = blocks
      }
      return
    }
    search(at + 1, blocks)
    for (const attacker of option.attackers) {
      if (isFree(ctx, 'block', option.blocker, attacker))
        search(at + 1, [...blocks, { blocker: option.blocker, attacker }])
    }
  }
  search(0, [])
  return best
}
