import type { Action, ShortcutStep } from '../../core/action.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/** How many choices a shortcut may come to: each is made and judged. */
export const MOST_CHOICES = 500

/** CR 732.2a: the choices of a shortcut one after the other, loops and loops within loops run through. */
export const unroll = (sequence: readonly ShortcutStep[]): readonly Action[] => {
  const choices: Action[] = []
  const add = (steps: readonly ShortcutStep[]): void => {
    for (const step of steps) {
      if (step.kind === 'loop') {
        for (let round = 0; round < step.times && step.sequence.length > 0; round++) add(step.sequence)
      } else if (choices.push(step) > MOST_CHOICES) {
        leaveUnsupportedRule('732.2a', '', `more than ${MOST_CHOICES} choices in one shortcut`)
      }
    }
  }
  add(sequence)
  return choices
}
