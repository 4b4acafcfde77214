import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { WaitingTrigger } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchHistory, patchState, record, takeId } from '../events/commit.ts'
import { refuseStateGaps, refuseTriggeredGaps } from '../gaps.ts'
import { project } from '../projection/project.ts'
import type { ActiveTrigger, Projection } from '../projection/projection.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { delayedTriggers } from './delayed-triggers.ts'
import { extraTimes } from './extra-triggers.ts'
import type { Hearing } from './looks-back.ts'
import { matchEvent } from './match-event.ts'
import { heardBy, mutingsNow } from './muted.ts'
import { wasDone } from './once-each-turn.ts'
import { stateTriggers } from './state-triggers.ts'

/** The abilities there are at a moment, and what static ones say. */
export type Board = Pick<Projection, 'triggers' | 'statics'>

/** Taken before the state changes: what a projection works out late, it would work out from the changed state. */
export const boardNow = (ctx: Context): Board => {
  const { triggers, statics } = project(ctx)
  return { triggers, statics }
}

/**
 * CR 603.2: finds the abilities that events of one batch trigger, once each time, and lets them wait for the next time a
 * player would get priority (603.3). CR 603.10: as a rule those hear it that there are after it; what is looked back for is
 * heard by the abilities there were just `before`. CR 603.2a: nobody needs to be able to cast or activate anything.
 * CR 611.3c: what entered is looked at as it is there, with all continuous effects on it.
 */
export const watch = (ctx: Context, happened: readonly GameEvent[], before: Board | null = null): void => {
  const mutings = mutingsNow(ctx, before?.statics ?? null)
  const anyones = heardBy(ctx, mutings, { source: null, on: null }, happened)
  refuseTriggeredGaps(ctx, anyones)
  const after = project(ctx)
  const trigger = (one: ActiveTrigger, hearing: Hearing, { statics }: Board): void => {
    const events = heardBy(ctx, mutings, { source: one.source, on: one.ability.event.on }, happened)
    for (const facts of matchEvent(after, one, one.ability.event, events, hearing)) {
      const times = 1 + extraTimes(ctx, statics, one, facts, events, hearing)
      for (let time = 0; time < times; time++) addWaiting(ctx, one, facts)
    }
  }
  const board = { triggers: after.triggers, statics: after.statics }
  for (const one of before?.triggers ?? []) trigger(one, 'before', before!)
  for (const one of board.triggers) trigger(one, before === null ? 'always' : 'after', board)
  for (const delayed of ctx.state.delayed)
    for (const trigger of delayedTriggers(ctx, delayed, anyones)) wait(ctx, trigger)
  watchStates(ctx)
}

/** CR 603.8: lets the state triggers wait that trigger as things are now. */
export const watchStates = (ctx: Context): void => {
  refuseStateGaps(ctx)
  for (const one of stateTriggers(ctx)) addWaiting(ctx, one, {})
}

/** CR 109.4b, 113.8: it is controlled by who controlled its source as it triggered, its owner if nobody did. */
const addWaiting = (ctx: Context, trigger: ActiveTrigger, event: TriggerFacts): void => {
  const { source, controller, ability, index } = trigger
  const env = { ...plainEnv(project(ctx), source, controller), event }
  if (ability.condition !== undefined && !holds(env, ability.condition)) return
  const use = `${source}/${index}`
  if (ability.limit === 'once-each-turn') {
    if (ctx.state.history.used.includes(use)) return
    patchHistory(ctx, { used: [...ctx.state.history.used, use] })
  }
  if (ability.limit === 'do-once-each-turn' && wasDone(ctx, source, index)) return
  const known = ability.limit === 'do-once-each-turn' ? { ...event, ability: index } : event
  wait(ctx, { id: takeId(ctx, 'trigger'), source, controller, ability, event: known })
}

const wait = (ctx: Context, trigger: WaitingTrigger): void => {
  patchState(ctx, { waiting: [...ctx.state.waiting, trigger] })
  record(ctx, { kind: 'ability-triggered', source: trigger.source, player: trigger.controller })
}
