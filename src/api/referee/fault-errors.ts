import type { Fault } from '../../core/fault.ts'
import { renderFault } from '../../i18n/index.ts'
import type { Language } from '../../library/index.ts'
import type { ProblemError } from '../schemas/problem.ts'
import type { CardShelf } from './card-shelf.ts'

const MOST_ERRORS = 100

/** What is impossible or unknown, each with its place in the request and, for a card nobody knows, what may be meant. */
export const faultErrors = (
  faults: readonly Fault[],
  prefix: string,
  cards: CardShelf,
  language: Language,
): ProblemError[] =>
  faults.slice(0, MOST_ERRORS).map((fault) => {
    const nearest = fault.code === 'card.unknown' ? cards.nearest(String(fault.params.name ?? '')) : []
    const told: Fault = nearest.length === 0 ? fault : { ...fault, params: { ...fault.params, nearest } }
    return {
      pointer: `${prefix}${fault.pointer}`,
      code: fault.code,
      detail: renderFault(told, language),
      ...(fault.rules.length === 0 ? {} : { rules: [...fault.rules] }),
      ...(nearest.length === 0 ? {} : { nearest: [...nearest] }),
    }
  })
