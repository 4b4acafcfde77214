import type { Action } from '../../core/action.ts'
import type { CardLookup } from '../../core/card.ts'
import type { Fault } from '../../core/fault.ts'
import type { Position } from '../../core/position.ts'
import { ok, type Result } from '../../core/result.ts'
import type { Language } from '../../library/index.ts'
import { isForgePuzzle, parseForgePuzzle } from '../../notation/forge-puzzle.ts'
import { parseActionLine, parseNotationScript } from '../../notation/parse-notation.ts'
import { printNotation } from '../../notation/print-notation.ts'

/** An action as it was written: names in it mean what they mean when its turn comes. */
export interface WrittenAction {
  readonly text: string
  /** From 1, in the whole text. */
  readonly line: number
}

export interface PositionText {
  readonly position: Position
  readonly actions: readonly WrittenAction[]
}

/** A position and its actions from text: the notation, or a puzzle of Forge (which has no actions). */
export const parsePositionText = (text: string, cards: CardLookup): Result<PositionText, Fault> => {
  if (isForgePuzzle(text)) {
    const puzzle = parseForgePuzzle(text)
    return puzzle.ok ? ok({ position: puzzle.value, actions: [] }) : puzzle
  }
  const script = parseNotationScript(text, { cards })
  if (!script.ok) return script
  const numbers = text.split(/\r?\n/).flatMap((line, i) => (/^\s*>/.test(line) ? [i + 1] : []))
  const actions = script.value.lines.map((line, i) => ({ text: line, line: numbers[i] ?? 1 }))
  return ok({ position: script.value.position, actions })
}

/** Reads a written action against the position as it is now. */
export const parseWrittenAction = (
  { text, line }: WrittenAction,
  position: Position,
  cards: CardLookup,
): Result<Action, Fault> => {
  const read = parseActionLine(text, position, { cards })
  if (read.ok) return read
  return { ok: false, errors: read.errors.map((fault) => ({ ...fault, params: { ...fault.params, line } })) }
}

export const printPositionText = (position: Position, lang: Language): string => printNotation(position, [], { lang })
