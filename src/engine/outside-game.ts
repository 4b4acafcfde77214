import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Zone } from '../core/zone.ts'
import type { Context } from './context.ts'
import { addObject, patchPlayer, record, takeId, takeTimestamp } from './events/commit.ts'
import { newObject } from './events/new-object.ts'
import { enterZone } from './events/zones.ts'
import { leaveUnsupportedRule } from './interrupt.ts'
import { watch } from './triggers/watch.ts'

/** CR 400.11b: the cards a player owns outside the game; where nobody has said which, nothing about them is judged. */
export const cardsOutside = (ctx: Context, player: PlayerId): readonly string[] =>
  ctx.state.players[player]!.outside ?? leaveUnsupportedRule('400.11b', '', 'cards outside the game that nobody named')

/** CR 108.3, 108.3b, 400.11b: the card is in the game from now on, owned by the player who brings it in. */
export const bringIn = (
  ctx: Context,
  player: PlayerId,
  name: string,
  to: Zone,
  chosen: Readonly<Record<string, string>> = {},
): ObjectId => {
  const outside = [...cardsOutside(ctx, player)]
  outside.splice(outside.indexOf(name), 1)
  patchPlayer(ctx, player, { outside })
  const id = takeId(ctx, name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'))
  addObject(ctx, { ...newObject(id, { kind: 'card', name }, player, to), timestamp: takeTimestamp(ctx), chosen })
  enterZone(ctx, id, to, player, player)
  watch(ctx, [record(ctx, { kind: 'zone-change', object: id, became: id, player, from: null, to, cause: 'move' })])
  return id
}
