import type { Answer, Decision } from '../core/decision.ts'
import type { Named } from '../core/illegality.ts'
import type { PendingStep, State } from '../core/state.ts'
import { type Context, cloneState } from './context.ts'
import { patchState } from './events/commit.ts'
import { Interruption } from './interrupt.ts'
import { named } from './legality/named.ts'
import { noteCombat } from './note-combat.ts'
import { noteControl } from './note-control.ts'

/**
 * Runs one step of the game. If it stops at a question it is abandoned: the state is the one before the step, with the
 * question pending and the answers so far, and the step runs again from its start when one more answer comes. Returns
 * whether it ran to its end.
 */
export const runStep = (
  ctx: Context,
  step: PendingStep,
  answers: Readonly<Record<string, Answer>>,
  run: () => void,
): boolean => {
  const before = cloneState(ctx.state)
  const events = ctx.events.length
  const trail = ctx.trail.length
  ctx.answers = answers
  ctx.asked = new Map()
  ctx.moved = new Map()
  ctx.leaving = null
  try {
    run()
    noteControl(ctx)
    noteCombat(ctx)
    ctx.answers = {}
    return true
  } catch (interruption) {
    const decision = questionOf(interruption)
    if (decision === null) throw interruption
    const asked = withNames(ctx, decision, before)
    ctx.state = before
    ctx.form++
    ctx.events.length = events
    ctx.trail.length = trail
    patchState(ctx, { pending: { decision: asked, step, answers } })
    return false
  }
}

/** Names the options that the state before the step does not hold. */
const withNames = (ctx: Context, decision: Decision, before: State): Decision => {
  const options: readonly unknown[] =
    'options' in decision ? decision.options : 'among' in decision ? decision.among : []
  const unheard = options.filter(
    (id): id is string =>
      typeof id === 'string' && before.objects[id] === undefined && before.players[id] === undefined,
  )
  const names = unheard.flatMap((id): readonly Named[] => {
    if (ctx.state.objects[id] !== undefined) return [named(ctx, id)]
    const trigger = ctx.state.waiting.find((waiting) => waiting.id === id)
    return trigger === undefined ? [] : [{ ...named(ctx, trigger.source), id }]
  })
  return names.length === 0 ? decision : { ...decision, named: names }
}

const questionOf = (interruption: unknown): Decision | null =>
  interruption instanceof Interruption && interruption.interrupt.kind === 'question'
    ? interruption.interrupt.decision
    : null
