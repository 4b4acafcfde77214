import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { evaluate } from '../refs/amount.ts'
import { bindNumber, type Handler } from './handler.ts'
import { evaluateFor, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 119.3 */
export const gainLife: Handler<'gain-life'> = (ctx, env, effect) => {
  const delta = Math.max(0, evaluate(env, effect.amount))
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  happen(
    ctx,
    players.map((player): Proposal => ({ kind: 'life', player, delta, cause: 'effect' })),
  )
  return env
}

/** CR 119.3 */
export const loseLife: Handler<'lose-life'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const happened = happen(
    ctx,
    players.map(
      (player): Proposal => ({
        kind: 'life',
        player,
        delta: -Math.max(0, evaluateFor(env, effect.amount, effect.who, player)),
        cause: 'effect',
      }),
    ),
  )
  const lost = happened.reduce((sum, event) => sum + (event.kind === 'life' && event.delta < 0 ? -event.delta : 0), 0)
  return bindNumber(env, effect.as, lost)
}

/** CR 119.5: a life total is set by gaining or losing the difference. */
export const setLife: Handler<'set-life'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const total = evaluate(env, effect.amount)
  happen(
    ctx,
    players.map(
      (player): Proposal => ({
        kind: 'life',
        player,
        delta: total - ctx.state.players[player]!.life,
        cause: 'effect',
      }),
    ),
  )
  return env
}
