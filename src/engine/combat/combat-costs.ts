import type { Amount } from '../../core/amount.ts'
import type { CombatCost } from '../../core/combat-cost.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { withX } from '../costs/total-cost.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { means } from '../restrictions.ts'

/** A cost that one creature's attacking or blocking has, and where it comes from. */
export interface CostInForce {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly creature: ObjectId
  readonly effect: CombatCost
}

/** CR 508.1g–h, 509.1d: the costs of one creature's attacking (or blocking) one thing, required and optional. */
export const costsOf = (
  ctx: Context,
  act: CombatCost['act'],
  creature: ObjectId,
  against: TargetId,
): readonly CostInForce[] =>
  project(ctx).statics.flatMap(({ source, controller, effect }) => {
    if (effect.kind !== 'combat-cost' || effect.act !== act) return []
    const from = { source, controller, objects: null }
    if (!means(ctx, from, effect.who, creature)) return []
    const env = plainEnv(project(ctx), source, controller)
    if (effect.defending !== undefined && !matches(env, effect.defending, against)) return []
    if (effect.attacker !== undefined && !means(ctx, from, effect.attacker, against)) return []
    return [{ source, controller, creature, effect: effect.x === undefined ? effect : priced(env, effect, effect.x) }]
  })

/** CR 107.3c: the X of its cost as the text says it now. */
const priced = (env: Env, effect: CombatCost, x: Amount): CombatCost => ({
  ...effect,
  cost: withX(effect.cost, Math.max(0, evaluate(env, x))),
})

/** CR 508.1d, 509.1c: nobody has to pay a cost to obey a requirement. */
export const isFree = (ctx: Context, act: CombatCost['act'], creature: ObjectId, against: TargetId): boolean =>
  costsOf(ctx, act, creature, against).every(({ effect }) => effect.optional === true)
