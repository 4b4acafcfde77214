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
 * that has one, or else of the name its card is looked up by. `name#2` is the second of that name there. Undefined if
 * nothing has that name; several that differ are an error that lists their ids.
 */
export const resolveName = (names: Names, written: Written, places: Places): TargetId | undefined => {
  const { text } = written
  const index = indexOf(names.objects)
  if (names.players.includes(text) || index.ids.has(text)) return text
  const [, base = text, number] = /^(.+?)\s*#\s*(\d+)$/.exec(text) ?? []
  for (const name of [base, names.cards?.(base)?.name ?? base]) {
    const matches = index.byName.get(fold(name)) ?? []
    for (const place of places) {
      const found = matches.filter(place)
      if (found.length > 0) return pick(written, found, number === undefined ? null : Number(number))
    }
  }
  return names.players.find((id) => fold(id) === fold(text))
}

interface Index {
  readonly ids: ReadonlySet<ObjectId>
  readonly byName: ReadonlyMap<string, readonly NotedObject[]>
}

/** One index a list of objects; lists are replaced, not changed. */
const INDEXES = new WeakMap<readonly NotedObject[], Index>()
const indexOf = (objects: readonly NotedObject[]): Index => {
  const known = INDEXES.get(objects)
  if (known !== undefined) return known
  const byName = Map.groupBy(
    objects.filter((one) => one.folded !== null),
    (one) => one.folded ?? '',
  )
  const index = { ids: new Set(objects.map((one) => one.id)), byName }
  INDEXES.set(objects, index)
  return index
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

/** One of a list of names parted by commas, with its share of a division. */
export interface ListedName {
  readonly what: Written
  readonly share: number | null
}

/** Joins two parts again where only together they name something: a comma may be part of a name. */
export const joinNames = (names: Names, list: readonly ListedName[], places: Places): readonly ListedName[] => {
  const joined: ListedName[] = []
  for (const one of list) {
    const last = joined.at(-1)
    const isPart = last !== undefined && last.share === null && !last.what.quoted && !one.what.quoted
    const whole = isPart ? { ...last.what, text: `${last.what.text}, ${one.what.text}` } : null
    if (whole !== null && last !== undefined && !isNamed(names, last.what, places) && isNamed(names, whole, places)) {
      joined[joined.length - 1] = { what: whole, share: one.share }
    } else joined.push(one)
  }
  return joined
}

const isNamed = (names: Names, written: Written, places: Places): boolean =>
  resolveName(names, written, places) !== undefined
