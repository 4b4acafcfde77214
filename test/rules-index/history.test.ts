import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { comparableRule } from '../../rules-index/build/history/comparable-text.ts'
import { HISTORY_PATH, parseHistory, printHistory } from '../../rules-index/build/history/history-table.ts'
import { matchEditions } from '../../rules-index/build/history/match-editions.ts'
import { traceLineages } from '../../rules-index/build/history/trace-lineages.ts'
import { importText } from '../../rules-index/build/importers/import-text.ts'

/** Rules of an invented game: `number text`, or `number =name` for one that is only a name. */
const edition = (...lines: string[]) =>
  lines.map((line) => {
    const [number = '', ...words] = line.split(' ')
    const text = words.join(' ')
    const title = text.startsWith('=') ? text.slice(1) : ''
    return comparableRule({
      number,
      title,
      text: title === '' ? text : '',
      examples: [],
      list: [],
      see: [],
      also: [],
    })
  })
const match = (older: string[], newer: string[]) => {
  const { same, split, merged } = matchEditions(edition(...older), edition(...newer))
  return { same: Object.fromEntries(same), split: Object.fromEntries(split), merged: Object.fromEntries(merged) }
}

const DICE = 'Each player rolls two dice and keeps the higher one for the rest of the round.'
const TILE = 'A tile may be laid down only beside a tile of the same colour, never across a wall.'
const WALL = 'Walls are built by the player who holds the trowel when the bell rings at noon.'

describe('matching two editions', () => {
  it('knows a rule again under another number, whatever numbers it cites and however it is quoted', () => {
    const older = ['100 =Dice', `100.1 ${DICE}`, '100.2 See rule 100.1, “Dice.”']
    const newer = ['200 =Dice', `200.1 ${DICE}`, '200.2 See rule 200.1, "Dice."']
    expect(match(older, newer).same).toEqual({ 100: '200', '100.1': '200.1', '100.2': '200.2' })
  })
  it('knows an edited rule again', () => {
    const edited = DICE.replace('two dice', 'three dice').replace('the rest of the round', 'the whole round')
    expect(
      match([`100.1 ${DICE}`, `100.2 ${TILE}`], [`100.1 ${WALL}`, `100.2 ${edited}`, `100.3 ${TILE}`]).same,
    ).toEqual({ '100.1': '100.2', '100.2': '100.3' })
  })
  it('knows a rule again through a renamed term', () => {
    const older = 'When it comes into play, its owner may remove it from the game.'
    const newer = 'When it enters the battlefield, its owner may exile it.'
    expect(match([`100.1 ${older}`], [`300.4 ${newer}`]).same).toEqual({ '100.1': '300.4' })
  })
  it('keeps rules with the same text apart by what stands above them', () => {
    const again = 'More than one of these is of no use.'
    const older = ['100.1 =Oak', `100.1a ${DICE}`, `100.1b ${again}`, '100.2 =Elm', `100.2a ${TILE}`, `100.2b ${again}`]
    const newer = [
      '100.1 =Ash',
      `100.1a ${WALL}`,
      `100.1b ${again}`,
      '100.2 =Oak',
      `100.2a ${DICE}`,
      `100.2b ${again}`,
      '100.3 =Elm',
      `100.3a ${TILE}`,
      `100.3b ${again}`,
    ]
    expect(match(older, newer).same).toMatchObject({ '100.1b': '100.2b', '100.2b': '100.3b' })
  })
  it('follows a renamed heading by the rules under it', () => {
    expect(
      match(['100 =Dice', `100.1 ${DICE}`, `100.2 ${TILE}`], ['150 =Chance', `150.1 ${DICE}`, `150.2 ${TILE}`]).same,
    ).toEqual({ 100: '150', '100.1': '150.1', '100.2': '150.2' })
  })
  it('tells a rule that was cut out of another, and the rest goes on', () => {
    expect(match([`100.1 ${DICE} ${WALL} ${TILE}`], [`100.1 ${DICE} ${WALL}`, `100.2 ${TILE}`])).toEqual({
      same: { '100.1': '100.1' },
      split: { '100.2': '100.1' },
      merged: {},
    })
  })
  it('a rule that fell apart goes on as the part that begins as it did', () => {
    const whole = `${DICE} ${TILE} ${WALL} The bell is rung by whoever laid the last tile before lunch or after supper.`
    const { same, split } = match([`100.1 ${whole}`], [`200.1 ${TILE}`, `200.2 ${DICE}`, `200.3 ${WALL}`])
    expect(same).toEqual({ '100.1': '200.2' })
    expect(split).toEqual({ '200.1': '100.1', '200.3': '100.1' })
  })
  it('tells a rule that was taken into another', () => {
    expect(match([`100.1 ${DICE} ${WALL}`, `100.2 ${TILE}`], [`100.1 ${DICE} ${WALL} ${TILE}`])).toEqual({
      same: { '100.1': '100.1' },
      split: {},
      merged: { '100.2': '100.1' },
    })
  })
  it('a new rule worded like one that stays is no part of it', () => {
    const copy = DICE.replace('dice', 'stones')
    expect(match([`100.1 ${DICE}`], [`100.1 ${DICE}`, `100.2 ${copy}`]).split).toEqual({})
  })
})

describe('tracing rules through editions', () => {
  const trace = (...editions: string[][]) =>
    traceLineages(editions.map((lines, i) => ({ edition: `200${i}-01-01`, rules: edition(...lines) })))
  it('one rule is one lineage, named for its first number and edition', () => {
    const { lineages } = trace(
      [`100.1 ${DICE}`],
      [`100.1 ${WALL}`, `100.2 ${DICE}`],
      [`100.1 ${WALL}`, `100.2 ${DICE}`],
    )
    expect(lineages).toEqual([
      {
        id: '100.1@2000-01-01',
        spans: [
          { from: 0, to: 0, number: '100.1', wording: 0 },
          { from: 1, to: 2, number: '100.2', wording: 0 },
        ],
      },
      { id: '100.1@2001-01-01', spans: [{ from: 1, to: 2, number: '100.1', wording: 0 }] },
    ])
  })
  it('a wording that comes back is the same wording', () => {
    const edited = DICE.replace('two', 'five')
    const { lineages } = trace([`100.1 ${DICE}`], [`100.1 ${edited}`], [`100.1 ${DICE}`])
    expect(lineages.map(({ spans }) => spans.map(({ wording }) => wording))).toEqual([[0, 1, 0]])
  })
  it('a rule that comes back is the same rule', () => {
    const { lineages } = trace(
      [`100.1 ${DICE}`, `100.2 ${TILE}`],
      [`100.2 ${TILE}`],
      [`100.2 ${TILE}`, `100.5 ${DICE}`],
    )
    expect(lineages.find(({ id }) => id === '100.1@2000-01-01')?.spans).toEqual([
      { from: 0, to: 0, number: '100.1', wording: 0 },
      { from: 2, to: 2, number: '100.5', wording: 0 },
    ])
  })
})

describe('the table', () => {
  const shipped = readFileSync(HISTORY_PATH, 'utf8')
  it('is what printing gives of what reading it gives', () => {
    expect(printHistory(parseHistory(shipped))).toBe(shipped)
  })
  it('gives each number of each edition to one rule, and goes forward in time', () => {
    const { editions, lineages } = parseHistory(shipped)
    expect([...editions].sort()).toEqual(editions)
    const holders = new Set<string>()
    for (const { id, spans } of lineages) {
      let before = -1
      for (const { from, to, number } of spans) {
        expect(from, id).toBeGreaterThan(before)
        before = to
        for (let at = from; at <= to; at++) {
          expect(holders.has(`${at}/${number}`), `${number} twice in ${editions[at]}`).toBe(false)
          holders.add(`${at}/${number}`)
        }
      }
      expect(id).toBe(`${spans[0]?.number}@${editions[spans[0]?.from ?? -1]}`)
    }
  })

  /** Official texts are no part of the project; where they lie beside it the table is derived again. */
  const archive = join(process.env.ARBITRE_SHARED ?? '../shared', 'rules', 'en-all-editions.tar.xz')
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  it.skipIf(!existsSync(archive))(
    `is what all English editions yield, byte for byte (skipped where ${archive} is absent)`,
    { timeout: 300_000 },
    () => {
      execFileSync('tar', ['-xJf', archive, '-C', folder])
      const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
      const read = files.sort().map((name) => {
        const outcome = importText(basename(name), readFileSync(join(folder, name)), {}, null)
        if (outcome.kind === 'refused') throw new Error(`${name}: ${outcome.why}`)
        const { edition: date, rules } = outcome.source
        return { edition: date, rules: rules.filter(({ number }) => number.length > 1).map(comparableRule) }
      })
      expect(printHistory(traceLineages(read)) === shipped).toBe(true)
    },
  )
})
