import type { TargetId } from '../../core/ids.ts'
import type { EventRole } from '../../core/ref.ts'
import type { Context } from '../context.ts'
import { patchState, record, takeId } from '../events/commit.ts'
import type { Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { mainTurn } from '../seats.ts'
import { movesToRemember } from '../stack/found-moved.ts'
import type { Handler } from './handler.ts'

const ROLES: readonly EventRole[] = ['all', 'object', 'source', 'player', 'attacker', 'blocker', 'defender', 'target']

/**
 * Everything a later ability may speak of: names bound so far, the targets under their slots, the parts of the event, and where
 * this effect has moved any of it (400.7j).
 */
const remembered = (ctx: Context, env: Env): Readonly<Record<string, readonly TargetId[]>> => {
  const named = {
    ...env.targets,
    ...env.bound,
    ...(env.event === null || env.event === undefined
      ? {}
      : Object.fromEntries(ROLES.map((role) => [boundName(role), lookUp(env, { ref: 'event', role })]))),
  }
  return { ...named, ...movesToRemember(ctx, [env.source, ...Object.values(named).flat()]) }
}

const boundName = (role: EventRole): string => `event:${role}`

/** The same instructions with parts of the present event under their names: the later trigger has an event of its own. */
const withEventBound = <T>(part: T): T => {
  if (Array.isArray(part)) return part.map(withEventBound) as T
  if (typeof part !== 'object' || part === null) return part
  const node = part as Readonly<Record<string, unknown>>
  if (node.ref === 'event') return { ref: 'bound', name: boundName(node.role as EventRole) } as T
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withEventBound(value)])) as T
}

/**
 * CR 603.7, 603.7a, 603.7d–f: an ability that will trigger later, from now on: its source is that of the spell or ability that
 * makes it, the static one of a replacement effect too, and whoever controls that controls it; its X is the one there was (107.3n).
 */
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
        bound: remembered(ctx, env),
        ...(env.x === 0 ? {} : { x: env.x }),
        since: ctx.state.clock - 1,
        ...(effect.thisTurn === true ? { thisTurn: true } : {}),
        turn: mainTurn(ctx.state).number,
      },
    ],
  })
  return env
}

/**
 * CR 603.12, 603.12a: an ability that triggers at once, because of what was just done, once each time it is done, and takes its
 * targets on the stack.
 */
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
        bound: remembered(ctx, env),
        ...(env.x === 0 ? {} : { x: env.x }),
      },
    ],
  })
  record(ctx, { kind: 'ability-triggered', source: env.source, player: env.controller })
  return env
}
