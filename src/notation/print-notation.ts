import type { Action } from '../core/action.ts'
import type { CardLookup } from '../core/card.ts'
import type { Position, PositionPlayer, PositionTurn } from '../core/position.ts'
import { newActionSetting } from './action-setting.ts'
import { Cursor } from './cursor.ts'
import { idsToGive } from './implied-ids.ts'
import { LINE_WORDS } from './keywords.ts'
import type { NotationLang } from './lang.ts'
import { NotationError } from './notation-error.ts'
import { notedObjects } from './noted-object.ts'
import { parseAction } from './parse-action.ts'
import { parseNotation } from './parse-notation.ts'
import { printAction } from './print-action.ts'
import { printCombat, printHeader, printPlayer } from './print-lines.ts'
import { printStack } from './print-stack.ts'
import { type Printing, say } from './printing.ts'

export interface PrintOptions {
  readonly lang?: NotationLang
  /** Gives names in that language; whoever reads the text needs the same lookup then. */
  readonly cards?: CardLookup
}

/**
 * Prints a position and actions so that `parseNotation` with the same lookup gives them back exactly. What the lines have
 * no words for follows as JSON on a line of its own; so does the whole, if it is no canonical position.
 */
export const printNotation = (position: Position, actions: readonly Action[], options: PrintOptions = {}): string => {
  const { lang = 'en', cards } = options
  const players = position.players.map((one) => one.id)
  const printing: Printing = { lang, cards, players, objects: notedObjects(position) }
  const text = [printPosition(printing, position), ...printActions(printing, position, actions)].join('\n')
  return `${text}\n`
}

const printPosition = (printing: Printing, position: Position): string => {
  const { text, rest } = printLines(printing, position)
  const stateLine = (value: object) => `${say(printing, LINE_WORDS.state)}: ${JSON.stringify(value)}`
  const whole = Object.keys(rest).length === 0 ? text : `${text}\n${stateLine(rest)}`
  const again = parseNotation(whole, printing.cards === undefined ? {} : { cards: printing.cards })
  const isExact = again.ok && JSON.stringify(again.value.position) === JSON.stringify(position)
  return isExact ? whole : stateLine({ position })
}

const printLines = (printing: Printing, position: Position): { text: string; rest: object } => {
  const { format: _, rules, turn, players, teams: __, stack = [], seed: ___, designations, ...others } = position
  const given = idsToGive(position)
  const printedPlayers = players.map((player) => printPlayer(printing, player, given))
  const printedStack = stack.length === 0 ? null : printStack(printing, stack, given)
  const combat = turn?.combat === undefined ? null : printCombat(printing, turn.combat)
  const lines = [
    ...(turn === undefined ? [] : [printHeader(printing, position, turn)]),
    ...printedPlayers.map((one) => one.text),
    ...(combat === null ? [] : [combat]),
    ...(printedStack === null ? [] : [printedStack.text]),
  ]
  const objects = Object.assign({}, ...printedPlayers.map((one) => one.rest), printedStack?.rest)
  const unsaid = players.flatMap((player): readonly (readonly [string, object])[] => {
    const fields = unprintedPlayer(player)
    return Object.keys(fields).length === 0 ? [] : [[player.id, fields]]
  })
  const turnRest = turn === undefined ? {} : unprintedTurn(turn, combat === null)
  const parts = { turn: turnRest, players: Object.fromEntries(unsaid), objects }
  const rest = Object.fromEntries(Object.entries(parts).filter(([, fields]) => Object.keys(fields).length > 0))
  const told = rules?.options === undefined ? {} : { rules }
  const unheaded = turn === undefined && designations !== undefined ? { designations } : {}
  return { text: lines.join('\n'), rest: { ...rest, ...told, ...others, ...unheaded } }
}

const unprintedPlayer = ({ mana, outside, completed }: PositionPlayer): object => ({
  ...(typeof mana === 'object' ? { mana } : {}),
  ...(outside === undefined ? {} : { outside }),
  ...(completed === undefined ? {} : { completed }),
})

const unprintedTurn = (
  { combat, cleanupTriggered, extraPhases, orderFrom }: PositionTurn,
  withCombat: boolean,
): object => ({
  ...(withCombat && combat !== undefined ? { combat } : {}),
  ...(cleanupTriggered === undefined ? {} : { cleanupTriggered }),
  ...(extraPhases === undefined ? {} : { extraPhases }),
  ...(orderFrom === undefined ? {} : { orderFrom }),
})

/** Each action in words if those words lead back to it, else as JSON. */
const printActions = (printing: Printing, position: Position, actions: readonly Action[]): readonly string[] => {
  const setting = newActionSetting(position, printing.cards)
  return actions.map((action) => {
    printing.objects = setting.objects
    const before = setting.objects
    const words = printAction(printing, action)
    if (words !== undefined && isSame(read(words, setting), action)) return `> ${words}`
    setting.objects = before
    const json = JSON.stringify(action)
    read(json, setting)
    return `> ${json}`
  })
}

const read = (text: string, setting: ReturnType<typeof newActionSetting>): Action | null => {
  try {
    return parseAction(new Cursor(text, 1), setting)
  } catch (error) {
    if (error instanceof NotationError) return null
    throw error
  }
}

/** Equal whatever the order of fields. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) => Object.hasOwn(b, key) && isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
