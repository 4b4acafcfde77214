import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { activatedAbilities, isManaAbility, type ListedAbility } from '../legality/activated-abilities.ts'
import { castPermissions, graveyardKeywords } from '../legality/castable-zone.ts'
import { project } from '../projection/project.ts'

/**
 * Whether a player might do something but pass while a loop comes round (732.5). Generous: what lies elsewhere now may be
 * on the battlefield at another point of the loop, and nobody knows what an unknown card can do. Lands that only tap for
 * mana do not count.
 */
export const couldAct = (ctx: Context, player: PlayerId): boolean =>
  ctx.state.players[player]!.hand.some((id) => couldCastFromHand(ctx, id)) ||
  heldBy(ctx, player).some((id) => couldActivate(ctx, id) || couldCastFrom(ctx, player, id))

const couldCastFromHand = (ctx: Context, id: ObjectId): boolean => {
  const traits = project(ctx).of(id)
  return traits === undefined || traits.unknown || !traits.types.includes('land') || couldActivate(ctx, id)
}

const heldBy = (ctx: Context, player: PlayerId): readonly ObjectId[] => {
  const view = project(ctx)
  const { battlefield, exile, command, players } = ctx.state
  return [...battlefield, ...exile, ...command, ...players[player]!.graveyard].filter(
    (id) => view.of(id)?.controller === player || ctx.state.objects[id]?.owner === player,
  )
}

const couldActivate = (ctx: Context, id: ObjectId): boolean => {
  const traits = project(ctx).of(id)
  return traits !== undefined && activatedAbilities(traits).some((listed) => !onlyTapsForMana(listed))
}

const onlyTapsForMana = ({ ability }: ListedAbility): boolean =>
  isManaAbility(ability) && ability.cost.every(({ kind }) => kind === 'tap')

const couldCastFrom = (ctx: Context, player: PlayerId, object: ObjectId): boolean => {
  const { zone, owner } = ctx.state.objects[object]!
  const traits = project(ctx).of(object)
  if (zone === 'battlefield' || traits === undefined) return false
  const card = { player, object, zone, owner, traits }
  return graveyardKeywords(card).length > 0 || castPermissions(ctx, card).length > 0
}
