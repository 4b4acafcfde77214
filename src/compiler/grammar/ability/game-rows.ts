import type { StaticEffect } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import { SKIPPED } from '../skipped.ts'
import { DESPITE_HEXPROOF } from './despite-hexproof-rows.ts'

type Effects = readonly StaticEffect[]

const cant = (...patterns: ActionPattern[]): Effects =>
  patterns.map((pattern) => ({ kind: 'restriction', cant: pattern }))
const YOU: Filter = { subject: 'player', player: 'you' }
const SPELL_OR_ABILITY: Filter = { anyOf: [{ subject: 'spell' }, { subject: 'ability' }] }
const CAUSES = { enters: 'entering', dies: 'dying', leaves: 'leaving the battlefield', attacks: 'attacking' } as const
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
  ["your life total can't change", cant({ act: 'gain-life', who: 'you' }, { act: 'lose-life', who: 'you' })],
  ["players' life totals can't change", cant({ act: 'gain-life', who: 'any' }, { act: 'lose-life', who: 'any' })],
  ["players can't cast <f:noun-p>", cant({ act: 'cast', what: hole('f'), who: 'any' })],
  ["your opponents can't cast <f:noun-p>", cant({ act: 'cast', what: hole('f'), who: 'opponent' })],
  ["each opponent can't cast <f:noun-p>", cant({ act: 'cast', what: hole('f'), who: 'opponent' })],
  ["you can't cast <f:noun-p>", cant({ act: 'cast', what: hole('f'), who: 'you' })],
  ["<f:noun-p> can't be cast", cant({ act: 'cast', what: hole('f'), who: 'any' })],
  ["activated abilities of <f:noun-p> can't be activated", cant({ act: 'activate', what: hole('f'), manaToo: true })],
  [
    "activated abilities of <f:noun-p> can't be activated unless they're mana abilities",
    cant({ act: 'activate', what: hole('f') }),
  ],
  [
    "each player can't cast more than one <f:noun-s> each turn",
    cant({ act: 'cast', what: hole('f'), who: 'any', moreThan: 1 }),
  ],
  [
    "you can't cast more than one <f:noun-s> each turn",
    cant({ act: 'cast', what: hole('f'), who: 'you', moreThan: 1 }),
  ],
  [
    "each opponent can't cast more than one <f:noun-s> each turn",
    cant({ act: 'cast', what: hole('f'), who: 'opponent', moreThan: 1 }),
  ],
  [
    "each player who has cast (a|an) <f:noun-s> this turn can't cast additional <f:noun-p>",
    cant({ act: 'cast', what: hole('f'), who: 'any', moreThan: 1 }),
  ],
  [
    '(each opponent|your opponents) can cast spells only any time they could cast a sorcery',
    cant({ act: 'cast', what: { subject: 'spell' }, who: 'opponent', unlessSorceryTime: true }),
  ],
  [
    'players can cast spells only any time they could cast a sorcery',
    cant({ act: 'cast', what: { subject: 'spell' }, who: 'any', unlessSorceryTime: true }),
  ],
  ...(
    [
      ['players', 'any'],
      ['your opponents', 'opponent'],
      ['each opponent', 'opponent'],
    ] as const
  ).map(([text, who]): Row<Effects> => [`${text} can't draw cards`, cant({ act: 'draw', who })]),
  ["you don't lose the game for having 0 or less life", cant({ act: 'lose-game', who: 'you', for: 'no-life' })],
  ["you can't win the game", cant({ act: 'win-game', who: 'you' })],
  ["your opponents can't lose the game", cant({ act: 'lose-game', who: 'opponent' })],
  [
    "you can't win the game and your opponents can't lose the game",
    cant({ act: 'win-game', who: 'you' }, { act: 'lose-game', who: 'opponent' }),
  ],
  ["players can't get counters", cant({ act: 'get-counters', who: { subject: 'player' } })],
  ["you can't get counters", cant({ act: 'get-counters', who: YOU })],
  ["you can't get <k:counter-kind> counters", cant({ act: 'get-counters', who: YOU, counter: hole('k') })],
  ["counters can't be put on <f:noun-p>", cant({ act: 'get-counters', who: hole('f') })],
  [
    "<f:noun-p> can't have <k:counter-kind> counters put on them",
    cant({ act: 'get-counters', who: hole('f'), counter: hole('k') }),
  ],
  ['the "legend rule" doesn\'t apply', cant({ act: 'fall-to-legend-rule', what: { subject: 'permanent' } })],
  ['the "legend rule" doesn\'t apply to <f:noun-p>', cant({ act: 'fall-to-legend-rule', what: hole('f') })],
  [
    "(damage that would be dealt by <f:noun-p>|damage dealt by <f:noun-p>) can't be prevented",
    cant({ act: 'prevent-damage', from: hole('f') }),
  ],
  [
    "combat damage that would be dealt by <f:noun-p> can't be prevented",
    cant({ act: 'prevent-damage', from: hole('f'), combat: true }),
  ],
  ["combat damage can't be prevented", cant({ act: 'prevent-damage', combat: true })],
  ["you can't draw cards", cant({ act: 'draw', who: 'you' })],
  ["each player can't draw more than one card each turn", cant({ act: 'draw', who: 'any', moreThan: 1 })],
  ["each opponent can't draw more than one card each turn", cant({ act: 'draw', who: 'opponent', moreThan: 1 })],
  ['you have shroud', cant({ act: 'be-targeted', who: YOU, by: SPELL_OR_ABILITY })],
  ['you have hexproof', cant({ act: 'be-targeted', who: YOU, by: { ...SPELL_OR_ABILITY, controller: 'opponent' } })],
  ...DESPITE_HEXPROOF,
  ["<f:noun-p> can't enter", cant({ act: 'enter', what: hole('f') })],
  ["you can't play lands", cant({ act: 'play-land', who: 'you' })],
  ["players can't play lands", cant({ act: 'play-land', who: 'any' })],
  ["you can't cast <f:noun-p>", cant({ act: 'cast', who: 'you', what: hole('f') })],
  ["your opponents can't cast <f:noun-p>", cant({ act: 'cast', who: 'opponent', what: hole('f') })],
  ["players can't cast <f:noun-p>", cant({ act: 'cast', who: 'any', what: hole('f') })],
  [
    "you can't choose <f:counted-one> as this spell's target as you cast it",
    cant({ act: 'be-targeted', who: hole('f'), by: { subject: 'spell', is: { ref: 'self' } }, asCast: true }),
  ],
]

const ON_TOP: Filter = { subject: 'card', zones: ['library'], owner: 'you', topOfLibrary: true }
const BURIED: Filter = { subject: 'card', zones: ['graveyard'], owner: 'you' }
const mayPlay = (from: Filter): StaticEffect => ({
  kind: 'permission',
  may: { act: 'play-land', who: 'you', from: { ...from, types: ['land'] } },
})
const mayCast = (from: Filter): StaticEffect => ({ kind: 'permission', may: { act: 'cast', who: 'you', what: from } })

/** Where cards may be played from besides a hand (305.1, 601.3). */
export const PLAY_RULES: readonly Row<Effects>[] = [
  ['you may play lands from the top of your library', [mayPlay(ON_TOP)]],
  ['you may play lands from your graveyard', [mayPlay(BURIED)]],
  ['you may play lands and cast spells from the top of your library', [mayPlay(ON_TOP), mayCast(ON_TOP)]],
  ['you may play lands and cast spells from your graveyard', [mayPlay(BURIED), mayCast(BURIED)]],
]

const AGAIN = 'that ability triggers an additional time'

const again = (cause: StaticEffect & { kind: 'extra-trigger' }): Effects => [cause]

/** CR 603.2d: what triggers once more. */
export const TRIGGER_RULES: readonly Row<Effects>[] = [
  ...(['enters', 'dies', 'leaves', 'attacks'] as const).map(
    (on): Row<Effects> => [
      `if <f:counted-one> ${CAUSES[on]} causes a triggered ability of <w:counted-one> to trigger, ${AGAIN}`,
      again({ kind: 'extra-trigger', what: hole('w'), cause: { on, what: hole('f') }, times: 1 }),
    ],
  ),
  [
    'if a triggered ability of <w:counted-one> triggers, (it|that ability) triggers an additional time',
    again({ kind: 'extra-trigger', what: hole('w'), times: 1 }),
  ],
]

/** What a static ability has players pass over (614.1b). */
export const SKIP_RULES: readonly Row<Effects>[] = SKIPPED.filter(([, what]) => what !== 'turn').flatMap(
  ([name, what]): Row<Effects>[] => [
    [`skip your ${name}`, replace({ kind: 'skip', what, who: 'you' })],
    [`players skip their ${name}s`, replace({ kind: 'skip', what, who: 'any' })],
    [`your opponents skip their ${name}s`, replace({ kind: 'skip', what, who: 'opponent' })],
  ],
)

/** CR 500.7, 614.10: turns that effects give. */
export const EXTRA_TURN_RULES: readonly Row<Effects>[] = (
  [
    ['an opponent', 'opponent'],
    ['a player', 'any'],
  ] as const
).map(([text, who]) => [
  `if ${text} would begin an extra turn, that player skips that turn instead`,
  replace({ kind: 'skip', what: 'extra-turn', who }),
])

const TWICE_COUNTERS = 'it puts twice that many of those counters on (it|that permanent) instead'
/** Who or what is dealt more damage. */
const OPPOSED: Filter = {
  anyOf: [
    { subject: 'player', player: 'opponent' },
    { subject: 'permanent', controller: 'opponent' },
  ],
}
const DAMAGED: readonly (readonly [{ readonly to?: Filter }, string])[] = [
  [{}, 'a permanent or player'],
  [{ to: OPPOSED }, 'an opponent or a permanent an opponent controls'],
  [{ to: { subject: 'player', player: 'opponent' } }, 'an opponent'],
]
const MULTIPLES: readonly (readonly [string, number])[] = [
  ['double', 2],
  ['triple', 3],
]
const TOKENS_MADE = 'if an effect would create one or more tokens'
const TWICE_TOKENS = 'it creates twice that many of those tokens instead'

/** Replacement effects on how many counters and tokens there will be (614.1a, 614.16). */
export const AMOUNT_RULES: readonly Row<Effects>[] = [
  [
    "if <f:counted-one> would enter under an opponent's control, it enters under your control instead",
    replace({ kind: 'enters-under', what: hole('f'), from: 'opponent' }),
  ],
  [
    'damage that would reduce your life total to less than <n:numeral> reduces it to <n:numeral> instead',
    replace({ kind: 'life-floor', who: 'you', least: hole('n') }),
  ],
  [
    'if one or more <k:counter-kind> counters would be put on <f:counted-one>, that many plus one <k:counter-kind> counters are put on it instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), counter: hole('k'), plus: 1 }),
  ],
  [
    'if one or more counters would be put on <f:counted-one>, that many plus one of each of those kinds of counters are put on (that permanent|it) instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), plus: 1 }),
  ],
  [
    'if you would get one or more counters, you get that many plus one of each of those kinds of counters instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'you', what: YOU, plus: 1 }),
  ],
  [
    'if one or more <k:counter-kind> counters would be put on <f:counted-one>, that many <k:counter-kind> counters minus one are put on (it|that creature) instead',
    replace({ kind: 'modify-amount', event: 'counters', who: 'any', what: hole('f'), counter: hole('k'), plus: -1 }),
  ],
  [
    'if one or more <k:counter-kind> counters would be put on <f:counted-one>, twice that many <k:counter-kind> counters are put on (it|that creature|that permanent) instead',
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
    'if you tap <f:counted-one> for mana, it produces three times as much of that mana instead',
    replace({ kind: 'modify-amount', event: 'mana', who: 'you', what: hole('f'), times: 3 }),
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
    'if one or more tokens would be created under your control, twice that many of those tokens are created instead',
    replace({ kind: 'modify-amount', event: 'tokens', who: 'you', times: 2 }),
  ],
  [
    'if one or more tokens would be created, twice that many of those tokens are created instead',
    replace({ kind: 'modify-amount', event: 'tokens', who: 'any', times: 2 }),
  ],
  ...DAMAGED.flatMap(([to, text]) => [
    ...MULTIPLES.map(
      ([word, times]): Row<Effects> => [
        `if <f:counted-one> would deal damage to ${text}, (it|that source) deals ${word} that damage( to (that permanent or player|that player or permanent)|) instead`,
        replace({ kind: 'modify-amount', event: 'damage', who: 'any', what: hole('f'), ...to, times }),
      ],
    ),
    ...[1, 2, 3].map(
      (plus): Row<Effects> => [
        `if <f:counted-one> would deal damage to ${text}, it deals that much damage plus ${plus}( to (that permanent or player|that player or permanent)|) instead`,
        replace({ kind: 'modify-amount', event: 'damage', who: 'any', what: hole('f'), ...to, plus }),
      ],
    ),
  ]),
  [
    `${TOKENS_MADE} under your control, ${TWICE_TOKENS}`,
    replace({ kind: 'modify-amount', event: 'tokens', who: 'you', byEffect: true, times: 2 }),
  ],
]
