import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import type { ProposedCard } from './proposed.ts'

/**
 * CR 715.3d: a card exiled as its Adventure resolved may be played by whoever controlled that, for as long as it stays in exile; not as an
 * Adventure, unless (`asAdventure`) that is what is asked.
 */
export const mayPlayAfterAdventure = (
  ctx: Context,
  { object, player, zone }: ProposedCard,
  asAdventure = false,
): boolean => {
  const { journeyed, alternative } = ctx.state.objects[object]!.marks ?? {}
  return zone === 'exile' && journeyed === player && (alternative === true) === asAdventure
}

/** CR 722.3c: the controller of a prepared permanent may cast the copy of its prepare spell that was made for it. */
export const isPreparedCopy = (ctx: Context, { object, player, zone }: ProposedCard): boolean => {
  const permanent = ctx.state.objects[object]!.marks?.preparedBy
  if (zone !== 'exile' || permanent === undefined || !staysPrepared(ctx, permanent)) return false
  return project(ctx).of(permanent)?.controller === player
}

/** CR 722.3c: a copy of a prepare spell is there as long as the permanent is on the battlefield and prepared. */
export const staysPrepared = (ctx: Context, permanent: ObjectId): boolean => {
  const object = ctx.state.objects[permanent]
  return object?.zone === 'battlefield' && object.prepared === true && !object.phasedOut
}
