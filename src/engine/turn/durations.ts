import type { Duration } from '../../core/duration.ts'
import type { FloatingEffect } from '../../core/state.ts'
import type { Step } from '../../core/step.ts'
import type { Context } from '../context.ts'
import { endCopies } from '../copying/passing-copies.ts'
import { patchState, record } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { isActive } from '../seats.ts'

type Moment = 'cleanup' | 'end-of-combat' | 'turn-began'

/** CR 514.2, 511.2, 611.2a–b: ends the continuous effects whose time has come; one without a time has none. */
export const endDurations = (ctx: Context, moment: Moment): void => {
  endWhere(ctx, (effect) => {
    switch (effect.duration) {
      case 'end-of-turn':
        return moment === 'cleanup'
      case 'end-of-combat':
        return moment === 'end-of-combat' || moment === 'cleanup'
      case 'your-next-turn':
        return moment === 'turn-began' && isLaterTurnOf(ctx, effect)
      case 'end-of-your-next-turn':
        return moment === 'cleanup' && isLaterTurnOf(ctx, effect)
      default:
        return false
    }
  })
}

/** CR 500.4: as a step begins, effects that last until their controller's next such step are over. */
export const endUntilStep = (ctx: Context, step: Step): void => {
  endWhere(ctx, ({ duration, controller }) => UNTIL_STEP[step] === duration && isActive(ctx.state, controller))
}

const UNTIL_STEP: { readonly [S in Step]?: Duration } = { upkeep: 'your-next-upkeep', end: 'your-next-end-step' }

/** Effects through somebody's next untap step are over for the permanents that just had theirs. */
export const endUntapStepEffects = (ctx: Context, had: readonly string[]): void => {
  const left = ctx.state.effects.flatMap((effect) => {
    if (effect.duration !== 'next-untap-step') return [effect]
    const objects = effect.objects.filter((id) => !had.includes(id))
    return objects.length === 0 ? [] : [{ ...effect, objects }]
  })
  if (left.length !== ctx.state.effects.length || left.some((effect, i) => effect !== ctx.state.effects[i]))
    patchState(ctx, { effects: left })
}

const isLaterTurnOf = (ctx: Context, effect: FloatingEffect): boolean =>
  isActive(ctx.state, effect.controller) && ctx.state.turns.some((turn) => turn.number > effect.turn)

/** CR 611.2b–c: effects that last as long as something is so end when it no longer is. */
export const endBrokenDurations = (ctx: Context): void => {
  endWhere(ctx, (effect) => {
    const source = ctx.state.objects[effect.source]
    const present = source?.zone === 'battlefield' && !source.phasedOut
    switch (effect.duration) {
      case 'while-source':
        return !present
      case 'while-source-tapped':
        return !present || !source.tapped
      case 'while-you-control-source':
        return !present || project(ctx).of(effect.source)?.controller !== effect.controller
      case 'while-you-control-it':
        return !effect.objects.some((id) => project(ctx).of(id)?.controller === effect.controller)
      default:
        return false
    }
  })
}

const endWhere = (ctx: Context, isOver: (effect: FloatingEffect) => boolean): void => {
  const over = ctx.state.effects.filter(isOver)
  if (over.length === 0) return
  for (const { id } of over) endCopies(ctx, id)
  const ended = new Set(over.map(({ id }) => id))
  patchState(ctx, { effects: ctx.state.effects.filter(({ id }) => !ended.has(id)) })
  for (const { source } of over) record(ctx, { kind: 'effect-ended', source })
}
