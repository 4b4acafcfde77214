import type { StaticEffect } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

type Effects = readonly StaticEffect[]

const SPELL_OR_ABILITY: Filter = { anyOf: [{ subject: 'spell' }, { subject: 'ability' }] }

/** CR 702.11e: that they have it is no condition, since otherwise nothing is permitted by this. */
const despiteHexproof = (by: Filter): Effects => [
  { kind: 'permission', may: { act: 'be-targeted', who: hole('f'), by }, asThough: 'no-hexproof' },
]

/** What can be targeted whether it has hexproof or not. */
export const DESPITE_HEXPROOF: readonly Row<Effects>[] = [' with hexproof', ''].flatMap((having): Row<Effects>[] => [
  [
    `<f:noun-p>${having} can be the targets of spells and abilities you control as though they didn't have hexproof`,
    despiteHexproof({ ...SPELL_OR_ABILITY, controller: 'you' }),
  ],
  [
    `<f:noun-p>${having} can be the targets of spells and abilities as though they didn't have hexproof`,
    despiteHexproof(SPELL_OR_ABILITY),
  ],
])
