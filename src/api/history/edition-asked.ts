import { editionInForce } from '../../library/index.ts'
import type { AppContext } from '../env.ts'
import { got, type Outcome, refused } from '../http/outcome.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { history, NEWEST } from './shipped.ts'

const MOST_NEAREST = 3

/** The place of an edition named by its date; a 404 with the nearest dates where none took effect on that day. */
export const editionNamed = (c: AppContext, date: string): Outcome<number> => {
  const place = history.editions.indexOf(date)
  if (place >= 0) return got(place)
  const before = editionInForce(history, date)
  const from = Math.max(0, Math.min(before, history.editions.length - MOST_NEAREST))
  const nearest = history.editions.slice(from, from + MOST_NEAREST)
  const params = {
    edition: date,
    first: history.editions[0] as string,
    last: history.editions[NEWEST] as string,
  }
  return refused(problemResponse(c, 'unknown-edition', params, { nearest }))
}

/** The edition in force on a day; a 404 before the first. */
export const editionOn = (c: AppContext, day: string): Outcome<number> => {
  const place = editionInForce(history, day)
  return place >= 0 ? got(place) : editionNamed(c, day)
}

/** The edition a request asks about: by its date, by a day, or null where it names neither. */
export const editionAsked = (
  c: AppContext,
  { edition, on }: { readonly edition?: string | undefined; readonly on?: string | undefined },
): Outcome<number | null> =>
  edition !== undefined ? editionNamed(c, edition) : on !== undefined ? editionOn(c, on) : got(null)
