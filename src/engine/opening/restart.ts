import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { record } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { livingPlayers } from '../seats.ts'
import { beginNewGame, cardsOf, carriedOver } from './new-game.ts'

/**
 * CR 104.1, 104.6, 727.1, 727.2: the game ends without a winner, and everybody still in it begins a new one with all the cards
 * that were in it, wherever they were; 727.1a: the player takes the first turn whose spell or ability this is; 727.5: the cards
 * `left` stay in exile. The procedure of 103 is run by the stages of the opening. A main game goes on as it was (727.6).
 */
export const restart = (ctx: Context, player: PlayerId, left: readonly ObjectId[]): void => {
  const { state } = ctx
  const seats = livingPlayers(state)
  const kept = left.filter((id) => state.objects[id]?.zone === 'exile' && seats.includes(state.objects[id]!.owner))
  const decks = Object.values(state.objects)
    .filter((object) => seats.includes(object.owner) && !kept.includes(object.id) && !isDungeon(ctx, object))
    .flatMap(cardsOf)
    .map((card) => carriedOver(card, 'library', (id) => state.objects[id] !== undefined))
  const exiled = kept.map((id) => newObject(id, state.objects[id]!.substance, state.objects[id]!.owner, 'exile'))
  record(ctx, { kind: 'game-restarted', player })
  cite(ctx, '727.1', { player })
  if (kept.length > 0) cite(ctx, '727.5', { objects: kept })
  const outside = Object.fromEntries(seats.map((one) => [one, outsideAfter(ctx, one)]))
  beginNewGame(ctx, { first: player, seats, objects: [...decks, ...exiled], outside: (one) => outside[one] })
  ctx.leaving = 'restart'
}

/** CR 309.2a: dungeon cards begin outside the game. */
const isDungeon = (ctx: Context, object: GameObject): boolean =>
  frontOf(object, ctx.cards)?.typeLine.types.includes('dungeon') === true

const outsideAfter = (ctx: Context, player: PlayerId): readonly string[] | undefined => {
  const { outside } = ctx.state.players[player]!
  const dungeons = Object.values(ctx.state.objects).flatMap((object) =>
    object.owner === player && object.substance.kind === 'card' && isDungeon(ctx, object)
      ? [object.substance.name]
      : [],
  )
  return dungeons.length === 0 ? outside : [...(outside ?? []), ...dungeons]
}
