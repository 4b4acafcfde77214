import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import { anyTemplate, mapped, type Row, rows } from '../../syntax/combinators.ts'
import { hole, isEqual } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { LEADING_DURATIONS } from '../duration.ts'

type BecomeCopy = Extract<Effect, { do: 'become-copy' }>

const become = {
  do: 'become-copy',
  what: { ref: 'all', filter: hole('f') },
  of: hole('w'),
  except: hole('x'),
} as const

const WORDS = 'each other <f:noun-s> becomes a copy of <w:object>'

const spoken: Syntax<readonly Effect[]> = anyTemplate<readonly Effect[]>(
  rows<readonly Effect[]>([
    [`${WORDS}<x?:copy-exceptions>`, [become]],
    ...LEADING_DURATIONS.map(
      ([span, duration]): Row<readonly Effect[]> => [
        `${WORDS} ${span.slice(0, -2)}<x?:copy-exceptions>`,
        [{ ...become, duration }],
      ],
    ),
  ]),
)

/** "Each other creature becomes a copy of target creature": the others are all but the one that is named after them. */
export const othersBecomeCopies: Syntax<readonly Effect[]> = mapped<readonly Effect[], readonly Effect[]>(
  spoken,
  ([effect]) => {
    const { what, of, ...rest } = effect as BecomeCopy
    if (what.ref !== 'all' || of.ref !== 'target') return null
    return [{ ...rest, what: { ref: 'all', filter: { ...what.filter, notRef: of } }, of }]
  },
  (effects) => {
    const [effect] = effects
    if (effects.length !== 1 || effect?.do !== 'become-copy' || effect.what.ref !== 'all') return null
    const { notRef, ...filter }: Filter = effect.what.filter
    return effect.of.ref === 'target' && isEqual(notRef, effect.of)
      ? [{ ...effect, what: { ref: 'all', filter } }]
      : null
  },
)
