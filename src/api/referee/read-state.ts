import type { CardObject } from '../../core/card-object.ts'
import type { Position } from '../../core/position.ts'
import type { State } from '../../core/state.ts'
import { readPosition } from '../../engine/position/read-position.ts'
import type { AppContext } from '../env.ts'
import { languageOf } from '../http/language.ts'
import { got, type Outcome, refused } from '../http/outcome.ts'
import { namedSentence } from '../problems/issue-sentences.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { schemaErrors } from '../problems/schema-errors.ts'
import { positionSchema } from '../schemas/position.ts'
import type { ProblemError } from '../schemas/problem.ts'
import type { SentState } from '../schemas/referee-requests.ts'
import { type CardShelf, distinctCards, openShelf } from './card-shelf.ts'
import { faultErrors } from './fault-errors.ts'
import { type PositionText, parsePositionText, type WrittenAction } from './position-text.ts'

export interface Table {
  /** As it was sent. */
  readonly position: Position
  readonly state: State
  readonly cards: CardShelf
  /** Those written in the notation. */
  readonly actions: readonly WrittenAction[]
}

/** A position in any form it may be sent in, checked, with the cards it is played with; or the problem to answer with. */
export const readState = (c: AppContext, sent: SentState, sentCards: readonly CardObject[] = []): Outcome<Table> => {
  const { cards: own, repeated } = distinctCards(sentCards)
  if (repeated.length > 0) return refused(repeatedCards(c, repeated, '/cards'))
  const form = typeof sent === 'string' ? readForm(c, sent, own) : got({ position: sent, actions: [] })
  if (!form.ok) return form
  const { position, actions } = form.value
  const carried = distinctCards(position.cards ?? [])
  if (carried.repeated.length > 0) return refused(repeatedCards(c, carried.repeated, '/state/cards'))
  const kept = keptCards(own, carried.cards)
  const cards = openShelf(kept)
  const read = readPosition({ ...position, cards: kept }, cards.lookup)
  if (read.ok) return got({ position, state: read.value, cards, actions })
  const errors = faultErrors(read.errors, '/state', cards, languageOf(c))
  return refused(problemResponse(c, 'impossible-position', { count: read.errors.length }, { errors }))
}

/** Cards sent beside a position travel with it from then on, so that the state that is answered stands alone. */
const keptCards = (own: readonly CardObject[], carried: readonly CardObject[]): readonly CardObject[] => {
  const named = new Set(own.map(({ name }) => name))
  return [...own, ...carried.filter(({ name }) => !named.has(name))]
}

export const repeatedCards = (c: AppContext, names: readonly string[], pointer: string): Response => {
  const detail = `${namedSentence('repeated-card', languageOf(c))} ${names.join(', ')}`
  const errors = [{ pointer, code: 'schema.repeated-card', detail }]
  return problemResponse(c, 'invalid-request', { count: 1 }, { errors })
}

const readForm = (c: AppContext, text: string, sentCards: readonly CardObject[]): Outcome<PositionText> => {
  const shelf = openShelf(sentCards)
  const parsed = parsePositionText(text, shelf.lookup)
  if (!parsed.ok) {
    const errors = faultErrors(parsed.errors, '/state', shelf, languageOf(c)).map(atState)
    return refused(problemResponse(c, 'unreadable-notation', { count: errors.length }, { errors }))
  }
  // Text knows no bounds of its own: what it says must fit the same form as JSON.
  const checked = positionSchema.safeParse(parsed.value.position)
  if (checked.success) return got(parsed.value)
  const errors = schemaErrors(checked.error, parsed.value.position, languageOf(c)).map(atState)
  return refused(problemResponse(c, 'invalid-request', { count: errors.length }, { errors }))
}

/** Of a text only the whole can be pointed at; the sentence names the line. */
const atState = (error: ProblemError): ProblemError => ({ ...error, pointer: '/state' })
