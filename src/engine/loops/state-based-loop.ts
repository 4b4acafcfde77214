import { type Context, cite } from '../context.ts'
import { end } from '../turn/lose.ts'
import { gamePrint } from './game-print.ts'

/** So many rounds of state-based actions need no watching. */
const USUAL_ROUNDS = 8

/**
 * CR 104.4b, 732.4: state-based actions are nobody's choice; where they bring the game back to where it was without end, it
 * is a draw. Call the watcher after each round.
 */
export const watchStateBased = (ctx: Context): (() => void) => {
  const seen = new Set<string>()
  let rounds = 0
  return () => {
    if (++rounds <= USUAL_ROUNDS || ctx.state.result !== null) return
    const { print } = gamePrint(ctx)
    if (!seen.has(print)) return void seen.add(print)
    cite(ctx, '732.4')
    end(ctx, { kind: 'drawn' }, '104.4b')
  }
}
