import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { project } from '../projection/project.ts'
import { restrictionsOn } from '../restrictions.ts'
import { endDurations, endUntapStepEffects } from './durations.ts'

/** CR 502.3, 302.6: the active players' permanents untap together, and from now on have been theirs since the turn began. */
export const untapStep = (ctx: Context, turn: Turn): void => {
  endDurations(ctx, 'turn-began')
  const view = project(ctx)
  const own = ctx.state.battlefield.filter((id) => turn.active.includes(view.of(id)?.controller ?? ''))
  for (const id of own) {
    if (ctx.state.objects[id]!.summoningSick) patchObject(ctx, id, { summoningSick: false })
  }
  const tapped = own.filter((id) => ctx.state.objects[id]!.tapped && restrictionsOn(ctx, 'untap', id).length === 0)
  cite(ctx, '502.3', { objects: tapped })
  happen(
    ctx,
    tapped.map((object) => ({ kind: 'untap', object })),
  )
  endUntapStepEffects(ctx, own)
}
