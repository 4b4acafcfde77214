import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { mainTurn } from '../seats.ts'
import { bind, type Handler } from './handler.ts'
import { evaluateFor, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 111.2, 701.7a: each player creates that many tokens, together. */
export const createToken: Handler<'create-token'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const attackers = mainTurn(ctx.state).combat?.attackers ?? []
  const defenders = [...new Set(attackers.map(({ defender }) => defender))]
  if (effect.attacking === true && defenders.length > 1) {
    leaveUnsupportedRule('508.4', env.view.of(env.source)?.name ?? '', 'attacking one of several defenders')
  }
  const proposals = players.flatMap((player) =>
    Array.from(
      { length: Math.max(0, evaluateFor(env, effect.amount, effect.who, player)) },
      (): Proposal => ({
        kind: 'create-token',
        player,
        token: effect.token,
        ...(effect.tapped === true ? { tapped: true } : {}),
        ...(effect.attacking === true && defenders[0] !== undefined ? { attacking: defenders[0] } : {}),
      }),
    ),
  )
  const happened = happen(ctx, proposals)
  return bind(
    env,
    effect.as,
    happened.flatMap((event) => (event.kind === 'token-created' ? [event.object] : [])),
  )
}
