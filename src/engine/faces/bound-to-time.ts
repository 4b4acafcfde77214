import type { Time } from '../../core/designation.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { canTransform, isBackUp, turnTogether } from './transform.ts'

/** When each is turned over, the keyword that says so, and the rule for whenever a player controls one. */
const BOUND = {
  night: { keyword: 'daybound', rule: '702.145c' },
  day: { keyword: 'nightbound', rule: '702.145f' },
} as const

/**
 * CR 702.145b–c, 702.145e–f: as it becomes night, and whenever it is, permanents with daybound whose front face is up transform; by
 * day those with nightbound whose back face is up.
 */
export const transformBound = (ctx: Context, time: Time): void => {
  const { keyword, rule } = BOUND[time]
  const view = project(ctx)
  const turned = ctx.state.battlefield.filter((id: ObjectId) => {
    const traits = view.of(id)
    const isBack = isBackUp(ctx.state.objects[id]!)
    return isBack === (time === 'day') && traits !== undefined && hasKeyword(traits, keyword) && canTransform(ctx, id)
  })
  if (turned.length === 0) return
  cite(ctx, rule, { objects: turned })
  turnTogether(ctx, turned)
}

/**
 * CR 702.145d, 702.145g: what it becomes as soon as a player controls a permanent bound to one of them while it is neither; day
 * comes first.
 */
export const timeBegun = (ctx: Context): { readonly to: Time; readonly rule: string } | null => {
  if (ctx.state.designations.time !== undefined) return null
  const view = project(ctx)
  const bound = (keyword: 'daybound' | 'nightbound') =>
    ctx.state.battlefield.some((id) => {
      const traits = view.of(id)
      return traits !== undefined && hasKeyword(traits, keyword)
    })
  if (bound('daybound')) return { to: 'day', rule: '702.145d' }
  return bound('nightbound') ? { to: 'night', rule: '702.145g' } : null
}
