import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { means, requirements } from '../restrictions.ts'

/**
 * CR 506.6: the creatures that effects require to attack as attackers are declared, whether or not there was anything else that could
 * have attacked, or that they could.
 */
export const compelledToAttack = (ctx: Context, player: PlayerId): readonly ObjectId[] => {
  const rules = requirements(ctx, 'attack')
  if (rules.length === 0) return []
  const view = project(ctx)
  return ctx.state.battlefield.filter((id) => {
    const traits = view.of(id)
    return (
      traits?.controller === player &&
      traits.types.includes('creature') &&
      rules.some((rule) => means(ctx, rule, rule.pattern.who, id))
    )
  })
}
