import type { ObjectId } from '../../core/ids.ts'
import type { Marks } from '../../core/marks.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from './commit.ts'

/** CR 702.103b: what goes along with a bestowed card to the stack and with a bestowed Aura spell to the battlefield. */
export const bestowalOf = (marks: Marks | undefined): { readonly bestowed?: number } =>
  marks?.bestowed === undefined ? {} : { bestowed: marks.bestowed }

/** CR 702.103e–f: it ceases to be bestowed, and the effect that made it an Aura ends. */
export const ceaseToBeBestowed = (ctx: Context, id: ObjectId, rule: '702.103e' | '702.103f'): boolean => {
  const { marks } = ctx.state.objects[id] ?? {}
  if (marks?.bestowed === undefined) return false
  const { bestowed: _, ...others } = marks
  patchObject(ctx, id, { marks: others })
  cite(ctx, rule, { object: id })
  return true
}
