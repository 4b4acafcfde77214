import type { Effect } from '../../../core/effect.ts'
import type { ManaRestriction } from '../../../core/mana.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { PREDEFINED_TOKENS } from '../predefined-tokens.ts'

const who = hole('subject')
const n = hole('n')

/** What players do: draw, discard, gain and lose life, mill, sacrifice, shuffle… */
export const PLAYER_VERBS: readonly Row<Effect>[] = [
  ['draw~ <n:count:card>', { do: 'draw', who, amount: n }],
  ['discard~ your~ hand', { do: 'discard', who, amount: 'hand' }],
  ['discard~ <n:count:card>', { do: 'discard', who, amount: n }],
  [
    'exile~ <n:count:card> from your~ hand',
    {
      do: 'exile',
      what: {
        ref: 'choose',
        filter: { subject: 'card', zones: ['hand'], controlledBy: who },
        count: n,
        chooser: who,
      },
    },
  ],
  ['discard~ <n:count:card> at random', { do: 'discard', who, amount: n, random: true }],
  ['gain~ <n:quantity:life>', { do: 'gain-life', who, amount: n }],
  ['lose~ <n:quantity:life>', { do: 'lose-life', who, amount: n }],
  [
    'lose~ half your~ life, rounded up',
    { do: 'lose-life', who, amount: { kind: 'half', of: { kind: 'life', of: who }, round: 'up' } },
  ],
  ['exchange~ your~ hand and graveyard', { do: 'exchange-zones', who, zones: ['hand', 'graveyard'] }],
  [
    'exchange~ your~ hand and library, then shuffle~( your~ library|)',
    { do: 'exchange-zones', who, zones: ['hand', 'library'] },
  ],
  [
    'exchange~ your~ graveyard and library. Then shuffle~ your~ library',
    { do: 'exchange-zones', who, zones: ['graveyard', 'library'] },
  ],
  ['exchange~ life totals', { do: 'exchange-life', who }],
  ['mill~ <n:count:card>', { do: 'mill', who, amount: n }],
  ['scry~ <n:numeral-or-x>', { do: 'scry', who, amount: n }],
  ['surveil~ <n:numeral-or-x>', { do: 'surveil', who, amount: n }],
  ['discover~ <n:numeral-or-x>', { do: 'discover', who, amount: n }],
  ['sacrifice~ <w:chosen>( of your~ choice|)', { do: 'sacrifice', who, what: hole('w') }],
  [
    'sacrifice~ <n:that-many> <f:noun-p>( of your~ choice|)',
    { do: 'sacrifice', who, what: { ref: 'choose', filter: hole('f'), count: n, chooser: who } },
  ],
  ['sacrifice~ <w:object>', { do: 'sacrifice', who, what: hole('w') }],
  ['shuffle~( your~ library|)', { do: 'shuffle', who }],
  ['manifest~ <w:top-cards>', { do: 'manifest', who, what: hole('w') }],
  ['choose~ <c:chosen-value>', { do: 'choose', who, choice: hole('c.choice'), link: hole('c.link') }],
  ['reveal~ your~ hand', { do: 'reveal-hand', who }],
  ['flip~ a coin', { do: 'flip-coin', who }],
  [
    "can't cast <f:noun-p><d:duration>",
    {
      do: 'rule',
      what: who,
      rule: { kind: 'restriction', cant: { act: 'cast', what: hole('f'), who: 'any' } },
      duration: hole('d'),
    },
  ],
  ["control~ <p:player-obj> during that player's next turn", { do: 'control-player', who, whom: hole('p') }],
  ['lose~ the game', { do: 'lose-game', who }],
  ['win~ the game', { do: 'win-game', who }],
  ['take~ an extra turn after this one', { do: 'extra-turn', who }],
  ['take~ an extra turn after this one. Skip the untap step of that turn', { do: 'extra-turn', who, skips: ['untap'] }],
]

const search = (
  more: Omit<Extract<Effect, { do: 'search' }>, 'do' | 'who' | 'zone' | 'filter' | 'count' | 'upTo' | 'shuffle'>,
): Effect => ({
  do: 'search',
  who,
  zone: 'library',
  filter: hole('c.filter'),
  count: hole('c.count'),
  upTo: hole('c.upTo'),
  shuffle: true,
  ...more,
})

const SEARCH = 'search~ your~ library for <c:counted>'
const IT = '(it|that card|them|those cards)'
const END = '(, then shuffle~|. Then shuffle|, then shuffle~ your~ library)'

const CLUE = (PREDEFINED_TOKENS.find(([name]) => name === 'Clue') as (typeof PREDEFINED_TOKENS)[number])[1]

/** CR 106.6: what mana may be spent on, and what that brings about. */
const MANA_TERMS: readonly (readonly [string, ManaRestriction])[] = [
  ['Spend this mana only to cast <f:noun-p>', { spells: hole('f') }],
  ['Spend this mana only to cast <f:counted-one>', { spells: hole('f') }],
  ['Spend this mana only to activate abilities', 'abilities'],
  ['Spend this mana only to activate abilities of <g:noun-p>', { abilitiesOf: hole('g') }],
  [
    'Spend this mana only to cast <f:noun-p> or activate abilities of <g:noun-p>',
    { spells: hole('f'), abilitiesOf: hole('g') },
  ],
  [
    'Spend this mana only to cast <f:counted-one> or activate an ability of <g:counted-one>',
    { spells: hole('f'), abilitiesOf: hole('g') },
  ],
  [
    "Spend this mana only to cast <f:counted-one>, and that spell can't be countered",
    { spells: hole('f'), uncounterable: {} },
  ],
  ["If that mana is spent on <f:counted-one>, that spell can't be countered", { uncounterable: hole('f') }],
]

/** Searching a library (701.23), creating tokens (701.7), adding mana (106.3). */
export const MAKING_VERBS: readonly Row<Effect>[] = [
  [`${SEARCH}, put~ ${IT} onto the battlefield${END}`, search({ to: 'battlefield' })],
  [`${SEARCH}, put~ ${IT} onto the battlefield tapped${END}`, search({ to: 'battlefield', tapped: true })],
  [`${SEARCH}, reveal~ ${IT}, put~ ${IT} into your~ hand${END}`, search({ to: 'hand', reveal: true })],
  [`${SEARCH} and reveal~ ${IT}. Put ${IT} into your hand. Then shuffle`, search({ to: 'hand', reveal: true })],
  [`${SEARCH}, put~ ${IT} into your~ hand${END}`, search({ to: 'hand' })],
  [`${SEARCH}, put~ ${IT} into your~ graveyard${END}`, search({ to: 'graveyard' })],
  [
    `${SEARCH}, reveal~ ${IT}, then shuffle~ and put~ (that card|it) on top`,
    search({ to: 'library', position: 'top', reveal: true }),
  ],
  [`${SEARCH}, then shuffle~ and put~ (that card|it) on top`, search({ to: 'library', position: 'top' })],
  [
    'create~ <t:token>',
    {
      do: 'create-token',
      who,
      amount: hole('t.amount'),
      token: hole('t.token'),
      tapped: hole('t.tapped'),
      attacking: hole('t.attacking'),
    },
  ],
  ['investigate~', { do: 'create-token', who, amount: 1, token: CLUE }],
  [
    'add~ <m:mana-production>. Spend this mana only to cast <r:mana-restriction>',
    { do: 'add-mana', who, mana: hole('m'), restriction: hole('r') },
  ],
  ...MANA_TERMS.map(
    ([words, restriction]): Row<Effect> => [
      `add~ <m:mana-production>. ${words}`,
      { do: 'add-mana', who, mana: hole('m'), restriction },
    ],
  ),
  ['add~ <m:mana-production>', { do: 'add-mana', who, mana: hole('m') }],
  ['add~ an additional <m:mana-production>', { do: 'add-mana', who, mana: hole('m') }],
]
