import type { Action } from '../../core/action.ts'
import type { Answer, Decision } from '../../core/decision.ts'
import type { Pending } from '../../core/state.ts'
import { attackable } from '../combat/defenders.ts'
import { ANSWER_BUDGET, type Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule, refuse } from '../interrupt.ts'
import { proceed } from '../proceed.ts'

/** CR 608.2d and wherever else somebody chooses: one more answer, and the step that asked runs again from its start. */
export const answerDecision = (ctx: Context, action: Extract<Action, { kind: 'choose' }>): void => {
  const { pending } = ctx.state
  if (pending === null) return refuse([illegal('choice.nothing-pending', ['608.2d'], { player: action.player })])
  const { decision } = pending
  if (decision.player !== action.player) {
    return refuse([illegal('choice.not-yours', [decision.rule], { player: action.player, decider: decision.player })])
  }
  if (action.key !== undefined && action.key !== decision.key) {
    return refuse([illegal('choice.other-question', [decision.rule], { asked: decision.key, answered: action.key })])
  }
  resume(ctx, pending, decision, action.answer)
}

/** CR 508.1, 509.1: a declaration answers the question that its step asks. */
export const declare = (
  ctx: Context,
  action: Extract<Action, { kind: 'declare-attackers' | 'declare-blockers' }>,
): void => {
  const { pending } = ctx.state
  if (pending === null || pending.decision.kind !== action.kind || pending.decision.player !== action.player) {
    throw new Error('declarations are checked before they are applied')
  }
  resume(ctx, pending, pending.decision, answerOf(ctx, pending.decision, action))
}

/** An attacker without a defender named attacks the only one there is. */
const answerOf = (
  ctx: Context,
  decision: Decision,
  action: Extract<Action, { kind: 'declare-attackers' | 'declare-blockers' }>,
): Answer => {
  if (action.kind === 'declare-blockers') return action.blockers
  const options = decision.kind === 'declare-attackers' ? decision.options : []
  return action.attackers.map(({ attacker, defender, ...band }) => {
    const open = options.find((option) => option.attacker === attacker)?.defenders
    const [only, other] = open ?? attackable(ctx, action.player)
    return { attacker, defender: defender ?? (other === undefined ? (only ?? '') : ''), ...band }
  })
}

const resume = (ctx: Context, pending: Pending, decision: Decision, answer: Answer): void => {
  const answers = { ...pending.answers, [decision.key]: answer }
  if (Object.keys(answers).length > ANSWER_BUDGET)
    leaveUnsupportedRule('608.2d', '', 'more choices than one step may take')
  patchState(ctx, { pending: null })
  proceed(ctx, { step: pending.step, answers })
}
