import type { AppContext } from '../env.ts'
import { languageOf } from '../http/language.ts'
import { problemResponse } from '../problems/problem-response.ts'
import type { CardShelf } from './card-shelf.ts'
import { faultErrors } from './fault-errors.ts'

/** A request that names a player the position does not have. */
export const unknownPlayer = (c: AppContext, player: string, pointer: string, cards: CardShelf): Response => {
  const fault = { code: 'player.unknown', pointer, rules: ['102.1'], params: { player } } as const
  return problemResponse(
    c,
    'impossible-position',
    { count: 1 },
    { errors: faultErrors([fault], '', cards, languageOf(c)) },
  )
}
