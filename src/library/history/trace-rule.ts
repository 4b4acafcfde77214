import type { EditionDate } from '../../core/edition.ts'
import type { Span } from './lineage.ts'
import type { History } from './open-history.ts'

/** What happened to a rule when a stretch of its history began. */
export type Step = 'added' | 'split' | 'renumbered' | 'edited' | 'renumbered-and-edited' | 'returned'

/** A stretch of editions in which a rule kept its number and its wording. */
export interface Stretch {
  readonly number: string
  readonly from: EditionDate
  /** The last edition of the stretch. */
  readonly to: EditionDate
  readonly step: Step
}

/** The whole history of one rule, oldest stretch first. */
export const traceRule = (history: History, lineage: number): Stretch[] => {
  const date = (edition: number): EditionDate => history.editions[edition] as EditionDate
  return history.spans(lineage).map((span, i, spans) => ({
    number: span.number,
    from: date(span.from),
    to: date(span.to),
    step: stepInto(span, spans[i - 1], history.splitFrom(lineage) >= 0),
  }))
}

const stepInto = (span: Span, before: Span | undefined, isPart: boolean): Step => {
  if (before === undefined) return isPart ? 'split' : 'added'
  if (before.to < span.from - 1) return 'returned'
  const isEdited = before.wording !== span.wording
  if (before.number === span.number) return 'edited'
  return isEdited ? 'renumbered-and-edited' : 'renumbered'
}
