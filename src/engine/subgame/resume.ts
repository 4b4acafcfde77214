import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { replaceState } from '../events/commit.ts'
import { isLeaving, standpointOf } from '../opening/unfinished.ts'
import { mainTurn } from '../seats.ts'
import { finishResolving } from '../stack/resolve.ts'

/**
 * CR 729.5: the spell or ability that created the subgame finishes resolving, even a spell that has left the stack; then what has
 * triggered can go on the stack.
 */
export const resume = (ctx: Context): void => {
  const { resuming, ...state } = ctx.state
  if (resuming === undefined) return
  replaceState(ctx, state)
  cite(ctx, '729.5')
  const { object, unfinished } = resuming
  const stacked = object === null ? undefined : ctx.state.objects[object]
  const facts = stacked?.onStack ?? null
  for (const rest of unfinished)
    execute(ctx, { ...standpointOf(ctx, rest), facts, event: facts?.event ?? null }, rest.effects)
  if (isLeaving(ctx) || object === null) return
  finishResolving(ctx, object, unfinished[0]?.controller ?? stacked?.controller ?? mainTurn(ctx.state).active[0]!)
}
