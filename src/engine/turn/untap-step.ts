import type { ObjectId } from '../../core/ids.ts'
import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { becomeTime } from '../events/designate.ts'
import { happen } from '../events/happen.ts'
import { phasedUnder } from '../phasing/phase.ts'
import { phaseInUntapStep } from '../phasing/untap-step-phasing.ts'
import { project } from '../projection/project.ts'
import { restrictionsOn } from '../restrictions.ts'
import { endDurations, endUntapStepEffects } from './durations.ts'

/** CR 302.6: a turn has begun: what lasts until then is over, and permanents have been their controller's since it began. */
export const beginTurn = (ctx: Context, turn: Turn): void => {
  endDurations(ctx, 'turn-began')
  // CR 702.26d: phasing breaks no continuous control.
  const own = ctx.state.battlefield.filter((id) => {
    const object = ctx.state.objects[id]!
    return object.phasedOut && turn.active.includes(phasedUnder(object))
  })
  for (const id of [...permanentsOfActive(ctx, turn), ...own]) {
    if (ctx.state.objects[id]!.summoningSick) patchObject(ctx, id, { summoningSick: false })
  }
}

const permanentsOfActive = (ctx: Context, turn: Turn): readonly ObjectId[] => {
  const view = project(ctx)
  return ctx.state.battlefield.filter((id) => turn.active.includes(view.of(id)?.controller ?? ''))
}

/**
 * CR 502.2, 502.2a, 731.2: whether day becomes night or night day, by how many spells one of the players whose turn the
 * last one was cast during it.
 */
const checkTime = (ctx: Context): void => {
  const { history, designations } = ctx.state
  if (history.castLastTurn === null) return
  if (designations.time === 'day' && history.castLastTurn === 0) becomeTime(ctx, 'night')
  else if (designations.time === 'night' && history.castLastTurn >= 2) becomeTime(ctx, 'day')
}

/** CR 502.3: the active players' permanents untap together. */
export const untapStep = (ctx: Context, turn: Turn): void => {
  // CR 500.8: of a beginning phase that was added the turn has begun long ago.
  if (turn.extraPhases === undefined) beginTurn(ctx, turn)
  phaseInUntapStep(ctx, turn)
  checkTime(ctx)
  const own = permanentsOfActive(ctx, turn)
  const tapped = own.filter((id) => ctx.state.objects[id]!.tapped && restrictionsOn(ctx, 'untap', id).length === 0)
  cite(ctx, '502.3', { objects: tapped })
  happen(
    ctx,
    tapped.map((object) => ({ kind: 'untap', object })),
  )
  endUntapStepEffects(ctx, own)
}
