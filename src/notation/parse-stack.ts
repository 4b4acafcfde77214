import type { ManaType } from '../core/mana.ts'
import { MANA_TYPES } from '../core/mana.ts'
import type { PositionStackObject } from '../core/position.ts'
import type { Cursor, Written } from './cursor.ts'
import type { DraftStackObject, DraftTargets, NotationOptions } from './draft.ts'
import { PLAIN_WORDS, STACK_WORDS, ZONE_WORDS } from './keywords.ts'
import { writtenName } from './written-name.ts'

type Fields = { -readonly [K in keyof PositionStackObject]: PositionStackObject[K] }

/** `Scorch (A, X=3, paid kicker) -> bears; ability of bears (B, triggered)`: the last is the top. */
export const parseStack = (cursor: Cursor, options: NotationOptions): readonly DraftStackObject[] => {
  const objects: DraftStackObject[] = []
  while (!cursor.atEnd) {
    objects.push(parseStackObject(cursor, options))
    if (!cursor.take(';')) break
  }
  cursor.expectEnd()
  return objects
}

const parseStackObject = (cursor: Cursor, { cards }: NotationOptions): DraftStackObject => {
  const isAbility = cursor.keyword({ abilityOf: PLAIN_WORDS.abilityOf }) !== undefined
  const written = cursor.name('(', ';')
  const fields: Fields = { controller: '' }
  if (!isAbility && (written.quoted || written.text !== '?')) fields.name = writtenName(cards, written.text)
  cursor.expect('(')
  fields.controller = cursor.word().text
  while (cursor.take(',')) parseAttribute(cursor, fields)
  cursor.expect(')')
  if (isAbility) fields.kind ??= 'activated'
  const targets: DraftTargets[] = []
  while (cursor.takeArrow()) targets.push(parseTargets(cursor))
  return { fields, source: isAbility ? written : null, targets }
}

const parseAttribute = (cursor: Cursor, fields: Fields): void => {
  const at = cursor.skip().at
  const x = takeX(cursor)
  if (x !== undefined) {
    fields.x = x
    return
  }
  const key = cursor.keyword(STACK_WORDS)
  switch (key) {
    case undefined:
      return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
    case 'copy':
    case 'faceDown':
      fields[key] = true
      return
    case 'triggered':
    case 'activated':
      fields.kind = key
      return
    case 'id':
    case 'owner':
      fields[key] = cursor.word().text
      return
    case 'modes':
      fields.modes = parseModes(cursor)
      return
    case 'paid':
      fields.paid = parseWords(cursor).map((one) => one.text)
      return
    case 'manaSpent':
      fields.manaSpent = parseManaTypes(cursor)
      return
    case 'castFrom':
      fields.castFrom = parseZone(cursor)
      return
    case 'timestamp':
      fields.timestamp = cursor.number()
  }
}

const parseZone = (cursor: Cursor): PositionStackObject['castFrom'] => {
  const zone = cursor.keyword(ZONE_WORDS)
  if (zone !== undefined) return zone
  if (cursor.keyword({ none: PLAIN_WORDS.none }) !== undefined) return null
  return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) })
}

/** `X=3` */
export const takeX = (cursor: Cursor): number | undefined => {
  const match = /^[xX]\s*=\s*(\d+)/.exec(cursor.skip().rest)
  if (match === null) return undefined
  cursor.at += match[0].length
  return Number(match[1])
}

/** Modes are counted from 1 in a text and from 0 in a position. */
export const parseModes = (cursor: Cursor): readonly number[] => {
  const modes: number[] = []
  do modes.push(cursor.number() - 1)
  while (cursor.take('+'))
  return modes
}

/** `kicker + buyback` */
export const parseWords = (cursor: Cursor): readonly Written[] => {
  const words: Written[] = []
  do words.push(cursor.name('+', ',', ')'))
  while (cursor.take('+'))
  return words
}

/** `{R}{R}` */
export const parseManaTypes = (cursor: Cursor): readonly ManaType[] => {
  const at = cursor.skip().at
  const { text } = cursor.name(',', ')')
  const symbols = [...text.toUpperCase()].filter((letter) => !'{} '.includes(letter))
  if (!symbols.every(isManaType)) return cursor.fail('unknown-word', { found: text }, at)
  return symbols
}
const isManaType = (symbol: string): symbol is ManaType => (MANA_TYPES as readonly string[]).includes(symbol)

/** One target slot: `bears, B`, `[slot] bears (2), B (1)`, `[slot 1] nothing`. */
export const parseTargets = (cursor: Cursor): DraftTargets => {
  let slot: string | null = null
  let mode = 0
  if (cursor.take('[')) {
    slot = cursor.word().text
    if (!cursor.isBefore(']')) mode = cursor.number() - 1
    cursor.expect(']')
  }
  const chosen: { what: Written; share: number | null }[] = []
  const at = cursor.skip().at
  if (cursor.keyword({ none: PLAIN_WORDS.none }) !== undefined) {
    if (cursor.isBefore('->', '→', ';', '(')) return { slot, mode, chosen }
    cursor.at = at
  }
  do {
    const what = cursor.name(',', ';', '->', '→', '(')
    const share = cursor.take('(') ? cursor.number() : null
    if (share !== null) cursor.expect(')')
    chosen.push({ what, share })
  } while (cursor.take(','))
  return { slot, mode, chosen }
}
