import type { TokenDefinition } from '../core/card.ts'
import type { PositionObject } from '../core/position.ts'
import type { Cursor, Written } from './cursor.ts'
import type { DraftEntry, NotationOptions } from './draft.ts'
import { OBJECT_WORDS } from './keywords.ts'
import { parseToken } from './token-text.ts'
import { writtenName } from './written-name.ts'

const PRINTED_SIZE_COUNTER = /^[+-]\d+\/[+-]\d+$/
const TIMES = /^(.+?)\s*[x×]\s*(\d+)$/i

/** `Name x2 (tapped, +1/+1 x2, damage 1, attached to bears, id bears), Other, ?` up to the end of its section. */
export const parseEntries = (cursor: Cursor, options: NotationOptions): readonly DraftEntry[] => {
  const entries: DraftEntry[] = []
  while (!cursor.isBefore('|')) {
    entries.push(parseEntry(cursor, options))
    if (!cursor.take(',')) break
  }
  return entries
}

const parseEntry = (cursor: Cursor, options: NotationOptions): DraftEntry => {
  const { name, count } = parseCountedName(cursor, options)
  const fields: { -readonly [K in keyof PositionObject]: PositionObject[K] } = {}
  const counters = new Map<string, number>()
  let attachedTo: Written | null = null
  if (name !== null) fields.name = name
  const bare = !cursor.take('(')
  if (!bare) {
    do {
      const target = parseAttribute(cursor, options, fields, counters)
      attachedTo = target ?? attachedTo
    } while (cursor.take(','))
    cursor.expect(')')
  }
  if (fields.token !== undefined) delete fields.name
  if (counters.size > 0) fields.counters = Object.fromEntries(counters)
  return { entry: fields, count, attachedTo, anonymous: bare && name === null }
}

/** A name with how many; `?` is a card not known. With a lookup a comma may be part of a name it knows. */
const parseCountedName = (cursor: Cursor, { cards }: NotationOptions) => {
  const written = cursor.name(',', '|', '(')
  if (written.quoted) {
    const times = /^\s*[x×]\s*(\d+)(?![^\s,|(])/i.exec(cursor.rest)
    if (times !== null) cursor.at += times[0].length
    return { name: writtenName(cards, written.text), count: times === null ? 1 : Number(times[1]) }
  }
  const text = cards === undefined ? written.text : longestName(cursor, written.text, cards)
  const [, base = text, times] = TIMES.exec(text) ?? []
  const name = base === '?' ? null : writtenName(cards, base)
  return { name, count: times === undefined ? 1 : Number(times) }
}

/** As far as commas lead to a name that is known: "Urborg" is one, and so is what a comma and a title make of it. */
const longestName = (cursor: Cursor, first: string, cards: NonNullable<NotationOptions['cards']>): string => {
  let [text, best, end] = [first, first, cursor.at]
  for (let tries = 0; tries < 3 && cursor.isBefore(',') && !cursor.atEnd; tries++) {
    cursor.take(',')
    if (cursor.isBefore(',', '|', '(')) break
    text = `${text}, ${cursor.name(',', '|', '(').text}`
    if (isKnown(text, cards)) [best, end] = [text, cursor.at]
  }
  cursor.at = end
  return best
}

const isKnown = (text: string, cards: NonNullable<NotationOptions['cards']>): boolean =>
  cards(text) !== undefined || cards(TIMES.exec(text)?.[1] ?? text) !== undefined

type Fields = { -readonly [K in keyof PositionObject]: PositionObject[K] }

/** Reads one attribute into `fields`; what it is attached to is handed back, since its name is looked for later. */
const parseAttribute = (
  cursor: Cursor,
  options: NotationOptions,
  fields: Fields,
  counters: Map<string, number>,
): Written | undefined => {
  const start = cursor.skip().at
  const key = cursor.keyword(OBJECT_WORDS)
  switch (key) {
    case 'id':
    case 'owner':
      fields[key] = cursor.word().text
      return undefined
    case 'tapped':
    case 'faceDown':
    case 'phasedOut':
    case 'summoningSick':
    case 'deathtouched':
    case 'solved':
    case 'prepared':
      fields[key] = true
      break
    case 'damage':
    case 'regeneration':
    case 'level':
    case 'timestamp':
      fields[key] = cursor.number()
      break
    case 'prototyped':
      fields.marks = { ...fields.marks, alternative: true }
      break
    case 'journeyed':
      fields.marks = { ...fields.marks, journeyed: cursor.word().text }
      break
    case 'protector':
      fields.chosen = { protector: cursor.word().text }
      break
    case 'loyalty':
      counters.set('loyalty', cursor.number())
      break
    case 'token':
      fields.token = parseToken(cursor, fields.name ?? undefined) as TokenDefinition
      break
    case 'merged':
      fields.merged = [fields.name ?? '', ...parseNames(cursor, options)]
      break
    case 'melded':
      fields.melded = parseNames(cursor, options)
      break
    case 'attachedTo':
      return cursor.name(',', ')')
    default:
      cursor.at = start
      parseCounter(cursor, counters)
  }
  if (!cursor.isBefore(',', ')')) cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) })
  return undefined
}

/** `Moss Elk + Spine Boar`: what lies under a merged permanent, or the cards of a melded one. */
const parseNames = (cursor: Cursor, { cards }: NotationOptions): readonly string[] => {
  const names: string[] = []
  do names.push(writtenName(cards, cursor.name('+', ',', ')').text))
  while (cursor.take('+'))
  return names
}

/** `+1/+1`, `+1/+1 x2`, `charge x3`: other kinds of counters need their number, so that no slip passes for a counter. */
export const parseCounter = (cursor: Cursor, counters: Map<string, number>): void => {
  const start = cursor.skip().at
  const written = cursor.name(',', ')', '|')
  const rest = written.quoted ? cursor.name(',', ')', '|').text : ''
  const [, name, times] = TIMES.exec(written.quoted ? `k${rest}` : written.text) ?? []
  const kind = written.quoted ? written.text : (name ?? written.text)
  if (times === undefined && (written.quoted || !PRINTED_SIZE_COUNTER.test(kind))) {
    cursor.fail('unknown-word', { found: written.text }, start)
  }
  counters.set(kind, times === undefined ? 1 : Number(times))
}
