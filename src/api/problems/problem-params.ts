/** Every kind of problem this service answers with, and the facts its sentence needs. The registry is closed. */
export interface ProblemParams {
  'unreadable-body': { readonly reason: 'json' | 'utf-8' }
  'too-deep': { readonly depth: number; readonly limit: number }
  'not-found': { readonly path: string }
  'rule-not-found': { readonly number: string; readonly edition: string }
  'edition-not-found': { readonly edition: string; readonly language: string }
  'card-not-found': { readonly name: string }
  'method-not-allowed': { readonly method: string; readonly allowed: readonly string[] }
  'too-large': { readonly limitBytes: number }
  'unsupported-media-type': { readonly given: string; readonly expected: readonly string[] }
  'invalid-request': { readonly count: number }
  'impossible-position': { readonly count: number }
  'impossible-action': { readonly at: number }
  'unreadable-notation': { readonly count: number }
  'unsupported-format': { readonly format: string }
  'too-many-requests': Record<never, never>
  internal: Record<never, never>
}

export type ProblemType = keyof ProblemParams

/** One language's texts of every problem. A missing one does not compile. */
export type ProblemTexts = {
  readonly [T in ProblemType]: {
    readonly title: string
    readonly detail: (params: ProblemParams[T]) => string
    /** What it means and what to do, for the problem's own page. */
    readonly meaning: string
  }
}
