import type { Fault } from '../../core/fault.ts'
import type { State } from '../../core/state.ts'
import type { AppContext } from '../env.ts'
import { languageOf } from '../http/language.ts'
import { problemResponse } from '../problems/problem-response.ts'
import type { CardShelf } from './card-shelf.ts'
import { faultErrors } from './fault-errors.ts'

const refuse = (c: AppContext, fault: Fault, cards: CardShelf): Response =>
  problemResponse(c, 'impossible-position', { count: 1 }, { errors: faultErrors([fault], '', cards, languageOf(c)) })

/** A request that names a player the position does not have. */
export const unknownPlayer = (c: AppContext, player: string, pointer: string, cards: CardShelf): Response =>
  refuse(c, { code: 'player.unknown', pointer, rules: ['102.1'], params: { player } }, cards)

/** Listing actions judges each of them, so it takes smaller positions than judging one. */
const MOST_LISTED_OBJECTS = 250

/** The refusal of a position too large to list actions for; null where it is not. */
export const tooLargeToList = (c: AppContext, { battlefield, players }: State, cards: CardShelf): Response | null => {
  const count = battlefield.length + Math.max(...Object.values(players).map(({ hand }) => hand.length))
  if (count <= MOST_LISTED_OBJECTS) return null
  const params = { count, limit: MOST_LISTED_OBJECTS }
  return refuse(c, { code: 'limit.objects', pointer: '/state', rules: [], params }, cards)
}
