import type { EditionDate } from './edition.ts'

/** What became of a rule's number between two editions, as facts for a sentence. */
export interface RenumberingParams {
  readonly number: string
  readonly edition: EditionDate
  /** The edition in which it is looked for. */
  readonly to: EditionDate
  /** Its numbers there, the rule itself first. */
  readonly numbers: readonly string[]
  /** Where it has none there: the nearest rule above it that does. */
  readonly above: string | null
}

export const RENUMBERING_CODES = [
  'identical',
  'edited',
  'split',
  'merged',
  'removed',
  'added',
  /** The edition has no such number. */
  'unknown',
  /** The number belongs to another rule there. */
  'reused',
] as const
export type RenumberingCode = (typeof RENUMBERING_CODES)[number]
