import type { CardLookup } from '../core/card.ts'
import type { ObjectId, PlayerId, TargetId } from '../core/ids.ts'
import type { Written } from './cursor.ts'
import { fold } from './lang.ts'
import { NotationError } from './notation-error.ts'
import type { NotedObject } from './noted-object.ts'

/** What names are looked for in. */
export interface Names {
  readonly objects: readonly NotedObject[]
  readonly players: readonly PlayerId[]
  readonly cards: CardLookup | undefined
}

/** Where a name is looked for, first here, then there; the first place that has it decides. */
export type Places = readonly ((object: NotedObject) => boolean)[]

export const EVERYWHERE: Places = [
  (one) => one.zone === 'battlefield',
  (one) => one.zone === 'stack',
  (one) => one.zone === 'graveyard' || one.zone === 'exile' || one.zone === 'command',
  () => true,
]

/**
 * The id that a word of a text means: an id as it is; else a player; else the only object of that name in the first place
 * that has one. `name#2` is the second of that name there. Undefined if nothing has that name; several that differ are an
 * error that lists their ids.
 */
export const resolveName = (names: Names, written: Written, places: Places): TargetId | undefined => {
  const { text } = written
  if (names.players.includes(text) || names.objects.some((one) => one.id === text)) return text
  const [, base = text, number] = /^(.+?)\s*#\s*(\d+)$/.exec(text) ?? []
  const wanted = new Set([fold(base), fold(names.cards?.(base)?.name ?? base)])
  const matches = names.objects.filter((one) => one.folded !== null && wanted.has(one.folded))
  for (const place of places) {
    const found = matches.filter(place)
    if (found.length > 0) return pick(written, found, number === undefined ? null : Number(number))
  }
  return names.players.find((id) => fold(id) === fold(text))
}

const pick = (written: Written, found: readonly NotedObject[], number: number | null): ObjectId => {
  const { line, column, text } = written
  const ids = found.map((one) => one.id)
  const chosen = number === null ? undefined : found[number - 1]
  if (chosen !== undefined) return chosen.id
  const [first] = found
  const isAnyOf = first?.zone === 'hand' && found.every((one) => one.likeness === first.likeness)
  if (first !== undefined && number === null && (found.length === 1 || isAnyOf)) return first.id
  throw new NotationError('ambiguous-name', line, column, { name: text, ids })
}
