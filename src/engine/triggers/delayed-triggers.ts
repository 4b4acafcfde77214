import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { DelayedTrigger, WaitingTrigger } from '../../core/state.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { patchState, takeId } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { matchEvent } from './match-event.ts'

/**
 * CR 603.7b–c: a delayed triggered ability triggers once, the next time its event occurs; one that is said of this turn each
 * time, until the turn ends.
 */
export const delayedTriggers = (
  ctx: Context,
  delayed: DelayedTrigger,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] => {
  const occurrences = occurrencesOf(ctx, delayed, events)
  if (occurrences.length === 0) return []
  if (delayed.thisTurn === true) return occurrences.map((event) => triggerOf(delayed, event, takeId(ctx, 'delayed')))
  const event = chooseOccurrence(ctx, delayed, occurrences)
  patchState(ctx, { delayed: ctx.state.delayed.filter(({ id }) => id !== delayed.id) })
  return [triggerOf(delayed, event, delayed.id)]
}

const occurrencesOf = (
  ctx: Context,
  { source, controller, bound, event: pattern }: DelayedTrigger,
  events: readonly GameEvent[],
): readonly TriggerFacts[] => {
  if (pattern.on !== 'next-step')
    return matchEvent(project(ctx), { source, controller, bound }, pattern, events, 'always')
  const isIts = pattern.whose === 'any' || ctx.state.turns.some((turn) => turn.active.includes(controller))
  return events.flatMap((event) => (isIts && event.kind === 'step-began' && event.step === pattern.step ? [{}] : []))
}

/** CR 603.7b: of several occurrences at one time its controller chooses the one that makes it trigger. */
const chooseOccurrence = (
  ctx: Context,
  { id, source, controller }: DelayedTrigger,
  occurrences: readonly TriggerFacts[],
): TriggerFacts => {
  const objects = [...new Set(occurrences.flatMap(({ object }) => object ?? []))]
  if (objects.length < 2) return occurrences[0]!
  const [chosen] = askObjects(ctx, {
    kind: 'choose-objects',
    purpose: 'choose',
    key: `occurrence:${id}`,
    player: controller,
    rule: '603.7b',
    source,
    options: objects,
    min: 1,
    max: 1,
  })
  return occurrences.find(({ object }) => object === chosen) ?? occurrences[0]!
}

const triggerOf = (delayed: DelayedTrigger, event: TriggerFacts, id: string): WaitingTrigger => {
  const { source, controller, effects, bound, x, since } = delayed
  return {
    id,
    source,
    controller,
    ability: { kind: 'triggered', event: { on: 'any', events: [] }, body: { kind: 'simple', targets: [], effects } },
    event,
    bound,
    ...(x === undefined ? {} : { x }),
    ...(since === undefined ? {} : { since }),
  }
}
