import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { bindCreated } from '../links/bind-links.ts'
import { marked } from '../links/memory.ts'
import { settleValues } from '../links/settle-values.ts'
import { bind, type Handler } from './handler.ts'
import { joiningOf } from './join-combat.ts'
import { evaluateFor, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 111.2, 701.7a: each player creates that many tokens, together. */
export const createToken: Handler<'create-token'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const proposals = players.flatMap((player) =>
    Array.from(
      { length: Math.max(0, evaluateFor(env, effect.amount, effect.who, player)) },
      (): Proposal => ({
        kind: 'create-token',
        player,
        token: bindCreated(settleValues(env, effect.token), env.source),
        ...marked(env, effect),
        ...(effect.tapped === true ? { tapped: true } : {}),
        ...joiningOf(ctx, env, player, effect),
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
