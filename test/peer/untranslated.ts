import type { ScenarioStep } from './scenario.ts'

/** The runner does not know a step, or a step in this form. */
export class Untranslated extends Error {
  readonly step: ScenarioStep
  readonly reason: string
  constructor(step: ScenarioStep, reason: string) {
    super(`${step[0]}: ${reason}`)
    this.step = step
    this.reason = reason
  }
}
