import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { DelayedTrigger, WaitingTrigger } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchHistory, patchState, record, takeId } from '../events/commit.ts'
import { refuseTriggeredGaps } from '../gaps.ts'
import { project } from '../projection/project.ts'
import type { ActiveTrigger } from '../projection/projection.ts'
import { holds } from '../refs/condition.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { matchEvent } from './match-event.ts'

/**
 * CR 603.2: finds the abilities that events of one batch trigger, once each time, and lets them wait for the next time a
 * player would get priority (603.3). What leaves the battlefield is heard by the abilities there were just `before` (603.10a),
 * also by those of objects that stay and have lost them by it.
 * CR 611.3c: what entered is looked at as it is there, with all continuous effects on it.
 */
export const watch = (ctx: Context, happened: readonly GameEvent[], before: readonly ActiveTrigger[] = []): void => {
  const events = heard(ctx, happened)
  refuseTriggeredGaps(ctx, events)
  const after = project(ctx)
  const left = new Set(events.flatMap((event) => (isLeaving(event) ? [event.object] : [])))
  const lookedBackOn = events.filter((event) => isLeaving(event) && event.from === 'battlefield')
  const others = events.filter((event) => !lookedBackOn.includes(event))
  const trigger = (one: ActiveTrigger, heardBy: readonly GameEvent[], hasLeft: boolean): void => {
    for (const facts of matchEvent(after, one, one.ability.event, heardBy, hasLeft)) addWaiting(ctx, one, facts)
  }
  for (const one of before.filter(({ source }) => left.has(source))) trigger(one, events, true)
  for (const one of before.filter(({ source }) => !left.has(source))) trigger(one, lookedBackOn, false)
  for (const one of after.triggers) trigger(one, others, false)
  for (const delayed of ctx.state.delayed) watchDelayed(ctx, delayed, events)
}

/** CR 603.2, 101.2: the batch without the entering of what an effect says causes no triggers; that it left elsewhere still does. */
const heard = (ctx: Context, events: readonly GameEvent[]): readonly GameEvent[] => {
  const rules = restrictions(ctx, 'trigger')
  if (rules.length === 0) return events
  const view = project(ctx)
  return events.map((event) => {
    if (event.kind !== 'zone-change' || event.to !== 'battlefield' || event.became === null) return event
    const id = event.became
    const isMuted = rules.some(({ source, controller, pattern }) =>
      matches(plainEnv(view, source, controller), pattern.entering, id),
    )
    return isMuted ? { ...event, became: null } : event
  })
}

const isLeaving = (event: GameEvent): event is Extract<GameEvent, { kind: 'zone-change' }> =>
  event.kind === 'zone-change' && event.from !== null && event.became !== event.object

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
  wait(ctx, { id: takeId(ctx, 'trigger'), source, controller, ability, event })
}

const wait = (ctx: Context, trigger: WaitingTrigger): void => {
  patchState(ctx, { waiting: [...ctx.state.waiting, trigger] })
  record(ctx, { kind: 'ability-triggered', source: trigger.source, player: trigger.controller })
}

/** CR 603.7b–c: a delayed triggered ability triggers once, the next time its event occurs. */
const watchDelayed = (ctx: Context, delayed: DelayedTrigger, events: readonly GameEvent[]): void => {
  const view = project(ctx)
  const { event: pattern, source, controller, effects, bound, x } = delayed
  const facts =
    pattern.on === 'next-step'
      ? events.flatMap((event) =>
          event.kind === 'step-began' &&
          event.step === pattern.step &&
          (pattern.whose === 'any' || ctx.state.turns.some((turn) => turn.active.includes(controller)))
            ? [{}]
            : [],
        )
      : matchEvent(view, { source, controller }, pattern, events, true)
  const [event] = facts
  if (event === undefined) return
  patchState(ctx, { delayed: ctx.state.delayed.filter(({ id }) => id !== delayed.id) })
  wait(ctx, {
    id: delayed.id,
    source,
    controller,
    ability: {
      kind: 'triggered',
      event: { on: 'any', events: [] },
      body: { kind: 'simple', targets: [], effects },
    },
    event,
    bound,
    ...(x === undefined ? {} : { x }),
  })
}
