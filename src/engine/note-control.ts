import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Context } from './context.ts'
import { patchObject, record } from './events/commit.ts'
import { leaveCombat } from './events/leave-combat.ts'
import { project } from './projection/project.ts'
import { boardNow, watch } from './triggers/watch.ts'

/**
 * CR 302.6, 506.4: a permanent whose controller is another than it was has not been controlled continuously by the new
 * one, and is removed from combat. Looked at after each step, since control also changes when an effect begins or ends.
 * CR 603.10d: losing control of it is heard by the abilities there were before.
 */
export const noteControl = (ctx: Context): void => {
  const view = project(ctx)
  const held = new Map<ObjectId, PlayerId>()
  const changed: { readonly id: ObjectId; readonly player: PlayerId; readonly from: PlayerId }[] = []
  for (const id of ctx.state.battlefield) {
    const player = view.of(id)?.controller
    if (player === undefined) continue
    held.set(id, player)
    const before = ctx.held?.by.get(id)
    if (before !== undefined && before !== player) changed.push({ id, player, from: before })
  }
  const board = ctx.held?.board ?? null
  ctx.held = { by: held, board: boardNow(ctx) }
  const events = changed.map(({ id, player, from }) => {
    patchObject(ctx, id, { summoningSick: true })
    leaveCombat(ctx, id, view.of(id)!.types.includes('battle') ? undefined : from)
    return record(ctx, { kind: 'controller-changed', object: id, player, from })
  })
  if (events.length > 0) watch(ctx, events, board)
}
