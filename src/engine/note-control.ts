import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Context } from './context.ts'
import { patchObject, record } from './events/commit.ts'
import { leaveCombat } from './events/leave-combat.ts'
import { project } from './projection/project.ts'

/**
 * CR 302.6, 506.4: a permanent whose controller is another than it was has not been controlled continuously by the new
 * one, and is removed from combat. Looked at after each step, since control also changes when an effect begins or ends.
 */
export const noteControl = (ctx: Context): void => {
  const view = project(ctx)
  const held = new Map<ObjectId, PlayerId>()
  const changed: { readonly id: ObjectId; readonly player: PlayerId; readonly before: PlayerId }[] = []
  for (const id of ctx.state.battlefield) {
    const player = view.of(id)?.controller
    if (player === undefined) continue
    held.set(id, player)
    const before = ctx.held?.get(id)
    if (before !== undefined && before !== player) changed.push({ id, player, before })
  }
  ctx.held = held
  for (const { id, player, before } of changed) {
    patchObject(ctx, id, { summoningSick: true })
    leaveCombat(ctx, id, view.of(id)!.types.includes('battle') ? undefined : before)
    record(ctx, { kind: 'controller-changed', object: id, player })
  }
}
