import type { GameEvent } from '../../core/event.ts'
import type { Context } from '../context.ts'
import { addObject, patchCombat, patchHistory, record, takeId, takeTimestamp } from './commit.ts'
import type { Proposal } from './proposal.ts'
import { enterZone } from './zones.ts'

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
    id,
    substance: { kind: 'token', token },
    owner: player,
    zone: 'battlefield',
    controller: player,
    timestamp: takeTimestamp(ctx),
    tapped: proposal.tapped ?? false,
    faceDown: false,
    phasedOut: false,
    summoningSick: true,
    counters: {},
    damage: 0,
    deathtouched: false,
    attachedTo: null,
    regeneration: 0,
    onStack: null,
    cast: null,
    chosen: {},
  })
  enterZone(ctx, id, 'battlefield', player, player)
  patchHistory(ctx, { entered: [...ctx.state.history.entered, id] })
  const { attacking } = proposal
  const turn = ctx.state.turns.find(({ combat }) => combat !== null)
  if (attacking !== undefined && turn?.combat) {
    patchCombat(ctx, turn, { attackers: [...turn.combat.attackers, { attacker: id, defender: attacking }] })
  }
  return [
    record(ctx, { kind: 'token-created', object: id, player }),
    record(ctx, { kind: 'zone-change', object: id, became: id, player, from: null, to: 'battlefield', cause: 'move' }),
  ]
}
