import type { PlayerId } from '../../core/ids.ts'
import type { LoopMark } from '../../core/loop.ts'
import { askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { inTurnOrder, livingPlayers, mainTurn } from '../seats.ts'
import { end } from '../turn/lose.ts'
import { couldAct } from './could-act.ts'
import { gamePrint } from './game-print.ts'
import { addMark, forgetMarks, marksOf } from './memory.ts'

/**
 * CR 104.4b, 732.4: while abilities trigger one another, marks how the game stands each time one has resolved. Once it
 * stands as it did before, and nobody has done anything in between that they did not have to, only what nobody is made to
 * do could end the loop (732.5): those who could do something say whether they will, and if nobody does the game is a draw.
 */
export const drawByMandatoryLoop = (ctx: Context): void => {
  const { priority, stack } = mainTurn(ctx.state)
  if (ctx.state.result !== null || priority !== null || stack.length === 0) return
  const { print } = gamePrint(ctx)
  const marks = marksOf(ctx)
  const round = marks.slice(marks.findLastIndex(({ game, by }) => game === print && by === undefined))
  const isLoop = round[0]?.game === print && round.every(({ by }) => by === undefined)
  if (!isLoop) return addMark(ctx, { game: print })
  const able = inTurnOrder(ctx.state, livingPlayers(ctx.state)).filter((player) => hadAChoice(ctx, round, player))
  if (able.some((player) => breaksLoop(ctx, player))) return forgetMarks(ctx)
  cite(ctx, '732.4')
  end(ctx, { kind: 'drawn' }, '104.4b')
}

/** CR 732.6: who declined something optional could have done it; the loop goes on as though it were not there to be done. */
const hadAChoice = (ctx: Context, round: readonly LoopMark[], player: PlayerId): boolean =>
  round.some(({ declined }) => declined === player) || couldAct(ctx, player)

const breaksLoop = (ctx: Context, player: PlayerId): boolean =>
  askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'break-loop',
    key: `break-loop:${player}`,
    player,
    rule: '732.5',
    source: null,
  })
