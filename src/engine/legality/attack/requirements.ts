import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import { attackOptions } from '../../combat/attack-options.ts'
import { isFree } from '../../combat/combat-costs.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { leaveUnsupportedRule } from '../../interrupt.ts'
import { means, type RuleInForce, requirements } from '../../restrictions.ts'
import { madeBy } from '../../turn/controlled-players.ts'
import { named } from '../named.ts'
import { aloneFaults } from './alone.ts'
import { concernsDefender } from './attack-rules.ts'
import { tooManyAttackers } from './too-many.ts'

type Requirement = RuleInForce<'attack'>

/**
 * CR 508.1d: a declaration obeys as many requirements as any could that breaks no restriction. Each requirement concerns
 * one creature, so the most is reached creature by creature; only "can't attack alone" and "no more than" tie creatures together.
 */
export const attackRequirementFaults = (
  ctx: Context,
  player: PlayerId,
  attacks: readonly Attacker[],
): readonly Illegality[] => {
  const rules = requirements(ctx, 'attack')
  if (rules.length === 0) return []
  const best = bestDeclaration(ctx, player, rules)
  const obeyed = obeyedBy(ctx, rules, attacks)
  const possible = obeyedBy(ctx, rules, best)
  if (obeyed >= possible) return []
  const alternative = { kind: 'declare-attackers' as const, player, attackers: best, ...madeBy(ctx.state, player) }
  return best
    .filter((attack) => score(ctx, rules, attack) > scoreOf(ctx, rules, attacks, attack.attacker))
    .map((attack) => {
      const rule = rules.find((one) => isObeyed(ctx, one, attack))!
      const params = { object: named(ctx, attack.attacker), source: named(ctx, rule.source), obeyed, possible }
      return illegal('attack.requirement', ['508.1d'], params, alternative)
    })
}

const isObeyed = (ctx: Context, rule: Requirement, attack: Attacker): boolean =>
  means(ctx, rule, rule.pattern.who, attack.attacker) && concernsDefender(ctx, rule, attack)

const score = (ctx: Context, rules: readonly Requirement[], attack: Attacker): number =>
  rules.filter((rule) => isObeyed(ctx, rule, attack)).length

const scoreOf = (ctx: Context, rules: readonly Requirement[], attacks: readonly Attacker[], id: ObjectId): number => {
  const attack = attacks.find(({ attacker }) => attacker === id)
  return attack === undefined ? 0 : score(ctx, rules, attack)
}

const obeyedBy = (ctx: Context, rules: readonly Requirement[], attacks: readonly Attacker[]): number =>
  attacks.reduce((sum, attack) => sum + score(ctx, rules, attack), 0)

/**
 * A declaration that obeys the most without a cost to be paid: every creature that must attack attacks where it obeys most,
 * in company if it needs it.
 */
const bestDeclaration = (ctx: Context, player: PlayerId, rules: readonly Requirement[]): readonly Attacker[] => {
  const all = attackOptions(ctx, player).flatMap(({ attacker, defenders }) => {
    const free = defenders.filter((defender) => isFree(ctx, 'attack', attacker, defender))
    const attacks = free.map((defender) => ({ attacker, defender }))
    if (attacks.length === 0) return []
    return attacks.reduce((best, attack) => (score(ctx, rules, attack) > score(ctx, rules, best) ? attack : best))
  })
  const required = all.filter((attack) => score(ctx, rules, attack) > 0)
  if (tooManyAttackers(ctx, required).length > 0) return bestWithin(ctx, player, rules)
  if (aloneFaults(ctx, required).length === 0) return required
  const company = all.find((attack) => !required.includes(attack))
  if (company === undefined) return []
  const accompanied = [...required, company]
  return tooManyAttackers(ctx, accompanied).length === 0 ? accompanied : bestWithin(ctx, player, rules)
}

/** Declarations looked at before giving up on finding the most obedient one. */
const SEARCH_BUDGET = 50_000

/** Where fewer may attack than must, looks through the declarations there may be, and keeps the most obedient. */
const bestWithin = (ctx: Context, player: PlayerId, rules: readonly Requirement[]): readonly Attacker[] => {
  const options = attackOptions(ctx, player)
  let best: readonly Attacker[] = []
  let most = 0
  let looked = 0
  const search = (at: number, attacks: readonly Attacker[]): void => {
    if (++looked > SEARCH_BUDGET) leaveUnsupportedRule('508.1d', '', 'too many possible declarations of attackers')
    if (tooManyAttackers(ctx, attacks).length > 0) return
    const obeyed = obeyedBy(ctx, rules, attacks)
    if (obeyed > most && aloneFaults(ctx, attacks).length === 0) {
      most = obeyed
      best = attacks
    }
    const option = options[at]
    if (option === undefined) return
    for (const defender of option.defenders) {
      if (isFree(ctx, 'attack', option.attacker, defender))
        search(at + 1, [...attacks, { attacker: option.attacker, defender }])
    }
    search(at + 1, attacks)
  }
  search(0, [])
  return best
}
