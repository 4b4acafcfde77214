import type { Gap } from '../../src/core/card.ts'
import type { Illegality } from '../../src/core/illegality.ts'
import type { ScenarioStep } from './scenario.ts'
import type { Command, Moment } from './script.ts'

export const RESULTS = ['pass', 'fail', 'refused', 'unsupported', 'untranslated', 'crash'] as const
export type ResultKind = (typeof RESULTS)[number]

export type Outcome =
  | { readonly result: 'pass' }
  | { readonly result: 'fail'; readonly difference: string }
  /** `factsHold`: everything the script states is true all the same, as where it tries what is not allowed. */
  | { readonly result: 'refused'; readonly refusals: readonly Refusal[]; readonly factsHold: boolean }
  | { readonly result: 'unsupported'; readonly gaps: readonly Gap[]; readonly at: string }
  | { readonly result: 'untranslated'; readonly step: ScenarioStep; readonly reason: string }
  /** Thrown by the code under test or by the runner: never acceptable. */
  | { readonly result: 'crash'; readonly error: string }

export interface Refusal {
  readonly what: string
  /** Empty where the runner found nothing to submit. */
  readonly reasons: readonly Illegality[]
  readonly note?: string
}

/** Ends a scenario early with its outcome. */
export class Halt extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.result)
    this.outcome = outcome
  }
}

export const failWith = (difference: string): never => {
  throw new Halt({ result: 'fail', difference })
}

export const describeMoment = ({ turn, step }: Moment): string => `turn ${turn} ${step}`

export const describeCommand = (command: Command): string => {
  const at = `${describeMoment(command.moment)} ${command.player}`
  switch (command.kind) {
    case 'cast':
    case 'play-land':
    case 'counters':
      return `${at} ${command.kind} ${command.name}`
    case 'activate':
    case 'mana':
      return `${at} ${command.kind} "${command.text}"`
    case 'check':
      return `${at} check "${command.label}" (${command.fact.kind})`
    case 'playable':
      return `${at} playable "${command.text}"`
    default:
      return `${at} ${command.kind}`
  }
}
