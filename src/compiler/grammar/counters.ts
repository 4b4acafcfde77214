import type { Amount } from '../../core/amount.ts'
import { anyTemplate, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { NUMBER_ROWS } from '../words/number-words.ts'

export interface CounterAmount {
  readonly counter: string
  readonly amount: Amount
}

const counter = hole('c')

/** CR 122: "a +1/+1 counter", "two charge counters", "X oil counters". */
export const counters: Syntax<CounterAmount> = anyTemplate<CounterAmount>(
  rows<CounterAmount>([
    ['(a|an) <c:counter-kind> counter', { counter, amount: 1 }],
    ...NUMBER_ROWS.slice(2).map(
      ([word, n]): Row<CounterAmount> => [`${word} <c:counter-kind> counters`, { counter, amount: n }],
    ),
    ['X <c:counter-kind> counters', { counter, amount: { kind: 'x' } }],
    ['<n:that-many> <c:counter-kind> counters', { counter, amount: hole('n') }],
    ['a number of <c:counter-kind> counters equal to <n:value>', { counter, amount: hole('n') }],
  ]),
)

/** "an additional +1/+1 counter": of something that may enter with others too. */
export const extraCounters: Syntax<CounterAmount> = anyTemplate<CounterAmount>(
  rows<CounterAmount>([
    ['an additional <c:counter-kind> counter', { counter, amount: 1 }],
    ...NUMBER_ROWS.slice(2).map(
      ([word, n]): Row<CounterAmount> => [`${word} additional <c:counter-kind> counters`, { counter, amount: n }],
    ),
  ]),
)
