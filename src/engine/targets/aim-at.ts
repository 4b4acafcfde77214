import type { ObjectId, TargetId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { bodyOf, targetingOf } from './change-targets.ts'
import { isLegalTarget } from './legal-targets.ts'
import { slotsOf } from './slots.ts'

/**
 * CR 707.10e: every target of a copy becomes one of these, the same for all of them and legal for each; its controller picks it
 * where there are several. False where there is none: the copy is not created then.
 */
export const aimAt = (
  ctx: Context,
  env: Env,
  copy: ObjectId,
  among: readonly TargetId[],
  rule: '707.10d' | '707.10e' = '707.10e',
): boolean => {
  const object = ctx.state.objects[copy]
  const facts = object?.onStack ?? null
  if (object === undefined || facts === null || facts.targets.length === 0) return true
  const slots = slotsOf(bodyOf(ctx, object, facts), facts.modes)
  const by = targetingOf(ctx, object, facts, rule)
  const used = slots.filter((_, i) => (facts.targets[i]?.chosen.length ?? 0) > 0)
  const fit = among.filter((id) => used.every(({ slot }) => isLegalTarget(ctx, by, slot, id)))
  if (fit.length === 0) return false
  cite(ctx, rule, { object: copy })
  const [target] = askObjects(ctx, {
    kind: 'choose-objects',
    purpose: 'choose',
    key: nextKey(ctx, `aim:${copy}`),
    player: env.controller,
    rule,
    source: env.source,
    options: fit,
    min: 1,
    max: 1,
  })
  const targets = facts.targets.map((one) => ({ ...one, chosen: one.chosen.map(() => target!) }))
  patchObject(ctx, copy, { onStack: { ...facts, targets } })
  return true
}
