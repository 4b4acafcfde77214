import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { livingPlayers } from '../seats.ts'
import { designate } from './designate.ts'

/**
 * CR 702.131b, 702.131d: whoever controls ten permanents and one of them has ascend gets the city’s blessing at once, before
 * anything is looked at that could trigger.
 */
export const atAnyTime = (ctx: Context): void => {
  const view = project(ctx)
  const counts = new Map<string, number>()
  const ascending = new Set<string>()
  for (const id of ctx.state.battlefield) {
    const traits = view.of(id)
    if (traits === undefined) continue
    counts.set(traits.controller, (counts.get(traits.controller) ?? 0) + 1)
    if (hasKeyword(traits, 'ascend')) ascending.add(traits.controller)
  }
  for (const player of livingPlayers(ctx.state)) {
    if (!ascending.has(player) || (counts.get(player) ?? 0) < TEN || ctx.state.players[player]!.blessed) continue
    cite(ctx, '702.131b', { player })
    designate(ctx, player, 'blessing')
  }
}
const TEN = 10
