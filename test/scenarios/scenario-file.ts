import type { CardFaceObject, CardObject } from '../../src/core/card-object.ts'

/** A `.scn` file: what it guarantees, the cards it needs, a position, and actions with what must come of each. */
export interface ScenarioFile {
  readonly title: string
  /** The rules that decide, by today's numbers. */
  readonly rules: readonly string[]
  /** Where the same is said in the documents the project began with, by their own numbers. */
  readonly seeds: readonly string[]
  /** A judge's case it retells. */
  readonly judgeCase: string | null
  /** The example of the rules it retells. */
  readonly example: ExampleNumber | null
  readonly cards: readonly CardObject[]
  /** In notation. */
  readonly position: string
  readonly turns: readonly Move[]
}

/** The how-manieth example of a rule, by today's numbers, counted from 1. */
export interface ExampleNumber {
  readonly rule: string
  readonly nth: number
}

/** One action and the lines of expectation under it; facts before any action are about the position itself. */
export interface Move {
  readonly line: number
  /** In notation; null for the facts before the first action. */
  readonly action: string | null
  readonly expects: readonly Expected[]
}
export interface Expected {
  readonly line: number
  readonly text: string
}

/** Reads a scenario file; throws where it is not one, naming the line. */
export const readScenarioFile = (text: string): ScenarioFile => {
  const lines = text.split('\n').map((line, i) => ({ number: i + 1, line: line.replace(/\s+$/, '') }))
  const end = lines.findIndex(({ line }) => line === '')
  if (end < 0) throw new Error('no empty line behind the header')
  const header = readHeader(lines.slice(0, end))
  const body = lines.slice(end).filter(({ line }) => line !== '' && !line.startsWith('#'))
  const start = body.findIndex(({ line }) => /^[>=]/.test(line))
  const position = body.slice(0, start).map(({ line }) => line)
  if (start < 1) throw new Error('no position, or nothing expected')
  return { ...header, position: position.join('\n'), turns: readMoves(body.slice(start)) }
}

interface Line {
  readonly number: number
  readonly line: string
}

const readHeader = (lines: readonly Line[]): Omit<ScenarioFile, 'position' | 'turns'> => {
  const fields = new Map<string, string>()
  const cards: CardObject[] = []
  for (const { number, line } of lines) {
    const indented = /^\s+(.+)$/.exec(line)
    const field = /^(\w+):\s*(.*)$/.exec(line)
    if (indented !== null && cards.length > 0) cards.push(withText(cards.pop()!, indented[1]!))
    else if (field?.[1] === 'card') cards.push(readCard(field[2]!, number))
    else if (field?.[1] === 'back' && cards.length > 0) cards.push(withBack(cards.pop()!, readCard(field[2]!, number)))
    else if (field?.[1] === 'inset' && cards.length > 0)
      cards.push(withInset(cards.pop()!, readCard(field[2]!, number)))
    else if (field !== null && FIELDS.has(field[1]!)) fields.set(field[1]!, field[2]!)
    else throw new Error(`line ${number}: ${line}`)
  }
  const title = fields.get('title')
  const rules = listOf(fields.get('rules'))
  if (title === undefined || rules.length === 0) throw new Error('no title, or no rules')
  const example = readExample(fields.get('example'), rules)
  return { title, rules, seeds: listOf(fields.get('seed')), judgeCase: fields.get('case') ?? null, example, cards }
}
const FIELDS = new Set(['title', 'rules', 'seed', 'case', 'example'])

/** `613.8a 1`; its rule is one of those that decide. */
const readExample = (text: string | undefined, rules: readonly string[]): ExampleNumber | null => {
  if (text === undefined) return null
  const [, rule = '', nth = ''] = /^(\d{3}\.\d+[a-z]?) ([1-9]\d*)$/.exec(text) ?? []
  if (rule === '') throw new Error(`no number of an example: ${text}`)
  if (!rules.includes(rule)) throw new Error(`an example of ${rule}, which is none of its rules`)
  return { rule, nth: Number(nth) }
}

const listOf = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(/,\s*/))

/** `Name | {1}{R} | Creature — Ox | 3/3`: cost, type line and, where there is one, size, loyalty or defense. */
const readCard = (text: string, line: number): CardObject => {
  const [name, cost, type, size] = text.split('|').map((part) => part.trim())
  if (name === undefined || cost === undefined || type === undefined)
    throw new Error(`line ${line}: card without a type`)
  const base = { name, mana_cost: cost, type_line: type, oracle_text: '' }
  if (size === undefined) return base
  const [power, toughness] = size.split('/')
  const shown = /\bBattle\b/.test(type) ? 'defense' : 'loyalty'
  return toughness === undefined ? { ...base, [shown]: size } : { ...base, power: power!, toughness }
}

/** Of a transforming card, whose front face stands before: both faces, under the name of the whole. */
const withBack = (front: CardObject, back: CardObject): CardObject => withFaces('transform', front, back)

/** The inset frame of the card before: an Adventure or Omen by its spell type, else a prepare spell. */
const withInset = (card: CardObject, inset: CardObject): CardObject =>
  withFaces(/— (?:Adventure|Omen)/.test(inset.type_line ?? '') ? 'adventure' : 'prepare', card, inset)

const withFaces = (layout: string, first: CardObject, second: CardObject): CardObject => ({
  name: `${first.name} // ${second.name}`,
  layout,
  card_faces: [first, second],
})

/** A line of text under a card, which is its last face's. */
const withText = (card: CardObject, line: string): CardObject => {
  const [front, back] = card.card_faces ?? []
  return back === undefined ? withLine(card, line) : { ...card, card_faces: [front!, withLine(back, line)] }
}

const withLine = <Face extends CardFaceObject>(face: Face, line: string): Face => ({
  ...face,
  oracle_text: face.oracle_text === '' ? line : `${face.oracle_text}\n${line}`,
})

const readMoves = (lines: readonly Line[]): readonly Move[] => {
  const moves: { line: number; action: string | null; expects: Expected[] }[] = []
  for (const { number, line } of lines) {
    const rest = line.slice(1).trim()
    if (line.startsWith('>')) moves.push({ line: number, action: rest, expects: [] })
    else if (line.startsWith('=')) {
      if (moves.length === 0) moves.push({ line: number, action: null, expects: [] })
      moves.at(-1)!.expects.push({ line: number, text: rest })
    } else throw new Error(`line ${number}: ${line}`)
  }
  return moves
}
