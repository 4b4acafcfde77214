import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import type { ActiveStatic, ActiveTrigger } from '../projection/projection.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Hearing } from './looks-back.ts'
import { matchEvent } from './match-event.ts'
import { isWatched } from './watched.ts'

/**
 * CR 603.2d: how many times more an ability of an object triggers than it would. Each effect that says so counts once, and none
 * counts for abilities that are no object's (delayed and reflexive ones).
 */
export const extraTimes = (
  ctx: Context,
  statics: readonly ActiveStatic[],
  { source: triggering }: ActiveTrigger,
  facts: TriggerFacts,
  events: readonly GameEvent[],
  hearing: Hearing,
): number => {
  const view = project(ctx)
  return statics.reduce((times, { source, controller, effect }) => {
    if (effect.kind !== 'extra-trigger') return times
    if (!isWatched(plainEnv(view, source, controller), effect.what, triggering)) return times
    const causes =
      effect.cause === undefined ? [facts] : matchEvent(view, { source, controller }, effect.cause, events, hearing)
    return causes.some(({ object }) => object === facts.object) ? times + effect.times : times
  }, 0)
}
