import type { Answer, Decision } from '../core/decision.ts'
import { answerFaults } from './answer-faults.ts'
import type { Context } from './context.ts'
import { Interruption, refuse } from './interrupt.ts'
import { deciderFor } from './turn/controlled-players.ts'

/**
 * Asks in a straight line: returns the answer if it was given, otherwise abandons the step with the question. A decision
 * with one possible answer is answered here. Keys must be stable when the step runs again from its start.
 */
export const ask = (ctx: Context, decision: Decision): Answer => {
  const given = ctx.answers[decision.key]
  if (given === undefined) {
    const only = onlyAnswer(decision)
    if (only !== undefined) return only
    const decider = deciderFor(ctx.state, decision.player)
    throw new Interruption({
      kind: 'question',
      decision: decider === decision.player ? decision : { ...decision, decider },
    })
  }
  ctx.taken.add(decision.key)
  const reasons = answerFaults(decision, given)
  return reasons.length > 0 ? refuse(reasons) : given
}

/** The answer to a decision that has just one; undefined if there is a choice to make. */
export const onlyAnswer = (decision: Decision): Answer | undefined => {
  switch (decision.kind) {
    case 'choose-targets':
    case 'choose-objects':
      return decision.min >= decision.options.length ? decision.options : decision.max === 0 ? [] : undefined
    case 'choose-modes':
      return !decision.repeat && decision.min >= decision.options.length ? decision.options : undefined
    case 'choose-number':
      return decision.min === decision.max ? decision.min : undefined
    case 'choose-player':
    case 'choose-option':
    case 'call-coin':
    case 'report-coin':
    case 'choose-color':
    case 'choose-mana':
      return decision.options.length === 1 ? decision.options[0] : undefined
    case 'order':
      return decision.options.length < 2 ? decision.options : undefined
    case 'divide':
      return decision.among.length === 1 ? { [decision.among[0]!]: decision.total } : undefined
    case 'declare-attackers':
    case 'declare-blockers':
      return decision.options.length === 0 ? [] : undefined
    case 'choose-name':
    case 'yes-or-no':
    case 'accept-shortcut':
    case 'report-die':
      return undefined
  }
}

export const askObjects = (ctx: Context, decision: Decision): readonly string[] =>
  ask(ctx, decision) as readonly string[]
export const askYesNo = (ctx: Context, decision: Decision): boolean => ask(ctx, decision) as boolean
export const askNumber = (ctx: Context, decision: Decision): number => ask(ctx, decision) as number
export const askOption = (ctx: Context, decision: Decision): string => ask(ctx, decision) as string
export const askDivision = (ctx: Context, decision: Decision): Readonly<Record<string, number>> =>
  ask(ctx, decision) as Readonly<Record<string, number>>
