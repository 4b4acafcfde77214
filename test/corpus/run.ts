/**
 * Share of a card corpus that the compiler understands, and what stops it. `npm run corpus -- FILE.jsonl.gz [--gaps N]
 * [--scenarios FILE.jsonl]`. Only cards with exact texts count; several faces count as one card.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { compileCard } from '../../src/compiler/index.ts'
import type { CardFaceObject, CardObject } from '../../src/core/card-object.ts'
import { countGaps, type GapCount } from './gap-table.ts'
import { measureScenarios } from './scenario-table.ts'

interface CorpusCard extends CardObject {
  readonly faces?: readonly CardFaceObject[]
  readonly text_quality: string
  readonly funny: boolean
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

const linesOf = (path: string): readonly string[] => {
  if (!existsSync(path)) return fail(`No such file: ${path}`)
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').trim().split('\n')
}

const path = process.argv[2] ?? fail('Say which corpus to measure: npm run corpus -- FILE.jsonl.gz')
const cards = linesOf(path)
  .map((line) => JSON.parse(line) as CorpusCard)
  .filter(({ text_quality, funny }) => text_quality === 'oracle' && !funny)

const toCardObject = ({ faces, ...card }: CorpusCard): CardObject =>
  faces === undefined || faces.length === 0 ? card : { ...card, card_faces: faces }

const started = process.hrtime.bigint()
let slowest = { name: '', ms: 0 }
const compiled = new Map(
  cards.map((card) => {
    const before = process.hrtime.bigint()
    const result = compileCard(toCardObject(card))
    const ms = Number(process.hrtime.bigint() - before) / 1e6
    if (ms > slowest.ms) slowest = { name: card.name, ms }
    return [card.name, result] as const
  }),
)
const ms = Number(process.hrtime.bigint() - started) / 1e6
const understood = [...compiled.values()].filter((card) => card.understood).length

const out: string[] = []
out.push(`cards        ${cards.length}`)
out.push(`understood   ${understood} (${((100 * understood) / cards.length).toFixed(2)} %)`)
out.push(
  `time         ${(ms / cards.length).toFixed(3)} ms a card, slowest ${slowest.name} ${slowest.ms.toFixed(1)} ms`,
)

const table = (title: string, rows: readonly GapCount[]): void => {
  out.push('', title)
  for (const { count, text, example } of rows)
    out.push(`${String(count).padStart(6)}  ${text}${example === '' ? '' : `   [${example}]`}`)
}
const many = Number(option('--gaps') ?? 25)
const { reasons, texts } = countGaps([...compiled.values()])
table('most frequent gap reasons', reasons.slice(0, many))
table('ability texts that stand between most cards and understanding', texts.slice(0, many))

const scenarios = option('--scenarios')
if (scenarios !== undefined) {
  const byName = new Map([...compiled].map(([name, card]) => [name, card.understood]))
  for (const card of compiled.values())
    for (const { definition } of card.faces)
      if (!byName.has(definition.name)) byName.set(definition.name, card.understood)
  const { total, covered, missing } = measureScenarios(linesOf(scenarios), (name) => byName.get(name))
  out.push('', `scenarios    ${covered} of ${total} with all cards understood`)
  table('cards that alone stand before most scenarios', missing.slice(0, many))
}
process.stdout.write(`${out.join('\n')}\n`)
