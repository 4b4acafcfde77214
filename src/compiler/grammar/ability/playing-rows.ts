import type { Ability, StaticEffect } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Filter, PlayerRelation } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

type Effects = readonly StaticEffect[]

const cant = (...patterns: ActionPattern[]): Effects =>
  patterns.map((pattern) => ({ kind: 'restriction', cant: pattern }))

const show = (what: 'library-top' | 'hand', whose: PlayerRelation, to: 'you' | 'all'): Effects => [
  { kind: 'show', what, whose, to },
]

/** Who can't do something, as the text names them. */
const DOERS: readonly (readonly [text: string, who: PlayerRelation])[] = [
  ['you', 'you'],
  ['players', 'any'],
  ['(your opponents|each opponent)', 'opponent'],
]

/** CR 101.2: what players can't cast or activate, or only in their own turns. */
const DOINGS: readonly Row<Effects>[] = DOERS.flatMap(([doers, who]): Row<Effects>[] => [
  [`${doers} can't activate abilities of <f:noun-p>`, cant({ act: 'activate', what: hole('f'), who, manaToo: true })],
  [
    `${doers} can't activate abilities of <f:noun-p> unless they're mana abilities`,
    cant({ act: 'activate', what: hole('f'), who }),
  ],
  [
    `${doers} can't cast <s:noun-p> or activate abilities of <f:noun-p>`,
    cant({ act: 'cast', what: hole('s'), who }, { act: 'activate', what: hole('f'), who, manaToo: true }),
  ],
  [
    `${doers} can't cast <s:noun-p> or activate abilities of <f:noun-p> unless they're mana abilities`,
    cant({ act: 'cast', what: hole('s'), who }, { act: 'activate', what: hole('f'), who }),
  ],
  [
    `${doers} can cast <f:noun-p> only during ${who === 'you' ? 'your turn' : 'their own turns'}`,
    cant({ act: 'cast', what: hole('f'), who, unlessOwnTurn: true }),
  ],
  [
    `${doers} can cast <f:noun-p> and activate abilities only during their own turns`,
    cant(
      { act: 'cast', what: hole('f'), who, unlessOwnTurn: true },
      { act: 'activate', what: {}, who, manaToo: true, unlessOwnTurn: true },
    ),
  ],
  [
    `${doers} can't play lands or cast spells`,
    cant({ act: 'play-land', who }, { act: 'cast', what: { subject: 'spell' }, who }),
  ],
])

/** CR 101.2: only where the cards are in hand. */
const FROM_HAND: Effects = cant(
  { act: 'play-land', who: 'you', from: { subject: 'card', zones: ['hand'], owner: 'you' } },
  { act: 'cast', what: { subject: 'spell', zones: ['hand'], owner: 'you' }, who: 'you' },
)

/** CR 400.2, 401.5: who sees what of hidden zones. */
const SHOWN: readonly Row<Effects>[] = [
  ['you may look at the top card of your library any time', show('library-top', 'you', 'you')],
  ['play with the top card of your library revealed', show('library-top', 'you', 'all')],
  ['players play with the top card of their libraries revealed', show('library-top', 'any', 'all')],
  ['your opponents play with the top card of their libraries revealed', show('library-top', 'opponent', 'all')],
  ['play with your hand revealed', show('hand', 'you', 'all')],
  ['players play with their hands revealed', show('hand', 'any', 'all')],
  ['your opponents play with their hands revealed', show('hand', 'opponent', 'all')],
]

const MANA_VALUE: Amount = { kind: 'characteristic', of: { ref: 'each' }, which: 'mana-value' }
const ON_TOP: Filter = { subject: 'card', zones: ['library'], owner: 'you', topOfLibrary: true }
/** CR 118.9b: cast for an alternative cost, which the text asks for. */
const LIFE_FROM_TOP: Effects = [
  { kind: 'permission', may: { act: 'play-land', who: 'you', from: { ...ON_TOP, types: ['land'] } } },
  {
    kind: 'permission',
    may: { act: 'cast', who: 'you', what: ON_TOP },
    forCost: [{ kind: 'pay-life', amount: MANA_VALUE }],
  },
]

/** What can be cast, activated and heard of at all. */
export const PLAYING_RULES: readonly Row<Effects>[] = [
  ...DOINGS,
  ...SHOWN,
  [
    '(any player|each player) may cast <f:noun-p> without paying their mana costs and as though they had flash',
    [{ kind: 'alternative-cost', what: hole('f'), who: 'any', cost: [], asThough: 'flash' }],
  ],
  [
    'you may cast <f:noun-p> without paying their mana costs and as though they had flash',
    [{ kind: 'alternative-cost', what: hole('f'), who: 'you', cost: [], asThough: 'flash' }],
  ],
  [
    'you may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost',
    LIFE_FROM_TOP,
  ],
  ["you can't play lands or cast spells from your hand", FROM_HAND],
  ["<f:noun-p> entering don't cause abilities to trigger", cant({ act: 'trigger', entering: hole('f') })],
  ["<f:noun-p> dying don't cause abilities to trigger", cant({ act: 'trigger', dying: hole('f') })],
  [
    "<f:noun-p> entering(| the battlefield) or dying don't cause abilities to trigger",
    cant({ act: 'trigger', entering: hole('f'), dying: hole('f') }),
  ],
  [
    "<f:noun-p> entering don't cause abilities of <o:noun-p> to trigger",
    cant({ act: 'trigger', entering: hole('f'), of: hole('o') }),
  ],
]

const fromThere = (zone: 'graveyard' | 'exile', condition?: Condition): Ability => ({
  kind: 'static',
  effects: [{ kind: 'permission', may: { act: 'cast', what: { is: { ref: 'self' }, zones: [zone] }, who: 'you' } }],
  ...(condition === undefined ? {} : { condition }),
  zone,
})

/** CR 113.6f, 604.6: what a card says of being cast from where it lies. */
export const ZONED_RULES: readonly Row<Ability>[] = (
  [
    ['graveyard', 'from your graveyard'],
    ['exile', 'from exile'],
  ] as const
).flatMap(([zone, from]): Row<Ability>[] => [
  [`you may cast ~ ${from}.`, fromThere(zone)],
  [`you may cast ~ ${from} as long as <c:condition>.`, fromThere(zone, hole('c'))],
  [`as long as <c:condition>, you may cast ~ ${from}.`, fromThere(zone, hole('c'))],
])
