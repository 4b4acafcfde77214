import type { Time } from '../core/designation.ts'
import type { PlayerId } from '../core/ids.ts'
import type { Cursor } from './cursor.ts'
import type { Draft, DraftTurn } from './draft.ts'
import { HEADER_WORDS, PLAIN_WORDS, STEP_WORDS, TIME_WORDS } from './keywords.ts'

type Fields = { -readonly [K in keyof DraftTurn['fields']]: DraftTurn['fields'][K] }

/** `3 A precombat-main | priority: B | seed: oak`: the turn, and what else is said of the game. */
export const parseHeader = (cursor: Cursor, draft: Draft): void => {
  cursor.keyword({ turn: PLAIN_WORDS.turn })
  const number = cursor.number()
  const active = parsePlayers(cursor, '+')
  const at = cursor.skip().at
  const step = cursor.keyword(STEP_WORDS)
  if (step === undefined) return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
  const fields: Fields = {}
  while (cursor.take('|')) parseSection(cursor, draft, fields)
  cursor.expectEnd()
  draft.turn = { number, active: active.length === 1 ? (active[0] ?? '') : active, step, fields }
}

const parsePlayers = (cursor: Cursor, sign: string): readonly PlayerId[] => {
  const players: PlayerId[] = []
  do players.push(cursor.word().text)
  while (cursor.take(sign))
  return players
}

const parseSection = (cursor: Cursor, draft: Draft, fields: Fields): void => {
  const at = cursor.skip().at
  const key = cursor.keyword(HEADER_WORDS)
  if (key === undefined) return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
  cursor.expect(':')
  switch (key) {
    case 'priority':
      fields.priority = cursor.keyword({ none: PLAIN_WORDS.none }) === undefined ? cursor.word().text : null
      return
    case 'passed':
      fields.passed = parsePlayers(cursor, ',')
      return
    case 'begun':
      fields.begun = parseYesNo(cursor)
      return
    case 'teams':
      draft.teams = parseTeams(cursor)
      return
    case 'monarch':
    case 'initiative':
      draft.designations = { ...draft.designations, [key]: cursor.word().text }
      return
    case 'time':
      draft.designations = { ...draft.designations, time: parseTime(cursor) }
      return
    case 'drawn':
      draft.drawn = cursor.number()
      return
    default:
      draft[key] = cursor.name('|').text
  }
}

/** `A, B; C, D` */
const parseTeams = (cursor: Cursor): readonly (readonly PlayerId[])[] => {
  const teams: (readonly PlayerId[])[] = []
  do teams.push(parsePlayers(cursor, ','))
  while (cursor.take(';'))
  return teams
}

const parseTime = (cursor: Cursor): Time =>
  cursor.keyword(TIME_WORDS) ?? cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) })

export const parseYesNo = (cursor: Cursor): boolean => {
  const answer = cursor.keyword({ yes: PLAIN_WORDS.yes, no: PLAIN_WORDS.no })
  return answer === undefined ? cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }) : answer === 'yes'
}
