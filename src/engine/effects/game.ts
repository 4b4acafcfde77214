import type { ExtraTurn } from '../../core/extra-turn.ts'
import { patchState } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { teamOf } from '../seats.ts'
import { canLose, end, lose } from '../turn/lose.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 104.2b, 101.2: an effect lets a player win, unless another says they can't. */
export const winGame: Handler<'win-game'> = (ctx, env, effect) => {
  const view = project(ctx)
  const winners = playersOf(env, resolveRef(ctx, env, effect.who)).filter(
    (player) =>
      !restrictions(ctx, 'win-game').some((rule) =>
        isRelated(plainEnv(view, rule.source, rule.controller), player, rule.pattern.who),
      ),
  )
  if (winners.length > 0) end(ctx, { kind: 'won', winners: teamOf(ctx.state, winners[0]!) }, '104.2b')
  return env
}

/** CR 104.3e */
export const loseGame: Handler<'lose-game'> = (ctx, env, effect) => {
  const losers = playersOf(env, resolveRef(ctx, env, effect.who)).filter((player) => canLose(ctx, player))
  lose(
    ctx,
    losers.map((player) => ({ player, rule: '104.3e' })),
  )
  return env
}

/** CR 500.7: the newest extra turn is taken first. */
export const extraTurn: Handler<'extra-turn'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const { skips } = effect
  const turns = players.map((player): ExtraTurn => (skips === undefined ? player : { player, skips }))
  patchState(ctx, { extraTurns: [...ctx.state.extraTurns, ...turns] })
  return env
}
