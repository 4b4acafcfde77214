import type { StaticEffect } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { Modification } from '../../core/modification.ts'
import type { Row } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'

const becomes: Effect = {
  do: 'continuous',
  what: hole('subject'),
  modifications: hole('m'),
  duration: hole('d'),
}

/** What objects become when something resolves (205.1, 611.2): "becomes a 3/3 creature until end of turn". */
export const BECOMING_VERBS: readonly Row<Effect>[] = [
  ["become~ <m:animated-#><d:duration>. (It's|They're) still (a land|lands)", becomes],
  ["become~ <m:animated-#><d:duration> (that's|that are) still (a land|lands)", becomes],
  ["become~ <m:animated-#> (that's|that are) still (a land|lands)<d:duration>", becomes],
  ['become~ <m:animated-#> in addition to (its|their) other types<d:duration>', becomes],
  ['become~ <m:transformed-#><d:duration>', becomes],
]

const are = (modifications: readonly Modification[]): readonly StaticEffect[] => [
  { kind: 'continuous', affects: hole('a'), modifications },
]

/** What static abilities say objects are. */
export const BEING_PREDICATES: readonly Row<readonly StaticEffect[]>[] = [
  ["are~ <m:animated-#> (that's|that are) still (a land|lands)", are(hole('m'))],
  ['are~ <m:animated-#> in addition to (its|their) other types', are(hole('m'))],
  ['are~ <m:transformed-#>', are(hole('m'))],
  [
    'are~ <k:land-kind-#> in addition to (its|their) other (land types|types)',
    are([{ kind: 'types', subtypes: [hole('k')] }]),
  ],
  ['are~ <k:land-kind-#>', are([{ kind: 'types', set: true, subtypes: [hole('k')] }])],
]
