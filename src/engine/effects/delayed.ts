import type { TargetId } from '../../core/ids.ts'
import { patchState, record, takeId } from '../events/commit.ts'
import type { Env } from '../refs/env.ts'
import { mainTurn } from '../seats.ts'
import type { Handler } from './handler.ts'

/** Everything a later ability may speak of: names bound so far, and the targets under their slots. */
const remembered = (env: Env): Readonly<Record<string, readonly TargetId[]>> => ({ ...env.targets, ...env.bound })

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
        effects: effect.effects,
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
