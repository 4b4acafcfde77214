import { type Context, cite } from '../context.ts'
import { timeBegun, transformBound } from '../faces/bound-to-time.ts'
import { becomeTime } from './designate.ts'

/**
 * CR 702.145c–d, 702.145f–g: it is day or night from when something bound to them is there, which has the face up that goes with it;
 * at once, so that nobody can do anything before.
 */
export const keepTime = (ctx: Context): void => {
  const begun = timeBegun(ctx)
  if (begun !== null) {
    cite(ctx, begun.rule)
    becomeTime(ctx, begun.to)
  }
  const { time } = ctx.state.designations
  if (time !== undefined) transformBound(ctx, time)
}
