import type { ObjectId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { nextPlayer } from '../seats.ts'
import { phase, phasedUnder } from './phase.ts'

/**
 * CR 502.1, 702.26a, 702.26p: what has phasing phases out, once, and what phased out under the active player's control phases in, all at
 * the same time and before anything untaps; not what an effect keeps out until something happens (610.4a).
 */
export const phaseInUntapStep = (ctx: Context, { active }: Turn): void => {
  const view = project(ctx)
  const out = ctx.state.battlefield.filter((id) => {
    const traits = view.of(id)
    return traits !== undefined && active.includes(traits.controller) && hasKeyword(traits, 'phasing')
  })
  const back = ctx.state.battlefield.filter((id) => comesBack(ctx, ctx.state.objects[id]!, active))
  if (out.length + back.length === 0) return
  cite(ctx, '502.1', { objects: [...out, ...back] })
  phase(ctx, { out, in: back })
}

const comesBack = (ctx: Context, object: GameObject, active: readonly ObjectId[]): boolean => {
  if (!object.phasedOut) return false
  const { with: host, until } = object.marks?.phased ?? {}
  if (host !== undefined || until !== undefined) return false
  const under = phasedUnder(object)
  // CR 702.26n: of a player who has left, in the untap step after the one that player's turn would have had.
  const whose = ctx.state.players[under]?.lost === true ? nextPlayer(ctx.state, under) : under
  return active.includes(whose)
}
