import type { TargetId } from '../../core/ids.ts'
import type { EventRole } from '../../core/ref.ts'
import { patchState, record, takeId } from '../events/commit.ts'
import type { Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { mainTurn } from '../seats.ts'
import type { Handler } from './handler.ts'

const ROLES: readonly EventRole[] = ['object', 'source', 'player', 'attacker', 'blocker', 'defender', 'target']

/** Everything a later ability may speak of: names bound so far, the targets under their slots, and the parts of the event. */
const remembered = (env: Env): Readonly<Record<string, readonly TargetId[]>> => ({
  ...env.targets,
  ...env.bound,
  ...(env.event === null || env.event === undefined
    ? {}
    : Object.fromEntries(ROLES.map((role) => [boundName(role), lookUp(env, { ref: 'event', role })]))),
})

const boundName = (role: EventRole): string => `event:${role}`

/** The same instructions with parts of the present event under their names: the later trigger has an event of its own. */
const withEventBound = <T>(part: T): T => {
  if (Array.isArray(part)) return part.map(withEventBound) as T
  if (typeof part !== 'object' || part === null) return part
  const node = part as Readonly<Record<string, unknown>>
  if (node.ref === 'event') return { ref: 'bound', name: boundName(node.role as EventRole) } as T
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withEventBound(value)])) as T
}

/** CR 603.7: an ability that will trigger once, later. */
export const delayedTrigger: Handler<'delayed-trigger'> = (ctx, env, effect) => {
  patchState(ctx, {
    delayed: [
      ...ctx.state.delayed,
      {
        id: takeId(ctx, 'delayed'),
        source: env.source,
        controller: env.controller,
        event: effect.event,
        effects: withEventBound(effect.effects),
        bound: remembered(env),
        ...(env.x === 0 ? {} : { x: env.x }),
        turn: mainTurn(ctx.state).number,
      },
    ],
  })
  return env
}

/** CR 603.12: an ability that triggers at once, because of what was just done, and takes its targets on the stack. */
export const reflexiveTrigger: Handler<'reflexive-trigger'> = (ctx, env, effect) => {
  patchState(ctx, {
    waiting: [
      ...ctx.state.waiting,
      {
        id: takeId(ctx, 'trigger'),
        source: env.source,
        controller: env.controller,
        ability: {
          kind: 'triggered',
          event: { on: 'any', events: [] },
          body: { kind: 'simple', targets: effect.targets, effects: effect.effects },
        },
        event: env.event ?? {},
        bound: remembered(env),
        ...(env.x === 0 ? {} : { x: env.x }),
      },
    ],
  })
  record(ctx, { kind: 'ability-triggered', source: env.source, player: env.controller })
  return env
}
