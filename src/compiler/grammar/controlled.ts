import type { Amount } from '../../core/amount.ts'
import type { Comparator, Filter } from '../../core/filter.ts'
import { anyTemplate, mapped, named, oneOf, type Row, rows, words } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { NUMBER_ROWS } from '../words/number-words.ts'
import type { Counted } from './reference/chosen.ts'
import { otherField, withoutOther } from './reference/other.ts'

export interface Controlled {
  readonly filter: Filter
  readonly op?: Comparator
  readonly count?: Amount
}

/** Behind "you control": "a Swamp", "three or more creatures", "exactly two lands". */
export const controlled: Syntax<Controlled> = anyTemplate<Controlled>(
  rows<Controlled>([
    ['<f:counted-one>', { filter: hole('f') }],
    ['<f:either-land>', { filter: hole('f') }],
    ...NUMBER_ROWS.slice(1).flatMap(([word, n]): Row<Controlled>[] => [
      [`${word} or more <f:noun-p>`, { filter: hole('f'), op: '>=', count: n }],
      [`${word} or more other <f:other-noun-p>`, { filter: hole('f'), op: '>=', count: n }],
      [`${word} or fewer <f:noun-p>`, { filter: hole('f'), op: '<=', count: n }],
      [`${word} or fewer other <f:other-noun-p>`, { filter: hole('f'), op: '<=', count: n }],
    ]),
    ['exactly one <f:noun-s>', { filter: hole('f'), op: '=', count: 1 }],
  ]),
)

/** "a creature": exactly one thing, by its filter. */
export const countedOne: Syntax<Filter> = mapped<Counted, Filter>(
  named<Counted>('counted'),
  ({ filter, count, upTo }) => (count === 1 && upTo === undefined ? filter : null),
  (filter) => ({ filter, count: 1 }),
)

/** "any creature on the battlefield": one of them, whichever. */
export const anyOne: Syntax<Filter> = oneOf<Filter>(
  anyTemplate<Filter>(rows<Filter>([['any <f:noun-s>', hole('f')]])),
  countedOne,
)

const plural = named<Filter>('noun-p')

/** "other creatures", without the word itself. */
export const otherNoun: Syntax<Filter> = {
  parse: (source, at, scope) => {
    const field = otherField(scope)
    return field === null
      ? []
      : plural.parse(source, at, scope).map((each) => ({ ...each, value: { ...each.value, ...field } }))
  },
  print: (filter, out) => {
    const rest = withoutOther(filter, out.scope)
    return rest === null ? [] : plural.print(rest, out)
  },
}

/** Behind "is": what an object may be without a noun. */
export const state: Syntax<Filter> = words<Filter>([
  ['tapped', { tapped: true }],
  ['untapped', { tapped: false }],
  ['attacking', { attacking: true }],
  ['blocking', { blocking: true }],
  ['enchanted', { enchanted: true }],
  ['equipped', { equipped: true }],
  ['modified', { modified: true }],
  ['attacking or blocking', { anyOf: [{ attacking: true }, { blocking: true }] }],
  ['white', { colors: ['W'] }],
  ['blue', { colors: ['U'] }],
  ['black', { colors: ['B'] }],
  ['red', { colors: ['R'] }],
  ['green', { colors: ['G'] }],
  ['legendary', { supertypes: ['legendary'] }],
  ['multicolored', { colorCount: 'multicolored' }],
  ['colorless', { colorCount: 'colorless' }],
])

const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']

/** "a Mountain or a Plains". */
export const eitherLand: Syntax<Filter> = words<Filter>(
  BASIC_LAND_TYPES.flatMap((one) =>
    BASIC_LAND_TYPES.filter((other) => other !== one).map(
      (other) =>
        [
          `${one === 'Island' ? 'an' : 'a'} ${one} or ${other === 'Island' ? 'an' : 'a'} ${other}`,
          { subject: 'permanent', anyOf: [{ subtypes: [one] }, { subtypes: [other] }] } satisfies Filter,
        ] as const,
    ),
  ),
)
