import type { PlayerId } from '../../core/ids.ts'
import type { LoopMark } from '../../core/loop.ts'
import { askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { inTurnOrder, livingPlayers, mainTurn } from '../seats.ts'
import { end } from '../turn/lose.ts'
import { couldAct } from './could-act.ts'
import { gamePrint } from './game-print.ts'
import { lifeMatters } from './life-matters.ts'
import { addMark, forgetMarks, marksOf } from './memory.ts'

/**
 * CR 104.4b, 732.4: while abilities trigger one another, marks how the game stands each time one has resolved. Once it
 * stands as it did before, and nobody has done anything in between that they did not have to, only what nobody is made to
 * do could end the loop (732.5): those who could do something say whether they will, and if nobody does the game is a draw.
 */
export const drawByMandatoryLoop = (ctx: Context): void => {
  const { priority, stack } = mainTurn(ctx.state)
  if (ctx.state.result !== null || priority !== null || stack.length === 0) return
  const { print, apart } = gamePrint(ctx)
  const round = roundSince(ctx, ({ game }) => game === print) ?? growingRound(ctx, apart)
  if (round === null) return addMark(ctx, { game: print, apart })
  const able = inTurnOrder(ctx.state, livingPlayers(ctx.state)).filter((player) => hadAChoice(ctx, round, player))
  if (able.some((player) => breaksLoop(ctx, player))) return forgetMarks(ctx)
  cite(ctx, '732.4')
  end(ctx, { kind: 'drawn' }, '104.4b')
}

/** The marks since the game last stood so, if nobody has made a choice of their own since; null if there are none. */
const roundSince = (ctx: Context, isThen: (mark: LoopMark) => boolean): readonly LoopMark[] | null => {
  const marks = marksOf(ctx)
  const at = marks.findLastIndex((mark) => mark.by === undefined && isThen(mark))
  const round = marks.slice(at)
  return at >= 0 && round.every(({ by }) => by === undefined) ? round : null
}

/**
 * CR 104.4b: a round after which all is as it was but for life gained repeats for ever too, since nothing there is asks how much
 * life a player has. Other growth is not judged so: more permanents or counters can come to matter to whatever counts them,
 * compares a power or picks among them, and to state-based actions, so the game goes on until no more of it can be followed.
 */
const growingRound = (ctx: Context, { game, life }: NonNullable<LoopMark['apart']>): readonly LoopMark[] | null => {
  const round = roundSince(
    ctx,
    ({ apart }) =>
      apart?.game === game &&
      apart.life.every((before, seat) => before <= life[seat]! && (before > 0 || before === life[seat])),
  )
  return round === null || lifeMatters(ctx) ? null : round
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
