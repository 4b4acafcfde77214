/**
 * Every kind of problem the service answers with instead of a verdict (RFC 9457), and the facts its sentence needs. The
 * name is the last part of the problem's own address, so it never changes.
 */
export interface ProblemParams {
  'unreadable-body': { readonly reason: 'json' | 'utf-8' }
  'too-deep': { readonly depth: number; readonly limit: number }
  'not-found': { readonly path: string }
  'rule-not-found': { readonly number: string; readonly edition: string }
  'edition-not-found': { readonly edition: string; readonly language: string }
  'unknown-edition': { readonly edition: string; readonly first: string; readonly last: string }
  'unknown-rule': { readonly number: string; readonly edition: string | null }
  'card-not-found': { readonly name: string }
  'term-not-found': { readonly term: string; readonly edition: string }
  'method-not-allowed': { readonly method: string; readonly allowed: readonly string[] }
  'too-large': { readonly limitBytes: number }
  'unsupported-media-type': { readonly given: string; readonly expected: readonly string[] }
  'invalid-request': { readonly count: number }
  'impossible-position': { readonly count: number }
  'illegal-deck': { readonly count: number }
  'impossible-action': { readonly at: number }
  'unreadable-notation': { readonly count: number }
  'unsupported-format': { readonly format: string }
  'too-many-requests': Record<never, never>
  internal: Record<never, never>
}

export type ProblemType = keyof ProblemParams
