import type { Effect } from '../../../core/effect.ts'
import type { PlayerRelation } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { SKIPPED } from '../skipped.ts'

/** What players can't do for a time, whoever they are then (611.2c). */
const cant = (player: PlayerRelation, pattern: ActionPattern): Effect => ({
  do: 'rule',
  what: { ref: 'all', filter: { subject: 'player', player } },
  rule: { kind: 'restriction', cant: pattern },
  duration: hole('d'),
})

const WHO: readonly (readonly [string, PlayerRelation])[] = [
  ['you', 'you'],
  ['your opponents', 'opponent'],
  ['each opponent', 'opponent'],
  ['players', 'any'],
  ['each player', 'any'],
]

/** Commands that lay a rule on the rest of a turn. */
export const TURN_ROWS: readonly Row<Effect>[] = [
  ...WHO.flatMap(([text, who]): Row<Effect>[] => [
    [`${text} can't gain life<d:duration>`, cant(who, { act: 'gain-life', who })],
    [`${text} can't cast <f:noun-p><d:duration>`, cant(who, { act: 'cast', what: hole('f'), who })],
  ]),
  ["damage can't be prevented<d:duration>", cant('any', { act: 'prevent-damage' })],
  ["you can't lose the game<d:duration>", cant('you', { act: 'lose-game', who: 'you' })],
  ["your opponents can't win the game<d:duration>", cant('opponent', { act: 'win-game', who: 'opponent' })],
  [
    'you may cast <f:noun-p> as though they had flash<d:duration>',
    {
      do: 'rule',
      what: { ref: 'you' },
      rule: { kind: 'permission', may: { act: 'cast', what: hole('f'), who: 'you' }, asThough: 'flash' },
      duration: hole('d'),
    },
  ],
]

/** CR 614.10a: the next one of these is passed over. */
export const SKIP_VERBS: readonly Row<Effect>[] = SKIPPED.map(
  ([name, what]): Row<Effect> => [
    `skip~ your~ next ${name}`,
    {
      do: 'shield',
      what: hole('subject'),
      replacement: { kind: 'skip', what, who: 'any', once: true },
      duration: 'indefinite',
    },
  ],
)
