import type { CardObject } from '../../core/card-object.ts'
import type { Position } from '../../core/position.ts'
import type { State } from '../../core/state.ts'
import { readPosition } from '../../engine/position/read-position.ts'
import type { AppContext } from '../env.ts'
import { languageOf } from '../http/language.ts'
import { got, type Outcome, refused } from '../http/outcome.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { schemaErrors } from '../problems/schema-errors.ts'
import { positionSchema } from '../schemas/position.ts'
import type { ProblemError } from '../schemas/problem.ts'
import type { SentState } from '../schemas/referee-requests.ts'
import { type CardShelf, openShelf } from './card-shelf.ts'
import { faultErrors } from './fault-errors.ts'
import { type PositionText, parsePositionText, type WrittenAction } from './position-text.ts'

export interface Table {
  readonly state: State
  readonly cards: CardShelf
  /** Those written in the notation. */
  readonly actions: readonly WrittenAction[]
}

/** A position in any form it may be sent in, checked, with the cards it is played with; or the problem to answer with. */
export const readState = (c: AppContext, sent: SentState, sentCards: readonly CardObject[] = []): Outcome<Table> => {
  const form = typeof sent === 'string' ? readForm(c, sent, sentCards) : got({ position: sent, actions: [] })
  if (!form.ok) return form
  const { position, actions } = form.value
  const carried = keptCards(position, sentCards)
  const cards = openShelf(carried)
  const read = readPosition({ ...position, cards: carried }, cards.lookup)
  if (read.ok) return got({ state: read.value, cards, actions })
  const errors = faultErrors(read.errors, '/state', cards, languageOf(c))
  return refused(problemResponse(c, 'impossible-position', { count: read.errors.length }, { errors }))
}

/** Cards sent beside a position travel with it from then on, so that the state that is answered stands alone. */
const keptCards = (position: Position, sent: readonly CardObject[]): readonly CardObject[] => {
  const named = new Set(sent.map(({ name }) => name))
  return [...sent, ...(position.cards ?? []).filter(({ name }) => !named.has(name))]
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
  if (checked.success) return got({ position: checked.data, actions: parsed.value.actions })
  const errors = schemaErrors(checked.error, parsed.value.position, languageOf(c)).map(atState)
  return refused(problemResponse(c, 'invalid-request', { count: errors.length }, { errors }))
}

/** Of a text only the whole can be pointed at; the sentence names the line. */
const atState = (error: ProblemError): ProblemError => ({ ...error, pointer: '/state' })
