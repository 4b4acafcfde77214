import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const subject = hole('subject')
const n = hole('n')
const CREATURES: Filter = { subject: 'permanent', types: ['creature'] }

const cant = (pattern: ActionPattern): Effect => ({
  do: 'rule',
  what: subject,
  rule: { kind: 'restriction', cant: pattern },
  duration: 'end-of-turn',
})
const must = (pattern: ActionPattern): Effect => ({
  do: 'rule',
  what: subject,
  rule: { kind: 'requirement', must: pattern },
  duration: 'end-of-turn',
})

const blockMore = (additional: number | 'any'): Effect => ({
  do: 'rule',
  what: subject,
  rule: { kind: 'permission', may: { act: 'block', who: 'self', additional } },
  duration: 'end-of-turn',
})

/** What objects do. In a rule the pattern's `self` is each object the rule is laid on. */
export const OBJECT_VERBS: readonly Row<Effect>[] = [
  ['deal~ <n:quantity:damage> to <t:recipient>', { do: 'damage', source: subject, amount: n, to: hole('t') }],
  ['deal~ damage to <t:recipient> equal to <n:value>', { do: 'damage', source: subject, amount: n, to: hole('t') }],
  ['deal~ damage equal to <n:value> to <t:recipient>', { do: 'damage', source: subject, amount: n, to: hole('t') }],
  ['deal~ <n:quantity:damage> to (itself|themselves)', { do: 'damage', source: subject, amount: n, to: subject }],
  ['deal~ damage equal to <n:value> to (itself|themselves)', { do: 'damage', source: subject, amount: n, to: subject }],
  ['deal~ damage to (itself|themselves) equal to <n:value>', { do: 'damage', source: subject, amount: n, to: subject }],
  ['become~ prepared', { do: 'prepare', what: subject }],
  ['become~ unprepared', { do: 'unprepare', what: subject }],
  ['phase~ out', { do: 'phase-out', what: subject }],
  ['phase~ in', { do: 'phase-in', what: subject }],
  ['fight~ <b:object>', { do: 'fight', a: subject, b: hole('b') }],
  ['<m:gain-#><d:duration>', { do: 'continuous', what: subject, modifications: hole('m'), duration: hole('d') }],
  ["can't be countered this turn", cant({ act: 'be-countered', who: 'self' })],
  [
    "can't be countered",
    {
      do: 'rule',
      what: subject,
      rule: { kind: 'restriction', cant: { act: 'be-countered', who: 'self' } },
      duration: 'indefinite',
    },
  ],
  ["can't block this turn", cant({ act: 'block', who: 'self' })],
  ["can't attack this turn", cant({ act: 'attack', who: 'self' })],
  ["can't be blocked this turn", cant({ act: 'block', who: CREATURES, attacker: 'self' })],
  ['attack~ this turn if able', must({ act: 'attack', who: 'self' })],
  ['can block an additional creature this turn', blockMore(1)],
  ['can block any number of creatures this turn', blockMore('any')],
  [
    'assign~ combat damage equal to (its toughness rather than its power|their toughness rather than their power) this turn',
    must({ act: 'assign-by-toughness', who: 'self' }),
  ],
  ['block~ this turn if able', must({ act: 'block', who: 'self' })],
]
