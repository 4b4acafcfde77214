import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { hasQuality } from './prohibitions.ts'

/** CR 702.16a: whether a permanent has protection from a quality that `source` has. */
export const hasProtectionFrom = (ctx: Context, protectedId: TargetId, source: ObjectId): boolean => {
  const view = project(ctx)
  const traits = view.of(protectedId)
  if (traits === undefined) return false
  return keywordsOf(traits, 'protection').some(({ from }) =>
    from.some((quality) => hasQuality(view, traits, quality, { source })),
  )
}
