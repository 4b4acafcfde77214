import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { isPlayer } from '../refs/env.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { hasProtectionFrom } from './protection.ts'

/**
 * CR 303.4c, 301.5, 702.16c–d: whether an Aura or Equipment (on the battlefield or about to enter) may be attached to an
 * object or player: never to itself, an Aura only to what its enchant ability says, Equipment only to a creature, and to
 * nothing with protection from it.
 */
export const canBeAttached = (ctx: Context, id: ObjectId, to: TargetId, controller?: string): boolean => {
  if (id === to) return false
  const view = project(ctx)
  const traits = view.of(id)
  if (traits === undefined) return false
  const toPlayer = isPlayer(view, to)
  const host = ctx.state.objects[to]
  if (toPlayer ? ctx.state.players[to]!.lost : host === undefined || host.phasedOut) return false
  if (hasProtectionFrom(ctx, to, id)) return false
  if (traits.subtypes.includes('Aura')) {
    const enchants = keywordsOf(traits, 'enchant')
    const env = plainEnv(view, id, controller ?? traits.controller)
    return enchants.length > 0 && enchants.every(({ filter }) => matches(env, filter, to))
  }
  if (toPlayer || host?.zone !== 'battlefield') return false
  const types = view.of(to)?.types ?? []
  if (traits.subtypes.includes('Equipment')) return types.includes('creature')
  return traits.subtypes.includes('Fortification') && types.includes('land')
}
