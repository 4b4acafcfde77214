import { leaveUnsupportedRule } from '../interrupt.ts'
import { restart } from '../opening/restart.ts'
import { bind, type Handler } from './handler.ts'
import { resolveRef } from './resolve-ref.ts'

/** CR 104.6, 727.1, 727.5: the game is restarted by the controller of the effect; what it leaves in exile may be spoken of afterwards. */
export const restartGame: Handler<'restart-game'> = (ctx, env, effect) => {
  const { exile, objects } = ctx.state
  if (effect.leaving !== undefined && exile.some((id) => objects[id]!.substance.kind === 'unknown'))
    leaveUnsupportedRule('727.5', env.view.of(env.source)?.name ?? '', 'exiled cards that nobody here knows')
  const left = effect.leaving === undefined ? [] : resolveRef(ctx, env, effect.leaving)
  restart(ctx, env.controller, left)
  return bind(env, effect.as, left)
}
