import type { PlayerId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Turn } from '../../core/state.ts'
import { type Phase, phaseOf, STEPS, type Step } from '../../core/step.ts'
import { type Context, cite } from '../context.ts'
import { patchState, record } from '../events/commit.ts'
import { inForce, liesOn } from '../replacement/in-force.ts'

type Skipped = Extract<Replacement, { kind: 'skip' }>['what']

/**
 * CR 614.1b, 614.10, 614.10a: whether an effect has this player skip the step, phase or turn that would begin. Of several
 * effects for the next one only the oldest has its way, and the others wait for the next that is not skipped.
 */
export const isSkipped = (ctx: Context, what: Skipped, player: PlayerId): boolean => {
  const [skip] = inForce(ctx).filter(
    (force) =>
      force.replacement.kind === 'skip' &&
      force.replacement.what === what &&
      liesOn(force, force.replacement.who, player),
  )
  if (skip === undefined) return false
  cite(ctx, '614.10', { player, source: skip.env.source })
  if (skip.replacement.kind === 'skip' && skip.replacement.once === true && skip.effectId !== undefined) {
    patchState(ctx, { effects: ctx.state.effects.filter(({ id }) => id !== skip.effectId) })
    record(ctx, { kind: 'effect-ended', source: skip.env.source })
  }
  return true
}

/** CR 500.11: the first step from this one on that is not skipped, by itself or with its phase; null if the turn has no more. */
export const firstNotSkipped = (ctx: Context, turn: Turn, step: Step | null): Step | null => {
  let next = step
  while (next !== null) {
    const phase = phaseOf(next)
    const player = turn.active[0]!
    if (turn.skips?.includes(next) === true) next = afterSkipped(next)
    else if (beginsPhase(next) && isSkipped(ctx, phase, player)) next = after(lastStepOf(phase))
    else if (phase !== next && isSkipped(ctx, next, player)) next = afterSkipped(next)
    else return next
  }
  return null
}

const beginsPhase = (step: Step): boolean => STEPS.find((other) => phaseOf(other) === phaseOf(step)) === step

const lastStepOf = (phase: Phase): Step => STEPS.findLast((step) => phaseOf(step) === phase)!

const after = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null

/** CR 508.8: without attackers there are no blocks and no damage. */
const afterSkipped = (step: Step): Step | null => (step === 'declare-attackers' ? 'end-of-combat' : after(step))
