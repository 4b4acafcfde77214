import type { Amount } from '../../../core/amount.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import { LEADING_DURATIONS } from '../duration.ts'

const who = hole('subject')

const token = (amount: Amount, tapped?: true): Effect => ({
  do: 'create-token-copy',
  who,
  amount,
  of: hole('w'),
  except: hole('x'),
  ...(tapped === undefined ? {} : { tapped }),
})

/** Tokens that are copies (707.2). */
export const COPY_TOKEN_VERBS: readonly Row<Effect>[] = [
  ["create~ a token that's a copy of <w:object><x?:copy-exceptions>", token(1)],
  ["create~ a tapped token that's a copy of <w:object><x?:copy-exceptions>", token(1, true)],
  ...NUMBER_ROWS.slice(2, 7).map(
    ([word, n]): Row<Effect> => [`create~ ${word} tokens that are copies of <w:object><x?:copy-exceptions>`, token(n)],
  ),
  ['create~ X tokens that are copies of <w:object><x?:copy-exceptions>', token({ kind: 'x' })],
  ['create~ <n:that-many> tokens that are copies of <w:object><x?:copy-exceptions>', token(hole('n'))],
]

const become = { do: 'become-copy', what: hole('subject'), of: hole('w'), except: hole('x') } as const

/** What becomes a copy and stays one (707.4), or is one for a time. */
export const BECOME_COPY_VERBS: readonly Row<Effect>[] = [
  ['become~ a copy of <w:object><x?:copy-exceptions>', become],
  ...LEADING_DURATIONS.map(
    ([span, duration]): Row<Effect> => [
      `become~ a copy of <w:object> ${span.slice(0, -2)}<x?:copy-exceptions>`,
      { ...become, duration },
    ],
  ),
]
