import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { begin, fixed } from '../effects/continuous.ts'
import { patchState, record, takeTimestamp } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/**
 * CR 601.2a, 611.2f: effects that wait for the next spell of a sort begin to apply as its player puts such a spell on the stack, to that
 * one and no other. CR 610.5: so do static abilities that give spells something as they are cast.
 */
export const beginAsCast = (ctx: Context, player: PlayerId, spell: ObjectId): void => {
  beginAwaited(ctx, player, spell)
  const view = project(ctx)
  for (const { source, controller, effect } of view.statics) {
    if (effect.kind !== 'as-cast') continue
    const env = plainEnv(view, source, controller)
    if (!isRelated(env, player, effect.who) || !matches(env, effect.what, spell)) continue
    cite(ctx, '610.5', { object: spell, source })
    const modifications = effect.modifications.map((one) => fixed(env, one, effect.modifications))
    begin(ctx, env, 'indefinite', [spell], { modifications })
  }
}

const beginAwaited = (ctx: Context, player: PlayerId, spell: ObjectId): void => {
  const view = project(ctx)
  const begun = ctx.state.effects.filter(
    ({ awaits, source, controller }) =>
      awaits !== undefined &&
      awaits.player === player &&
      matches(plainEnv(view, source, controller), awaits.what, spell),
  )
  if (begun.length === 0) return
  const effects = ctx.state.effects.map((effect) => {
    if (!begun.includes(effect)) return effect
    const { awaits: _, ...rest } = effect
    return { ...rest, objects: [spell], duration: 'indefinite' as const, timestamp: takeTimestamp(ctx) }
  })
  patchState(ctx, { effects })
  for (const { source } of begun) {
    cite(ctx, '611.2f', { object: spell, source })
    record(ctx, { kind: 'effect-began', source, objects: [spell] })
  }
}
