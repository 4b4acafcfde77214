import { type Context, cite } from '../context.ts'
import { atAnyTime } from '../events/any-time.ts'
import { keepTime } from '../events/keep-time.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { watchStateBased } from '../loops/state-based-loop.ts'
import { noteControl } from '../note-control.ts'
import { putTriggersOnStack } from '../triggers/put-on-stack.ts'
import { watchStates } from '../triggers/watch.ts'
import { checkStateBased } from './sba/check.ts'

/** Rounds of state-based actions that change something each time; no board that comes to rest takes near so many. */
const MOST_ROUNDS = 200

/**
 * CR 117.5, 704.1, 704.2, 704.3, 508.2b, 509.2a, 510.3a: before a player gets priority, state-based actions are performed until
 * none applies, then waiting
 * triggers go on the stack, and all again until nothing happens.
 */
export const settle = (ctx: Context): void => {
  const watchLoop = watchStateBased(ctx)
  let rounds = 0
  for (;;) {
    atAnyTime(ctx)
    keepTime(ctx)
    while (ctx.state.result === null && checkStateBased(ctx)) {
      cite(ctx, '704.3')
      watchLoop()
      if (++rounds > MOST_ROUNDS) leaveUnsupportedRule('732.1b', '', 'state-based actions without end')
    }
    if (ctx.state.result !== null) return
    noteControl(ctx)
    watchStates(ctx)
    if (!putTriggersOnStack(ctx)) return
  }
}
