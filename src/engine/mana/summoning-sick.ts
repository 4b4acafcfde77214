import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'

/** CR 302.6, 702.10c: a creature that came under its controller's control this turn can't pay {T} or {Q}; haste lets it. */
export const isSummoningSick = (ctx: Context, object: ObjectId): boolean => {
  const traits = project(ctx).of(object)
  if (traits === undefined || ctx.state.objects[object]?.summoningSick !== true) return false
  return traits.types.includes('creature') && !hasKeyword(traits, 'haste')
}
