import type { PlayerId } from '../../src/core/ids.ts'
import { parsePointer, parseTargets } from './pointer.ts'
import type { ScenarioStep, StepArgument } from './scenario.ts'
import type { Moment, PointedTarget, Pointer } from './script.ts'
import { Untranslated } from './untranslated.ts'
import { STEP_OF } from './vocabulary.ts'

/** Takes a step's arguments one after the other in the form expected, or says that the step is not known in this form. */
export class StepReader {
  readonly step: ScenarioStep
  #next = 1

  constructor(step: ScenarioStep) {
    this.step = step
  }

  get left(): number {
    return this.step.length - this.#next
  }

  peek(offset = 0): StepArgument | undefined {
    return this.step[this.#next + offset]
  }

  take(): StepArgument | undefined {
    const value = this.peek()
    this.#next += 1
    return value
  }

  isPlayer(): boolean {
    const value = this.peek()
    return typeof value === 'string' && /^@[A-D]$/.test(value)
  }

  text(): string {
    const value = this.take()
    if (typeof value === 'string') return value
    throw this.unknown(value)
  }

  number(): number {
    const value = this.take()
    if (typeof value === 'number') return value
    throw this.unknown(value)
  }

  flag(absent?: boolean): boolean {
    const value = this.take()
    if (typeof value === 'boolean') return value
    if (value === undefined && absent !== undefined) return absent
    throw this.unknown(value)
  }

  player(): PlayerId {
    const value = this.text()
    if (!/^@[A-D]$/.test(value)) throw this.unknown(value)
    return value.slice(1)
  }

  moment(): Moment {
    const turn = this.number()
    const name = this.text().replace(/^PhaseStep\./, '')
    const step = STEP_OF[name]
    if (step === undefined) throw new Untranslated(this.step, `step ${name}`)
    return { turn, step }
  }

  pointer(): Pointer {
    const text = this.text()
    const pointer = parsePointer(text)
    if (pointer === null) throw this.unknown(text)
    return pointer
  }

  targets(): readonly PointedTarget[] {
    const text = this.text()
    const targets = parseTargets(text)
    if (targets === null) throw this.unknown(text)
    return targets
  }

  /** Nothing may be left unread: an argument not understood would be dropped in silence. */
  end(): void {
    if (this.left > 0) throw this.unknown(this.peek())
  }

  unknown(value: StepArgument | undefined): Untranslated {
    return new Untranslated(this.step, `argument ${JSON.stringify(value ?? null)}`)
  }
}
