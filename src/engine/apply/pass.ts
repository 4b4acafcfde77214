import type { PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { patchTurn, record } from '../events/commit.ts'
import { everybodyPassed, proceed } from '../proceed.ts'
import { livingPlayers, mainTurn, nextPlayer, turnOf } from '../seats.ts'

/** CR 117.3d, 117.4, 405.5: priority goes to the next player in turn order, or, after all passed in succession, the game moves on. */
export const passPriority = (ctx: Context, player: PlayerId): void => {
  const turn = turnOf(ctx.state, player)
  record(ctx, { kind: 'passed', player })
  const passed = [...turn.passed, player]
  if (livingPlayers(ctx.state).every((id) => passed.includes(id))) {
    cite(ctx, '117.4')
    return everybodyPassed(ctx, patchTurn(ctx, turn, { passed }))
  }
  cite(ctx, '117.3d', { player })
  patchTurn(ctx, turn, { passed, priority: nextPlayer(ctx.state, player) })
  proceed(ctx)
}

/** Everybody passes, from whoever has priority, until the top of the stack resolves or the step ends. */
export const passAll = (ctx: Context): void => {
  const turn = mainTurn(ctx.state)
  for (const player of livingPlayers(ctx.state)) {
    if (!turn.passed.includes(player)) record(ctx, { kind: 'passed', player })
  }
  cite(ctx, '117.4')
  everybodyPassed(ctx, turn)
}
