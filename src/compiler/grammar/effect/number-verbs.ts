import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const who = hole('p')
const what = hole('w')

/** Commands that set or double a number: life totals (119.5), power and toughness (613.4b), counters (701.10e). */
export const NUMBER_VERBS: readonly Row<Effect>[] = [
  ['<p:player-possessive> life total becomes <n:numeral-or-x>', { do: 'set-life', who, amount: hole('n') }],
  ['<p:player-possessive> life total becomes equal to <n:value>', { do: 'set-life', who, amount: hole('n') }],
  [
    'it becomes equal to your starting life total',
    { do: 'set-life', who: YOU, amount: { kind: 'starting-life', of: YOU } },
  ],
  [
    '<w:object-possessive> base power and toughness become <o:object-possessive> power and toughness<d:duration>',
    {
      do: 'continuous',
      what,
      modifications: [
        {
          kind: 'set-power-toughness',
          power: { kind: 'characteristic', of: hole('o'), which: 'power' },
          toughness: { kind: 'characteristic', of: hole('o'), which: 'toughness' },
        },
      ],
      duration: hole('d'),
    },
  ],
  [
    'double the number of <k:counter-kind> counters on <w:one-object>',
    {
      do: 'put-counters',
      on: what,
      counter: hole('k'),
      amount: { kind: 'counters', on: what, counter: hole('k') },
    },
  ],
]
