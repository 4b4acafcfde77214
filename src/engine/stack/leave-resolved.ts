import type { PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { happen } from '../events/happen.ts'
import type { MoveProposal } from '../events/proposal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/**
 * CR 608.2n: an instant or sorcery that has resolved goes to the graveyard, if nothing replaces that (702.27a, 702.88a). CR 715.3d: one that
 * was cast as an Adventure is exiled instead by its controller, who may play it from there. CR 720.3d: an Omen is shuffled into the library.
 */
export const leaveResolved = (ctx: Context, spell: GameObject, controller: PlayerId): void => {
  const bought = spell.onStack?.paid.includes('buyback') === true
  const instead = insteadOfGraveyard(ctx, spell, controller)
  if (bought && instead !== null)
    leaveUnsupportedRule('702.27a', definitionOf(spell, ctx.cards)?.name ?? '', 'an Adventure or Omen with buyback')
  const to = instead ?? { to: 'graveyard' as const }
  happen(ctx, [{ kind: 'move', object: spell.id, cause: 'resolve', ...to }])
}

const insteadOfGraveyard = (
  ctx: Context,
  { id, marks, ...spell }: GameObject,
  controller: PlayerId,
): Pick<MoveProposal, 'to' | 'position' | 'remembered'> | null => {
  if (marks?.alternative !== true) return null
  switch (definitionOf({ id, marks, ...spell }, ctx.cards)?.alternative?.kind) {
    case 'adventure':
      cite(ctx, '715.3d', { object: id, player: controller })
      return { to: 'exile', remembered: { journeyed: controller } }
    case 'omen':
      cite(ctx, '720.3d', { object: id, player: controller })
      return { to: 'library', position: 'shuffled' }
    default:
      return null
  }
}
