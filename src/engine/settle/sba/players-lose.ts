import { countersOf } from '../../../core/counter.ts'
import { livingPlayers } from '../../seats.ts'
import { canLose } from '../../turn/lose.ts'
import { NOTHING, type StateBasedAction } from './state-based-action.ts'

/** CR 104.3b, 704.5a: a player at 0 life or less loses. */
export const lifeZero: StateBasedAction = (ctx) => loseWhere(ctx, '704.5a', (player) => player.life <= 0, 'no-life')

/** CR 104.3c, 704.5b: a player who tried to draw from an empty library loses. */
export const emptyDraw: StateBasedAction = (ctx) => loseWhere(ctx, '704.5b', (player) => player.drewFromEmpty)

/** CR 104.3d, 704.5c: a player with ten poison counters loses. */
export const poisoned: StateBasedAction = (ctx) =>
  loseWhere(ctx, '704.5c', (player) => countersOf(player.counters, 'poison') >= 10)

type Ctx = Parameters<StateBasedAction>[0]

const loseWhere = (
  ctx: Ctx,
  rule: string,
  isLost: (player: Ctx['state']['players'][string]) => boolean,
  cause?: 'no-life',
) =>
  livingPlayers(ctx.state)
    .filter((id) => isLost(ctx.state.players[id]!) && canLose(ctx, id, cause))
    .map((id) => ({ rule, objects: [id], proposals: NOTHING, losers: [id] }))
