import type { ObjectId } from '../../core/ids.ts'
import type { MeldedCard } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { addObject, patchObject, removeObject } from './commit.ts'
import { enterZone, leaveZone } from './zones.ts'

/** CR 712.14c: two cards are taken together, for as long as they are on their way onto the battlefield; under the id of the first. */
export const meldCards = (ctx: Context, ids: readonly ObjectId[], name: string): ObjectId => {
  const parts = ids.map((id): MeldedCard => {
    const { substance } = ctx.state.objects[id]!
    return { id, name: substance.kind === 'card' ? substance.name : '' }
  })
  const [first, second] = ids as readonly [ObjectId, ObjectId]
  const { zone, owner } = ctx.state.objects[second]!
  leaveZone(ctx, second, zone, owner)
  removeObject(ctx, second)
  patchObject(ctx, first, { substance: { kind: 'melded', name, parts } })
  return first
}

/** CR 701.42c: if they did not get there, they are two cards where they were. */
export const unmeldCards = (ctx: Context, pair: ObjectId): void => {
  const object = ctx.state.objects[pair]
  if (object?.substance.kind !== 'melded' || object.zone === 'battlefield') return
  const [first, second] = object.substance.parts as readonly [MeldedCard, MeldedCard]
  patchObject(ctx, pair, { substance: { kind: 'card', name: first.name } })
  addObject(ctx, { ...ctx.state.objects[pair]!, id: second.id, substance: { kind: 'card', name: second.name } })
  enterZone(ctx, second.id, object.zone, object.owner, object.owner)
}
