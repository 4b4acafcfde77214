import type { Filter } from '../core/filter.ts'
import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { ActionPattern } from '../core/permission.ts'
import type { Context } from './context.ts'
import { project } from './projection/project.ts'
import { objectOf } from './refs/env.ts'
import { isRelated, matches } from './refs/match.ts'
import { plainEnv } from './refs/plain-env.ts'

export type Act = ActionPattern['act']
export type PatternOf<A extends Act> = Extract<ActionPattern, { act: A }>

/** A rule laid over actions, and where it comes from. */
export interface RuleInForce<A extends Act> {
  readonly source: ObjectId
  readonly controller: string
  readonly pattern: PatternOf<A>
  /** What a resolved effect was laid on, which its pattern calls `self`; null for a static ability. */
  readonly objects: readonly string[] | null
  /** Of a resolved effect on whatever matches, also later (611.2c). */
  readonly filter?: Filter
}

/** All restrictions ("can't") on one kind of action that are on now, and none that come later (CR 101.2, 614.17a), from static abilities and from effects. */
export const restrictions = <A extends Act>(ctx: Context, act: A): readonly RuleInForce<A>[] =>
  rulesInForce(ctx, 'cant', act)

/** All requirements ("must") on one kind of action (CR 508.1d, 509.1c). */
export const requirements = <A extends Act>(ctx: Context, act: A): readonly RuleInForce<A>[] =>
  rulesInForce(ctx, 'must', act)

/** All permissions ("can") to block more than creatures do (CR 509.1a). */
export const blockPermissions = (ctx: Context): readonly RuleInForce<'block'>[] => rulesInForce(ctx, 'may', 'block')

const KINDS = { cant: 'restriction', must: 'requirement', may: 'permission' } as const

const rulesInForce = <A extends Act>(ctx: Context, mood: keyof typeof KINDS, act: A): readonly RuleInForce<A>[] => {
  const kind = KINDS[mood]
  const patternOf = (effect: { readonly kind: string }): ActionPattern | null =>
    effect.kind === kind ? (effect as unknown as Record<typeof mood, ActionPattern>)[mood] : null
  const found: RuleInForce<A>[] = []
  for (const { source, controller, effect } of project(ctx).statics) {
    const pattern = patternOf(effect)
    if (pattern?.act === act) found.push({ source, controller, pattern: pattern as PatternOf<A>, objects: null })
  }
  for (const { source, controller, rule, objects, filter } of ctx.state.effects) {
    const pattern = rule === undefined ? null : patternOf(rule)
    if (pattern?.act !== act) continue
    found.push({
      source,
      controller,
      pattern: pattern as PatternOf<A>,
      objects,
      ...(isFilter(filter) ? { filter } : {}),
    })
  }
  return found
}

const isFilter = (affected: unknown): affected is Filter => typeof affected === 'object'

/** Whether the `who` of a rule means this object. */
export const means = (
  ctx: Context,
  rule: Omit<RuleInForce<Act>, 'pattern'>,
  who: 'self' | 'attached' | Filter,
  id: string,
): boolean => {
  const view = project(ctx)
  const env = plainEnv(view, rule.source, rule.controller)
  if (who === 'attached') return objectOf(view, rule.source)?.attachedTo === id
  if (who !== 'self') return matches(env, who, id)
  if (rule.objects === null) return rule.source === id
  return rule.objects.includes(id) || (rule.filter !== undefined && matches(env, rule.filter, id))
}

/** The restrictions of one kind whose `who` means this object. */
export const restrictionsOn = <
  A extends
    | 'attack'
    | 'block'
    | 'be-countered'
    | 'be-targeted'
    | 'be-sacrificed'
    | 'untap'
    | 'be-blocked-by'
    | 'get-counters',
>(
  ctx: Context,
  act: A,
  id: string,
): readonly RuleInForce<A>[] =>
  restrictions(ctx, act).filter((rule) => means(ctx, rule, (rule.pattern as unknown as PatternOf<'attack'>).who, id))

/** The restrictions of one kind that lie on a player: by their relation to its controller, or since an effect named them. */
export const restrictionsOnPlayer = <A extends 'gain-life' | 'lose-life' | 'draw'>(
  ctx: Context,
  act: A,
  player: PlayerId,
): readonly RuleInForce<A>[] =>
  restrictions(ctx, act).filter(({ source, controller, pattern, objects, filter }) => {
    const env = plainEnv(project(ctx), source, controller)
    if (filter !== undefined) return matches(env, filter, player)
    const { who } = pattern as unknown as PatternOf<'gain-life'>
    return objects === null || objects.length === 0 ? isRelated(env, player, who) : objects.includes(player)
  })
