import type { PlayerId } from '../../core/ids.ts'
import { isMainPhase } from '../../core/step.ts'
import type { Context } from '../context.ts'
import { turnOf } from '../seats.ts'

/** CR 307.5: a main phase of the player's own turn, with the stack empty. */
export const isSorceryTime = (ctx: Context, player: PlayerId): boolean => {
  const { stackEmpty, yourTurn, main } = timeFor(ctx, player)
  return stackEmpty && yourTurn && main
}

export const timeFor = (ctx: Context, player: PlayerId) => {
  const turn = turnOf(ctx.state, player)
  return {
    step: turn.step,
    main: isMainPhase(turn.step),
    stackEmpty: turn.stack.length === 0,
    yourTurn: turn.active.includes(player),
  }
}
