import type { Body } from '../../core/ability.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { ChosenTargets, StackFacts } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { named } from '../legality/named.ts'
import type { Env } from '../refs/env.ts'
import { isLegalTarget, type Targeting } from './legal-targets.ts'
import { envForSlot, slotsOf } from './slots.ts'

/**
 * CR 608.2b: of the targets a spell or ability on the stack was given, those that are still legal. One that changed zones
 * has another id and is gone.
 */
export const stillLegal = (
  ctx: Context,
  env: Env,
  object: ObjectId,
  body: Body,
  facts: StackFacts,
): readonly ChosenTargets[] => {
  const slots = slotsOf(body, facts.modes)
  const by: Targeting = { env, stacked: object, name: named(ctx, object), rule: '608.2b' }
  return facts.targets.map((target) => {
    const placed = slots.find(({ slot, mode }) => slot.id === target.slot && mode === target.mode)
    if (placed === undefined) return { ...target, chosen: [] }
    const here = {
      ...by,
      env: envForSlot(
        env,
        facts.targets.filter((other) => other !== target),
        target.mode,
      ),
    }
    return {
      ...target,
      chosen: target.chosen.filter((id) => isPresent(ctx, id) && isLegalTarget(ctx, here, placed.slot, id)),
    }
  })
}

const isPresent = (ctx: Context, id: string): boolean =>
  ctx.state.objects[id] !== undefined || ctx.state.players[id]?.lost === false
