import type { Counters } from '../core/counter.ts'
import type { Marks } from '../core/marks.ts'
import type { PositionEntry, PositionObject } from '../core/position.ts'
import { OBJECT_WORDS } from './keywords.ts'
import { fold } from './lang.ts'
import { cardName, type Printing, printRef, say } from './printing.ts'
import { printName, printWord } from './quote.ts'
import { EVERYWHERE } from './resolve-name.ts'
import { printToken, tokenName } from './token-text.ts'

/** What one zone’s list looks like, with the fields of its objects that go to the state line. */
export interface PrintedList {
  readonly text: string
  readonly rest: Readonly<Record<string, object>>
}

export const printEntries = (
  printing: Printing,
  entries: readonly PositionEntry[],
  given: ReadonlySet<string>,
): PrintedList => {
  const rest: Record<string, object> = {}
  const texts: { text: string; count: number }[] = []
  for (const entry of entries) {
    const object: PositionObject = entry === null ? {} : typeof entry === 'string' ? { name: entry } : entry
    const text = printEntry(printing, object, given, entry === null)
    const more = unprinted(object)
    if (object.id !== undefined && Object.keys(more).length > 0) rest[object.id] = more
    const last = texts.at(-1)
    const isGiven = object.id !== undefined && given.has(object.id)
    if (last?.text === text && !isGiven) last.count++
    else texts.push({ text, count: 1 })
  }
  const isCounted = /^("(?:[^"\\]|\\.)*"|[^(]*?)( \(.*)?$/s
  const printed = texts.map(({ text, count }) => (count === 1 ? text : text.replace(isCounted, `$1 x${count}$2`)))
  return { text: printed.join(', '), rest }
}

/** The fields of an object for which a text has no words. */
const unprinted = (object: PositionObject): object => {
  const { copy, definition, token, emblem, copyOf, merged, melded, cast, chosen, counterTimestamps, marks } = object
  return {
    ...(copy === undefined ? {} : { copy }),
    ...(definition === undefined ? {} : { definition }),
    ...(emblem === undefined ? {} : { emblem }),
    ...(token === undefined || printToken(token) !== undefined ? {} : { token }),
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(merged === undefined ? {} : { merged }),
    ...(melded === undefined ? {} : { melded }),
    ...(counterTimestamps === undefined ? {} : { counterTimestamps }),
    ...(cast === undefined ? {} : { cast }),
    ...(chosen === undefined || protectorAlone(chosen) !== undefined ? {} : { chosen }),
    ...(marks === undefined || inWords(marks) ? {} : { marks }),
  }
}

/** What there are words for: that it was prototyped, and who may play it after an Adventure. */
const inWords = ({ alternative: _, journeyed: __, ...others }: Marks): boolean => Object.keys(others).length === 0

/** Who protects a battle, where nothing else was chosen for it. */
const protectorAlone = (chosen: NonNullable<PositionObject['chosen']>): string | undefined =>
  Object.keys(chosen).length === 1 ? chosen.protector : undefined

const printEntry = (
  printing: Printing,
  object: PositionObject,
  given: ReadonlySet<string>,
  anonymous: boolean,
): string => {
  const { id, token } = object
  const named = token === undefined ? (object.name ?? null) : tokenName(token)
  const name = named === null ? '?' : printName(cardName(printing, named))
  const attributes = [
    ...(token === undefined ? [] : [`${say(printing, OBJECT_WORDS.token)} ${printToken(token) ?? ''}`.trim()]),
    ...printStatus(printing, object),
    ...printCounters(printing, object.counters ?? {}, true),
    ...printNumbers(printing, object),
    ...(id !== undefined && (given.has(id) || isBare(object))
      ? [`${say(printing, OBJECT_WORDS.id)} ${printWord(id)}`]
      : []),
  ]
  return anonymous || attributes.length === 0 ? name : `${name} (${attributes.join(', ')})`
}

/** A card not known, of which nothing else is said, is no `?` like the others: it has an id that something speaks of. */
const isBare = ({ name, token }: PositionObject): boolean => (name ?? null) === null && token === undefined

const printStatus = (printing: Printing, object: PositionObject): readonly string[] =>
  (['tapped', 'faceDown', 'phasedOut', 'summoningSick', 'deathtouched', 'solved', 'prepared'] as const).flatMap(
    (status) => (object[status] === true ? [say(printing, OBJECT_WORDS[status])] : []),
  )

const printNumbers = (printing: Printing, object: PositionObject): readonly string[] => {
  const { attachedTo, owner, chosen = {}, marks = {} } = object
  const { alternative, journeyed }: Marks = inWords(marks) ? marks : {}
  const protector = protectorAlone(chosen)
  const numbers = (['damage', 'regeneration', 'level', 'timestamp'] as const).flatMap((key) =>
    object[key] === undefined ? [] : [`${say(printing, OBJECT_WORDS[key])} ${object[key]}`],
  )
  const target = attachedTo === undefined || attachedTo === null ? null : printRef(printing, attachedTo, EVERYWHERE)
  return [
    ...(alternative === undefined ? [] : [say(printing, OBJECT_WORDS.prototyped)]),
    ...(journeyed === undefined ? [] : [`${say(printing, OBJECT_WORDS.journeyed)} ${printWord(journeyed)}`]),
    ...numbers,
    ...(target === null ? [] : [`${say(printing, OBJECT_WORDS.attachedTo)} ${target}`]),
    ...(protector === undefined ? [] : [`${say(printing, OBJECT_WORDS.protector)} ${printWord(protector)}`]),
    ...(owner === undefined ? [] : [`${say(printing, OBJECT_WORDS.owner)} ${printWord(owner)}`]),
  ]
}

const FIRST_WORDS = new Set(
  Object.values(OBJECT_WORDS).flatMap((words) => [...words.en, ...words.fr].map((one) => fold(one).split(' ')[0])),
)

/** `+1/+1`, `+1/+1 x2`, `charge x3`; loyalty of a permanent as `loyalty 3`. */
export const printCounters = (printing: Printing, counters: Counters, permanent: boolean): readonly string[] =>
  Object.entries(counters).map(([kind, count]) => {
    if (permanent && kind === 'loyalty') return `${say(printing, OBJECT_WORDS.loyalty)} ${count}`
    if (/^[+-]\d+\/[+-]\d+$/.test(kind)) return count === 1 ? kind : `${kind} x${count}`
    const isMisleading = FIRST_WORDS.has(fold(kind).split(' ')[0])
    return `${isMisleading ? JSON.stringify(kind) : printName(kind)} x${count}`
  })
