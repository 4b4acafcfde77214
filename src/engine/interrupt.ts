import type { Gap } from '../core/card.ts'
import type { Decision } from '../core/decision.ts'
import type { Fault } from '../core/fault.ts'
import type { Illegality } from '../core/illegality.ts'

/**
 * How a step of the game leaves early. The step is abandoned and nothing of it remains, so each of these is an answer,
 * not an error: `judge` catches all four and nobody else does.
 */
export type Interrupt =
  | { readonly kind: 'question'; readonly decision: Decision }
  | { readonly kind: 'refusal'; readonly reasons: readonly Illegality[] }
  | { readonly kind: 'gap'; readonly gaps: readonly Gap[] }
  | { readonly kind: 'fault'; readonly faults: readonly Fault[] }

export class Interruption extends Error {
  readonly interrupt: Interrupt

  constructor(interrupt: Interrupt) {
    super(interrupt.kind)
    this.interrupt = interrupt
  }
}

/** The action is illegal for these reasons. */
export const refuse = (reasons: readonly Illegality[]): never => {
  throw new Interruption({ kind: 'refusal', reasons })
}

/** The referee does not understand something that matters here. */
export const leaveUnsupported = (gaps: readonly Gap[]): never => {
  throw new Interruption({ kind: 'gap', gaps })
}

/** Where something is only looked at: what is found, or else what to say of the gaps that were met. */
export const orGaps = <T>(look: () => T, say: (gaps: readonly Gap[]) => T): T => {
  try {
    return look()
  } catch (interruption) {
    if (interruption instanceof Interruption && interruption.interrupt.kind === 'gap')
      return say(interruption.interrupt.gaps)
    throw interruption
  }
}

/** What was sent names what does not exist. */
export const reportFaults = (faults: readonly Fault[]): never => {
  throw new Interruption({ kind: 'fault', faults })
}

/** A mechanism of the rules that is not built yet, named by its rule; `card` and `text` say where it was met. */
export const leaveUnsupportedRule = (rule: string, card: string, text: string): never =>
  leaveUnsupported([{ card, text, span: [0, text.length], reason: 'rule-not-enforced', rule }])
