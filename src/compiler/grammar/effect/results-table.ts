import type { ResultRow } from '../../../core/chance-effect.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, parsed } from '../../syntax/text.ts'
import type { Effects } from './chain.ts'

type Table = Extract<Effect, { do: 'results-table' }>

const ROW = /\n(\d+)(?:—(\d+)|(\+))? \| /y

/** CR 706.3a: the lines of a results table: `1—9 | …`, `10 | …`, `15+ | …`. `text` reads and writes what a line says. */
export const readTable = (
  text: Syntax<Effects>,
  source: Source,
  at: number,
  scope: Scope,
): readonly Parsed<Table>[] => {
  const rows: ResultRow[] = []
  let end = at
  let last = scope
  for (;;) {
    ROW.lastIndex = end
    const found = ROW.exec(source.text)
    if (found === null) break
    const [all, from, to, open] = found
    const said = text
      .parse(source, end + all.length, { ...scope, targets: last.targets, names: last.names })
      .find((each) => each.at === source.text.length || source.text[each.at] === '\n')
    if (said === undefined) return []
    const upper = open === undefined ? { to: Number(to ?? from) } : {}
    rows.push({ from: Number(from), ...upper, effects: said.value })
    end = said.at
    last = said.scope
  }
  return rows.length === 0 ? [] : [parsed({ do: 'results-table', rows }, end, last)]
}

export const printTable = (text: Syntax<Effects>, { rows }: Table, out: Output): readonly Output[] =>
  rows.reduce<readonly Output[]>(
    (outs, { from, to, effects }) =>
      outs.flatMap((next) => {
        const range = to === undefined ? `${from}+` : to === from ? String(from) : `${from}—${to}`
        return emit(next, `\n${range} | `).flatMap((line) => text.print(effects, line))
      }),
    [out],
  )
