import type { StaticEffect } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'

type Effects = readonly StaticEffect[]

const cant = (...patterns: ActionPattern[]): Effects =>
  patterns.map((pattern) => ({ kind: 'restriction', cant: pattern }))
const CREATURES: Filter = { subject: 'permanent', types: ['creature'] }
const replace = (replacement: Replacement): Effects => [{ kind: 'replacement', replacement }]

/** How many may attack or block together (508.1c, 509.1b): "one creature", "two creatures". */
const limits = (act: 'attack' | 'block'): readonly Row<Effects>[] =>
  NUMBER_ROWS.slice(1, 6).map(([word, moreThan]) => [
    `no more than ${word} creature${moreThan === 1 ? '' : 's'} can ${act} each combat`,
    cant({ act, who: CREATURES, moreThan }),
  ])

/** Statements about players and the game (101.2). */
export const PLAYER_RULES: readonly Row<Effects>[] = [
  ...limits('attack'),
  ...limits('block'),
  ["you can't gain life", cant({ act: 'gain-life', who: 'you' })],
  ["you can't lose the game", cant({ act: 'lose-game', who: 'you' })],
  ["players can't lose the game", cant({ act: 'lose-game', who: 'any' })],
  ["your opponents can't win the game", cant({ act: 'win-game', who: 'opponent' })],
  ["you can't play lands", cant({ act: 'play-land', who: 'you' })],
  ["players can't play lands", cant({ act: 'play-land', who: 'any' })],
  ["you can't cast <f:noun-p>", cant({ act: 'cast', who: 'you', what: hole('f') })],
  ["your opponents can't cast <f:noun-p>", cant({ act: 'cast', who: 'opponent', what: hole('f') })],
  ["players can't cast <f:noun-p>", cant({ act: 'cast', who: 'any', what: hole('f') })],
  ["creatures entering don't cause abilities to trigger", cant({ act: 'trigger', entering: CREATURES })],
  [
    "you can't choose <f:counted-one> as this spell's target as you cast it",
    cant({ act: 'be-targeted', who: hole('f'), by: { subject: 'spell', is: { ref: 'self' } }, asCast: true }),
  ],
]

const TWICE_COUNTERS = 'it puts twice that many of those counters on (it|that permanent) instead'
const TOKENS_MADE = 'if an effect would create one or more tokens'
const TWICE_TOKENS = 'it creates twice that many of those tokens instead'

/** Replacement effects on how many counters and tokens there will be (614.1a, 614.16). */
export const AMOUNT_RULES: readonly Row<Effects>[] = [
  [
    'if one or more <k:counter-kind> counters would be put on <f:counted-one>, that many plus one <k:counter-kind> counters are put on it instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), counter: hole('k'), plus: 1 }),
  ],
  [
    'if one or more <k:counter-kind> counters would be put on <f:counted-one>, twice that many <k:counter-kind> counters are put on it instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), counter: hole('k'), times: 2 }),
  ],
  [
    `if an effect would put one or more <k:counter-kind> counters on <f:counted-one>, ${TWICE_COUNTERS}`,
    replace({
      kind: 'modify-amount',
      event: 'counters',
      who: 'any',
      what: hole('f'),
      counter: hole('k'),
      byEffect: true,
      times: 2,
    }),
  ],
  [
    `if an effect would put one or more counters on <f:counted-one>, ${TWICE_COUNTERS}`,
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), byEffect: true, times: 2 }),
  ],
  [
    'if you tap <f:counted-one> for mana, it produces twice as much of that mana instead',
    replace({ kind: 'modify-amount', event: 'mana', who: 'you', what: hole('f'), times: 2 }),
  ],
  [
    'if <f:counted-one> is tapped for mana, it produces <m:mana-type> instead of any other type and amount',
    replace({ kind: 'produce-instead', who: 'any', what: hole('f'), type: hole('m'), amount: 1 }),
  ],
  [
    'if <f:counted-one> is tapped for mana, it produces <m:mana-type> instead of any other type',
    replace({ kind: 'produce-instead', who: 'any', what: hole('f'), type: hole('m') }),
  ],
  [
    `${TOKENS_MADE} under your control, ${TWICE_TOKENS}`,
    replace({ kind: 'modify-amount', event: 'tokens', who: 'you', byEffect: true, times: 2 }),
  ],
]
