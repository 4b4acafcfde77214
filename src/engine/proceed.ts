import type { Answer } from '../core/decision.ts'
import type { PendingStep, Turn } from '../core/state.ts'
import type { Context } from './context.ts'
import { patchTurn, record } from './events/commit.ts'
import { drawByMandatoryLoop } from './loops/mandatory-loop.ts'
import { openGame } from './opening/open-game.ts'
import { runStep } from './run-step.ts'
import { mainTurn } from './seats.ts'
import { settle } from './settle/settle.ts'
import { resolveTop } from './stack/resolve.ts'
import { endSubgame } from './subgame/end-subgame.ts'
import { resume } from './subgame/resume.ts'
import { advance } from './turn/advance.ts'
import { beginStep } from './turn/begin-step.ts'
import { givesPriority } from './turn/gives-priority.ts'
import { livingFrom } from './turn/priority.ts'

export interface StepToRun {
  readonly step: PendingStep
  readonly answers: Readonly<Record<string, Answer>>
}

/**
 * Lets the game run on by itself until somebody has priority, a decision is pending, or it is over: a step to take up
 * again, turn-based actions, steps without priority (502.4, 514.3), and settling before priority is given (117.5).
 */
export const proceed = (ctx: Context, resumed?: StepToRun): void => {
  let next = resumed ?? nextStep(ctx)
  for (;;) {
    const { step, answers } = next
    if (!runStep(ctx, step, answers, () => run(ctx, step))) return
    if (ctx.state.result !== null && ctx.state.main === undefined) return
    if (step === 'settle' && ctx.state.result === null) return givePriority(ctx, mainTurn(ctx.state))
    next = nextStep(ctx)
  }
}

/** What the game does next by itself; steps in which nobody gets priority end at once. */
const nextStep = (ctx: Context): StepToRun => {
  for (;;) {
    if (ctx.state.result !== null) return { step: 'end-subgame', answers: {} }
    if (ctx.state.resuming !== undefined) return { step: 'resume', answers: {} }
    if (ctx.state.opening !== null) return { step: 'opening', answers: {} }
    const turn = mainTurn(ctx.state)
    if (!turn.begun) return { step: 'turn-based', answers: {} }
    if (givesPriority(turn)) return { step: 'settle', answers: {} }
    advance(ctx, turn)
  }
}

const run = (ctx: Context, step: PendingStep): void => {
  switch (step) {
    case 'settle':
      settle(ctx)
      return drawByMandatoryLoop(ctx)
    case 'resolve':
      return resolveTop(ctx, mainTurn(ctx.state))
    case 'turn-based':
      return beginStep(ctx, mainTurn(ctx.state))
    case 'end-subgame':
      return endSubgame(ctx)
    case 'resume':
      return resume(ctx)
    case 'opening':
      return ctx.state.opening === null ? undefined : openGame(ctx, ctx.state.opening)
  }
}

/**
 * CR 117.3a–c, 503.1, 503.1a, 504.2, 505.6, 513.1: whoever acted keeps priority; after a resolution and once a step has begun
 * the active player gets it, when what has triggered is on the stack.
 */
const givePriority = (ctx: Context, turn: Turn): void => {
  const holder = livingFrom(ctx, turn.priority ?? turn.active[0]!)
  if (holder !== turn.priority) patchTurn(ctx, turn, { priority: holder })
  record(ctx, { kind: 'priority', player: holder })
}

/** CR 117.4, 500.2: everybody passed: the top of the stack resolves, or with an empty stack, and only so, the step ends. */
export const everybodyPassed = (ctx: Context, turn: Turn): void => {
  const free = patchTurn(ctx, turn, { priority: null, passed: [] })
  if (free.stack.length > 0) return proceed(ctx, { step: 'resolve', answers: {} })
  advance(ctx, free)
  proceed(ctx)
}
