import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { addObject, record, takeId, takeTimestamp } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { enterZone } from '../events/zones.ts'
import { leaveUnsupported, leaveUnsupportedRule } from '../interrupt.ts'

/**
 * CR 707.12, 709.3c: a copy of each of these cards, made in the zone the card is in, to be cast from there, with both halves of a split card. CR 112.2a: it is the player's who
 * is told to make it. One that is not cast ceases to exist (707.10a).
 */
export const copyCards = (ctx: Context, player: PlayerId, originals: readonly ObjectId[]): readonly ObjectId[] =>
  originals.flatMap((id) => {
    const original = ctx.state.objects[id]
    return original === undefined ? [] : [copyCard(ctx, player, original)]
  })

const copyCard = (ctx: Context, player: PlayerId, original: GameObject): ObjectId => {
  const { zone } = original
  const definition = frontOf(original, ctx.cards)
  if (definition === undefined || original.faceDown)
    return leaveUnsupportedRule('707.12', '', 'a copy of a card nobody has seen')
  if (zone === 'battlefield' || zone === 'stack' || zone === 'library')
    return leaveUnsupportedRule('707.12', definition.name, `casting a copy made in this zone: ${zone}`)
  if (definition.gaps.length > 0) return leaveUnsupported(definition.gaps)
  const copy = takeId(ctx, 'copy')
  addObject(ctx, {
    ...newObject(copy, { kind: 'copy', definition }, player, zone),
    timestamp: takeTimestamp(ctx),
  })
  enterZone(ctx, copy, zone, player, player)
  record(ctx, { kind: 'copied', object: original.id, copy, targets: [] })
  cite(ctx, '707.12', { object: original.id, copy })
  return copy
}
