import type { Turn } from '../../core/state.ts'

/**
 * CR 502.4, 514.3: nobody gets priority in an untap step, nor in a cleanup step in which nothing happened. In each step of
 * combat the active player gets it once what the step does by itself is done (CR 507.2, 508.2, 509.2, 510.3, 511.1).
 */
export const givesPriority = (turn: Turn): boolean => {
  if (turn.step === 'untap') return false
  if (turn.step === 'cleanup') return turn.stack.length > 0 || turn.cleanupTriggered === true
  return true
}
