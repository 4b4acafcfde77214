import type { TokenDefinition } from '../../core/card.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { addObject, patchHistory, record, takeId, takeTimestamp } from './commit.ts'
import { enteredWith } from './counters.ts'
import { joinCombat } from './join-combat.ts'
import { newObject } from './new-object.ts'
import { becomePrepared } from './prepare.ts'
import type { Proposal } from './proposal.ts'
import { enterZone } from './zones.ts'

/** A token as it is before anything is said of how it enters. */
export const tokenObject = (id: ObjectId, player: PlayerId, token: TokenDefinition): GameObject =>
  newObject(id, { kind: 'token', token }, player, 'battlefield')

/** CR 111.2: a token enters under the control of its creator, who owns it. */
export const commitToken = (
  ctx: Context,
  proposal: Extract<Proposal, { kind: 'create-token' }>,
): readonly GameEvent[] => {
  const { player, token } = proposal
  const stem = (token.name ?? [...token.typeLine.subtypes, 'token'].join(' '))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const id = takeId(ctx, stem)
  addObject(ctx, {
    ...tokenObject(id, player, token),
    timestamp: takeTimestamp(ctx),
    tapped: proposal.tapped ?? false,
    ...(proposal.back === true ? { marks: { back: true } } : {}),
    counters: proposal.counters ?? {},
    attachedTo: proposal.attachTo ?? null,
    chosen: proposal.chosen ?? {},
  })
  enterZone(ctx, id, 'battlefield', player, player)
  patchHistory(ctx, { entered: [...ctx.state.history.entered, id] })
  return [
    record(ctx, { kind: 'token-created', object: id, player }),
    record(ctx, { kind: 'zone-change', object: id, became: id, player, from: null, to: 'battlefield', cause: 'move' }),
    ...enteredWith(ctx, id),
    ...(proposal.prepared === true ? becomePrepared(ctx, id) : []),
    ...joinCombat(ctx, id, proposal),
  ]
}
