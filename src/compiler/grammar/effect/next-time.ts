import type { CardType } from '../../../core/card-type.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import { YOU } from '../../../core/ref.ts'
import type { Replacement } from '../../../core/replacement.ts'
import { type Row, words } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { articleFor } from '../../words/plural.ts'
import { LINKS } from '../choice.ts'
import { COLOR_ROWS } from '../color.ts'

type Prevention = Extract<Replacement, { kind: 'prevent-damage' }>

const SOURCE_TYPES: readonly CardType[] = ['artifact', 'creature', 'enchantment', 'land']

/** CR 609.7a: "a red source of your choice". */
export const damageSource: Syntax<Filter> = words<Filter>([
  ['a source of your choice', {}],
  ...COLOR_ROWS.map(([color, letter]): Row<Filter> => [`a ${color} source of your choice`, { colors: [letter] }]),
  ...SOURCE_TYPES.map((type): Row<Filter> => [`${articleFor(type)} ${type} source of your choice`, { types: [type] }]),
  ['a source of your choice of the chosen color', { chosen: { what: 'color', link: LINKS.color } }],
])

const CHOSEN = { ref: 'choose', filter: hole('s'), count: 1, chooser: YOU, damageSource: true } as const
const TO_YOU: Filter = { subject: 'player', player: 'you' }

const fromChosen = (more: Pick<Prevention, 'besides'>): readonly Effect[] => [
  {
    do: 'shield',
    what: CHOSEN,
    replacement: { kind: 'prevent-damage', on: 'source', from: hole('s'), to: TO_YOU, once: true, ...more },
    duration: 'end-of-turn',
  },
]

const FROM_CHOSEN = 'the next time <s:damage-source> would deal damage to you this turn, prevent that damage'
const AMOUNT = { kind: 'event-amount' } as const

/** CR 615.8: the next time a source would deal damage it is prevented, and what else is done then. */
export const NEXT_TIME: readonly Row<readonly Effect[]>[] = [
  [FROM_CHOSEN, fromChosen({})],
  [
    `${FROM_CHOSEN}. You gain life equal to the damage prevented this way`,
    fromChosen({ besides: [{ do: 'gain-life', who: YOU, amount: AMOUNT }] }),
  ],
  [
    `${FROM_CHOSEN}. If damage is prevented this way, ~ deals that much damage to that source's controller`,
    fromChosen({
      besides: [
        {
          do: 'damage',
          source: { ref: 'self' },
          amount: AMOUNT,
          to: { ref: 'controller', of: { ref: 'event', role: 'source' } },
        },
      ],
    }),
  ],
  [
    'the next time <w:one-object> would deal damage this turn, prevent that damage',
    [
      {
        do: 'shield',
        what: hole('w'),
        replacement: { kind: 'prevent-damage', from: 'self', once: true },
        duration: 'end-of-turn',
      },
    ],
  ],
]
