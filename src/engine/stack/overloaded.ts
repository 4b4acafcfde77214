import type { Body } from '../../core/ability.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { findAll } from '../refs/match.ts'

/** CR 702.96a: whether a spell says "each" wherever its card says "target". */
export const isOverloaded = (ctx: Context, id: ObjectId): boolean => {
  const traits = project(ctx).of(id)
  const { onStack } = ctx.state.objects[id] ?? {}
  return onStack?.paid.includes('overload') === true && traits !== undefined && hasKeyword(traits, 'overload')
}

/** CR 702.96b, 612.1: such a spell requires no targets. */
export const withoutTargets = (body: Body): Body => (body.kind === 'simple' ? { ...body, targets: [] } : body)

/** CR 702.96b–c: in the place of its targets all that its words mean, whether or not they could have been targeted. */
export const eachInstead = (env: Env, body: Body): Readonly<Record<string, readonly TargetId[]>> => {
  if (body.kind === 'modal')
    return leaveUnsupportedRule('702.96a', env.view.of(env.source)?.name ?? '', 'overload of a modal spell')
  if (body.targets.some(({ divide }) => divide !== undefined))
    leaveUnsupportedRule('702.96a', env.view.of(env.source)?.name ?? '', 'overload of what is divided')
  return Object.fromEntries(body.targets.map(({ id, filter }) => [id, findAll(env, filter)]))
}
