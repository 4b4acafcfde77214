import { failed, ok, type Result } from '../../core/result.ts'
import { foldText } from '../analysis/fold.ts'

/** A short mark of what was asked, so that a cursor is only read with the question it belongs to. */
const markOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const letter of foldText(text)) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193) >>> 0
  return hash.toString(36)
}

/** A cursor says where the next page starts: `20-1x2y3z`. */
export const printCursor = (offset: number, question: string): string => `${offset}-${markOf(question)}`

export const parseCursor = (cursor: string | undefined, question: string): Result<number, 'cursor'> => {
  if (cursor === undefined || cursor === '') return ok(0)
  const match = /^(\d{1,4})-([0-9a-z]{1,8})$/.exec(cursor)
  return match === null || match[2] !== markOf(question) ? failed(['cursor']) : ok(Number(match[1]))
}
