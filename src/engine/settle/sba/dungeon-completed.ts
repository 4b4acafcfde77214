import { dungeonOf, isBottommost, roomOf } from '../../dungeon/rooms.ts'
import { complete } from '../../dungeon/venture.ts'
import { hasTriggerUnderWay } from '../../refs/under-way.ts'
import { livingPlayers } from '../../seats.ts'
import { NOTHING, type StateBasedAction } from './state-based-action.ts'

/** CR 309.6, 704.5t: a dungeon whose last room a player is in is removed from the game, once no room ability of it is under way. */
export const dungeonCompleted: StateBasedAction = (ctx) =>
  livingPlayers(ctx.state).flatMap((player) => {
    const dungeon = dungeonOf(ctx.state, ctx.cards, player)
    const room = dungeon === undefined ? undefined : roomOf(ctx.state, ctx.cards, dungeon)
    if (dungeon === undefined || room === undefined || !isBottommost(room)) return []
    if (hasTriggerUnderWay(ctx.state, dungeon)) return []
    return [{ rule: '704.5t', objects: [dungeon], proposals: NOTHING, besides: () => complete(ctx, dungeon) }]
  })
