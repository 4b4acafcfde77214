import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'

/**
 * CR 702.26g–h: what phases out with permanents: all that is attached to them, and to that, each with what it follows; what
 * would phase out both by itself and along with something does so along with it. Phases out by itself: null.
 */
export const withAttachments = (ctx: Context, ids: readonly ObjectId[]): ReadonlyMap<ObjectId, ObjectId | null> => {
  const leaving = new Map<ObjectId, ObjectId | null>()
  for (const id of ids) if (isThere(ctx, id)) leaving.set(id, null)
  for (const [host] of leaving) {
    for (const id of ctx.state.battlefield) {
      if (ctx.state.objects[id]!.attachedTo === host && isThere(ctx, id) && isAttachment(ctx, id)) leaving.set(id, host)
    }
  }
  return leaving
}

const isThere = (ctx: Context, id: ObjectId): boolean => {
  const object = ctx.state.objects[id]
  return object?.zone === 'battlefield' && !object.phasedOut
}

const isAttachment = (ctx: Context, id: ObjectId): boolean =>
  project(ctx)
    .of(id)
    ?.subtypes.some((type) => type === 'Aura' || type === 'Equipment' || type === 'Fortification') === true
