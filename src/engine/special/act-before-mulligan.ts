import type { SpecialAction } from '../../core/action.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { findCard } from '../legality/find-card.ts'
import { BEFORE_MULLIGAN_STAGES } from '../legality/special/before-mulligan.ts'
import { passStages } from '../legality/stage.ts'
import { beforeMulliganKey } from '../opening/before-mulligan.ts'
import { beforeMulliganOf } from '../opening/before-mulligan-of.ts'
import { proceed } from '../proceed.ts'

/**
 * CR 103.5b: the step in which mulligans are declared runs again, and comes upon this before the declaration of the player,
 * who then sees what came of it before declaring.
 */
export const actBeforeMulligan = (ctx: Context, action: SpecialAction): void => {
  const card = findCard(ctx, action)
  passStages(ctx, BEFORE_MULLIGAN_STAGES, card)
  const { object, player, traits } = card
  if (beforeMulliganOf(traits).length > 1)
    leaveUnsupportedRule('103.5b', traits.name, 'choosing among several such abilities of one card')
  const { answers } = ctx.state.pending!
  patchState(ctx, { pending: null })
  proceed(ctx, { step: 'opening', answers: { ...answers, [beforeMulliganKey(player)]: [object] } })
}
