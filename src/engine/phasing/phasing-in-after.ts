import type { GameEvent } from '../../core/event.ts'
import { type Context, cite } from '../context.ts'
import { phase } from './phase.ts'

/** CR 610.4, 610.4d: what was phased out until something that has just left phases in at once, all of it together. */
export const phaseInAfter = (ctx: Context, happened: readonly GameEvent[]): void => {
  const left = new Set(
    happened.flatMap((event) => (event.kind === 'zone-change' && event.from === 'battlefield' ? [event.object] : [])),
  )
  if (left.size === 0) return
  const back = ctx.state.battlefield.filter((id) => {
    const { phasedOut, marks } = ctx.state.objects[id]!
    return phasedOut && left.has(marks?.phased?.until ?? '')
  })
  if (back.length === 0) return
  cite(ctx, '610.4', { objects: back })
  phase(ctx, { in: back })
}
