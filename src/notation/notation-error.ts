import type { Fault } from '../core/fault.ts'

/** Why a place in a text cannot be read; the sentence for each is the reader's affair. */
export const SYNTAX_REASONS = [
  'expected',
  'unknown-word',
  'unknown-name',
  'ambiguous-name',
  'not-a-number',
  'unfinished-quotation',
  'unreadable-json',
  'line-twice',
  'line-unknown',
  'too-long',
] as const
export type SyntaxReason = (typeof SYNTAX_REASONS)[number]

/** Ends the reading of one line; `parse-notation` catches it there and goes on with the next. */
export class NotationError extends Error {
  readonly fault: Fault
  constructor(reason: SyntaxReason, line: number, column: number, params: Fault['params'] = {}) {
    super(reason)
    this.fault = {
      code: 'notation.syntax',
      pointer: '/notation',
      rules: [],
      params: { line, column, reason, ...params },
    }
  }
}
