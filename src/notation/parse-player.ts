import type { PositionPlayer } from '../core/position.ts'
import type { Cursor } from './cursor.ts'
import type { DraftEntry, DraftPlayer, NotationOptions } from './draft.ts'
import { PLAYER_WORDS } from './keywords.ts'
import { parseCounter, parseEntries } from './parse-entry.ts'
import type { ListName } from './zone-lists.ts'

type Fields = { -readonly [K in keyof PositionPlayer]: PositionPlayer[K] }

/** `A 20: permanents | hand: … | library: 53 | graveyard: … | mana: {R} | counters: poison x2 | lost`. */
export const parsePlayer = (cursor: Cursor, options: NotationOptions): DraftPlayer => {
  const fields: Fields = { id: cursor.word().text }
  if (!cursor.isBefore(':')) fields.life = cursor.number()
  cursor.expect(':')
  const lists: Partial<Record<ListName, readonly DraftEntry[] | number>> = {}
  const battlefield = parseEntries(cursor, options)
  if (battlefield.length > 0) lists.battlefield = battlefield
  while (cursor.take('|')) parseSection(cursor, options, fields, lists)
  cursor.expectEnd()
  return { fields, lists }
}

const parseSection = (
  cursor: Cursor,
  options: NotationOptions,
  fields: Fields,
  lists: Partial<Record<ListName, readonly DraftEntry[] | number>>,
): void => {
  const at = cursor.skip().at
  const key = cursor.keyword(PLAYER_WORDS)
  if (key === undefined) return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
  if (key === 'lost' || key === 'drewFromEmpty' || key === 'blessed') {
    fields[key] = true
    return
  }
  cursor.expect(':')
  switch (key) {
    case 'hand':
    case 'library': {
      const count = /^\s*\d+(?=\s*(?:\||$))/.exec(cursor.rest)
      lists[key] = count === null ? parseEntries(cursor, options) : cursor.number()
      return
    }
    case 'mana':
      fields.mana = cursor.name('|').text
      return
    case 'landsPlayed':
    case 'speed':
      fields[key] = cursor.number()
      return
    case 'counters': {
      const counters = new Map<string, number>()
      do parseCounter(cursor, counters)
      while (cursor.take(','))
      fields.counters = Object.fromEntries(counters)
      return
    }
    default:
      lists[key] = parseEntries(cursor, options)
  }
}
