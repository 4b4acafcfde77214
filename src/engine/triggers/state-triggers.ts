import type { Ability } from '../../core/ability.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import type { ActiveTrigger } from '../projection/projection.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { allStacks } from '../seats.ts'

/**
 * CR 603.8: state triggers that trigger now: what they ask of the game is so, and the same ability of the same object neither
 * waits to be put on the stack nor is on it.
 */
export const stateTriggers = (ctx: Context): readonly ActiveTrigger[] => {
  const view = project(ctx)
  return view.triggers.filter(
    ({ source, controller, ability }) =>
      ability.event.on === 'state' &&
      holds(plainEnv(view, source, controller), ability.event.condition) &&
      !isUnderWay(ctx, source, ability),
  )
}

const isUnderWay = (ctx: Context, source: ObjectId, ability: Ability): boolean => {
  const text = JSON.stringify(ability)
  const isIt = (one: { readonly source: ObjectId; readonly ability: Ability | null }): boolean =>
    one.source === source && JSON.stringify(one.ability) === text
  const stacked = allStacks(ctx.state).flatMap((id) => ctx.state.objects[id]?.onStack ?? [])
  return ctx.state.waiting.some(isIt) || stacked.some((facts) => facts.kind === 'triggered' && isIt(facts))
}
