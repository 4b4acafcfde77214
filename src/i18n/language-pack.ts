import type { Gap } from '../core/card.ts'
import type { Decision } from '../core/decision.ts'
import type { GameEvent, GameEventKind } from '../core/event.ts'
import type { Fault, FaultCode } from '../core/fault.ts'
import type { IllegalityCode, IllegalityParams } from '../core/illegality.ts'
import type { ProblemParams, ProblemType } from '../core/problem.ts'
import type { RenumberingCode, RenumberingParams } from '../core/renumbering.ts'
import type { Step } from '../core/step.ts'
import type { Assumption } from '../core/verdict.ts'
import type { Zone } from '../core/zone.ts'
import type { Speaker } from './speaker.ts'
import type { Teller } from './teller.ts'

/** A sentence for every code: a code without one does not compile. */
export type IllegalitySentences = {
  readonly [C in IllegalityCode]: (params: IllegalityParams[C], say: Speaker) => string
}

/** The sentences whose codes begin with one of these words: `Family<'attack'>` is every `attack.…`. */
export type Family<Prefix extends string> = Pick<IllegalitySentences, Extract<IllegalityCode, `${Prefix}.${string}`>>

export type FaultSentences = { readonly [C in FaultCode]: (params: Fault['params']) => string }

export type DecisionSentences = {
  readonly [K in Decision['kind']]: (decision: Extract<Decision, { kind: K }>, say: Teller) => string
}

export type EventSentences = {
  readonly [K in GameEventKind]: (event: Extract<GameEvent, { kind: K }>, say: Teller) => string
}

export type AssumptionSentences = { readonly [C in Assumption['code']]: string }

export type RenumberingSentences = { readonly [C in RenumberingCode]: (params: RenumberingParams) => string }

/** What a problem's answer says, and what its own page adds. */
export interface ProblemText<T extends ProblemType> {
  readonly title: string
  readonly detail: (params: ProblemParams[T]) => string
  /** What it means and what to do. */
  readonly meaning: string
  /** A case of it, and the cure. */
  readonly example: string
}

export type ProblemTexts = { readonly [T in ProblemType]: ProblemText<T> }

/** Everything one language says. */
export interface LanguagePack {
  readonly illegalities: IllegalitySentences
  readonly faults: FaultSentences
  readonly decisions: DecisionSentences
  readonly events: EventSentences
  readonly assumptions: AssumptionSentences
  readonly gap: (gap: Gap) => string
  readonly problems: ProblemTexts
  readonly renumberings: RenumberingSentences
  readonly steps: Readonly<Record<Step, string>>
  readonly zones: Readonly<Record<Zone, string>>
  /** The last hand on every sentence: spaces and apostrophes of the language. */
  readonly typeset: (sentence: string) => string
}
