import type { Action } from '../core/action.ts'
import type { Fault } from '../core/fault.ts'
import type { Position } from '../core/position.ts'
import { failed, ok, type Result } from '../core/result.ts'
import { buildPosition } from './build-position.ts'
import { Cursor } from './cursor.ts'
import { type Draft, type NotationOptions, newDraft } from './draft.ts'
import { LINE_WORDS } from './keywords.ts'
import { NotationError } from './notation-error.ts'
import { newActionSetting, parseAction } from './parse-action.ts'
import { parseCombat } from './parse-combat.ts'
import { parseHeader } from './parse-header.ts'
import { parsePlayer } from './parse-player.ts'
import { parseStack } from './parse-stack.ts'
import { readJson } from './read-json.ts'

/** Longer texts are not positions somebody typed; the bound keeps reading in its time. */
export const MAX_NOTATION_LENGTH = 1_000_000

export interface ReadNotation {
  readonly position: Position
  readonly actions: readonly Action[]
}

/** A position with its action lines as they stand, for whoever plays them one by one. */
export interface NotationScript {
  readonly position: Position
  /** Each for `parseActionLine` against the position of that moment. */
  readonly lines: readonly string[]
}

/**
 * Reads a position and its actions from a text, in both languages unless told. Every line is tried, so that all faults come
 * at once, with the line and the column they stand at.
 */
export const parseNotation = (text: string, options: NotationOptions = {}): Result<ReadNotation, Fault> => {
  const { draft, position } = readText(text, options)
  if (position === null) return failed(draft.faults)
  const setting = newActionSetting(position, options.cards)
  const actions = draft.actions.flatMap(({ text: line, line: number, indent }) =>
    collect(draft, () => [parseAction(newCursor(line, number, indent, options), setting)], []),
  )
  return draft.faults.length > 0 ? failed(draft.faults) : ok({ position, actions })
}

/** Reads the position and leaves the actions as text. */
export const parseNotationScript = (text: string, options: NotationOptions = {}): Result<NotationScript, Fault> => {
  const { draft, position } = readText(text, options)
  return position === null ? failed(draft.faults) : ok({ position, lines: draft.actions.map((one) => one.text.trim()) })
}

/** One action, with or without its `>`, by names of a position as it is now. */
export const parseActionLine = (
  text: string,
  position: Position,
  options: NotationOptions = {},
): Result<Action, Fault> => {
  const line = text.replace(/^\s*>/, '')
  const draft = newDraft()
  const cursor = newCursor(line, 1, text.length - line.length, options)
  const action = collect(draft, () => parseAction(cursor, newActionSetting(position, options.cards)), null)
  return action === null ? failed(draft.faults) : ok(action)
}

const readText = (text: string, options: NotationOptions): { draft: Draft; position: Position | null } => {
  const draft = newDraft()
  collect(draft, () => checkLength(text), null)
  if (draft.faults.length > 0) return { draft, position: null }
  text.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() !== '' && !/^\s*(?:#|\/\/)/.test(line))
      collect(draft, () => readLine(draft, line, i + 1, options), null)
  })
  if (draft.faults.length > 0) return { draft, position: null }
  const position = collect(draft, () => buildPosition(draft, options.cards), null)
  return { draft, position }
}

const checkLength = (text: string): null => {
  if (text.length > MAX_NOTATION_LENGTH) throw new NotationError('too-long', 1, 1, { limit: MAX_NOTATION_LENGTH })
  return null
}

const readLine = (draft: Draft, line: string, number: number, options: NotationOptions): null => {
  const action = /^\s*>/.exec(line)
  if (action !== null) {
    draft.actions.push({ text: line.slice(action[0].length), line: number, indent: action[0].length })
    return null
  }
  const cursor = newCursor(line, number, 0, options)
  const key = cursor.skip().keyword(LINE_WORDS)
  if (key === undefined || !cursor.take(':')) {
    cursor.at = 0
    readHeaderOrPlayer(draft, cursor, options)
  } else if (key === 'stack') draft.stack.push(...parseStack(cursor, options))
  else if (key === 'combat') draft.combat = once(cursor, draft.combat, parseCombat(cursor))
  else draft.state = once(cursor, draft.state, readJson(cursor))
  return null
}

/** A header begins with the number of the turn; every other line is a player’s. */
const readHeaderOrPlayer = (draft: Draft, cursor: Cursor, options: NotationOptions): void => {
  if (/^\s*(?:(?:turn|tour)\s+)?\d+\s+[^\s:]/i.test(cursor.text) && !/^\s*\d+\s+-?\d+\s*:/.test(cursor.text)) {
    if (draft.turn !== null) cursor.fail('line-twice')
    parseHeader(cursor, draft)
  } else {
    if (!cursor.text.includes(':')) cursor.fail('line-unknown', { found: cursor.text.trim().slice(0, 40) })
    draft.players.push(parsePlayer(cursor, options))
  }
}

const once = <T>(cursor: Cursor, before: unknown, value: T): T =>
  before === null ? value : cursor.fail('line-twice', {}, 0)

const newCursor = (text: string, line: number, indent: number, { lang = 'auto' }: NotationOptions): Cursor => {
  const cursor = new Cursor(' '.repeat(indent) + text, line, lang)
  cursor.at = indent
  return cursor
}

/** Runs a part of the reading and keeps its fault, if it has one. */
const collect = <T, U>(draft: Draft, read: () => T, otherwise: U): T | U => {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    draft.faults.push(error.fault)
    return otherwise
  }
}
