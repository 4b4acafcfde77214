import type { StaticEffect } from '../../../core/ability.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'

type Effects = readonly StaticEffect[]

const THIS_SPELL: Filter = { subject: 'spell', is: { ref: 'self' } }

/** CR 601.2f: {X} less, X being a number worked out, is {1} less as often. */
const ONE: Cost = [{ kind: 'mana', mana: ['1'] }]

/** CR 602.1e: abilities whose sources are such. */
const ACTIVATED_OF: Filter = { subject: 'ability', abilityKind: 'activated', anyOf: [hole('f')] }

/** CR 601.3b–d: when it may be cast as though it had flash. */
const flash = (what: Filter = {}, ifPaid?: Cost): Effects => [
  {
    kind: 'permission',
    may: { act: 'cast', what: { is: { ref: 'self' }, ...what }, who: 'you' },
    asThough: 'flash',
    ...(ifPaid === undefined ? {} : { ifPaid }),
  },
]

/** What spells cost, and what mana may be spent on (118.7–118.9, 601.2f). */
export const COST_RULES: readonly Row<Effects>[] = [
  ['you may cast this spell as though it had flash', flash()],
  ['you may cast this spell as though it had flash if it targets <t:spell-target>', flash({ targets: hole('t') })],
  [
    'you may cast this spell as though it had flash if you pay <m:mana-only-cost> more to cast it',
    flash({}, hole('m')),
  ],
  [
    "you may <c:spoken-cost-p> rather than pay this spell's mana cost",
    [{ kind: 'alternative-cost', what: 'self', who: 'you', cost: hole('c') }],
  ],
  [
    'you may cast spells from your hand without paying their mana costs',
    [
      {
        kind: 'alternative-cost',
        what: { subject: 'spell', zones: ['hand'] },
        who: 'you',
        cost: [],
      },
    ],
  ],
  [
    'you may cast this spell without paying its mana cost',
    [{ kind: 'alternative-cost', what: 'self', who: 'you', cost: [] }],
  ],
  [
    'players may spend mana as though it were mana of any color',
    [{ kind: 'permission', may: { act: 'spend-mana', who: 'any' }, asThough: 'any-color' }],
  ],
  [
    'you may spend mana as though it were mana of any color',
    [{ kind: 'permission', may: { act: 'spend-mana', who: 'you' }, asThough: 'any-color' }],
  ],
  [
    'you may spend mana as though it were mana of any type to cast <f:noun-p>',
    [{ kind: 'permission', may: { act: 'spend-mana', who: 'you', on: hole('f') }, asThough: 'any-type' }],
  ],
  [
    'you may spend mana as though it were mana of any color to activate abilities of <f:noun-p>',
    [{ kind: 'permission', may: { act: 'spend-mana', who: 'you', on: ACTIVATED_OF }, asThough: 'any-color' }],
  ],
  ['as an additional cost to cast this spell, <c:spoken-cost-p>', [{ kind: 'additional-cost', cost: hole('c') }]],
  [
    'this spell costs <m:mana-only-cost> less to cast for each <n:each>',
    [{ kind: 'cost-change', what: THIS_SPELL, who: 'you', less: hole('m'), perEach: hole('n') }],
  ],
  [
    'this spell costs {X} less to cast, where X is <n:value>',
    [{ kind: 'cost-change', what: THIS_SPELL, who: 'you', less: ONE, perEach: hole('n') }],
  ],
  [
    '<f:noun-p> you cast cost {X} less to cast, where X is <n:value>',
    [{ kind: 'cost-change', what: hole('f'), who: 'you', less: ONE, perEach: hole('n') }],
  ],
  [
    'this spell costs <m:mana-only-cost> more to cast for each <n:each>',
    [{ kind: 'cost-change', what: THIS_SPELL, who: 'you', more: hole('m'), perEach: hole('n') }],
  ],
  [
    'this spell costs <m:mana-only-cost> more to cast for each target beyond the first',
    [
      {
        kind: 'cost-change',
        what: THIS_SPELL,
        who: 'you',
        more: hole('m'),
        perEach: { kind: 'sum', of: [{ kind: 'targets', of: { ref: 'self' } }, -1] },
      },
    ],
  ],
  [
    'this spell costs <m:mana-only-cost> less to cast if <c:condition>',
    [{ kind: 'cost-change', what: THIS_SPELL, who: 'you', less: hole('m'), condition: hole('c') }],
  ],
  [
    'this spell costs <m:mana-only-cost> less to cast if it targets <t:spell-target>',
    [
      {
        kind: 'cost-change',
        what: { subject: 'spell', is: { ref: 'self' }, targets: hole('t') },
        who: 'you',
        less: hole('m'),
      },
    ],
  ],
  [
    '<f:noun-p> you cast cost <m:mana-only-cost> less to cast',
    [{ kind: 'cost-change', what: hole('f'), who: 'you', less: hole('m') }],
  ],
  [
    '<f:noun-p> you cast cost <m:mana-only-cost> more to cast',
    [{ kind: 'cost-change', what: hole('f'), who: 'you', more: hole('m') }],
  ],
  [
    '<f:noun-p> your opponents cast cost <m:mana-only-cost> more to cast',
    [{ kind: 'cost-change', what: hole('f'), who: 'opponent', more: hole('m') }],
  ],
  [
    '<f:noun-p> cost <m:mana-only-cost> less to cast',
    [{ kind: 'cost-change', what: hole('f'), who: 'any', less: hole('m') }],
  ],
  [
    '<f:noun-p> cost <m:mana-only-cost> more to cast',
    [{ kind: 'cost-change', what: hole('f'), who: 'any', more: hole('m') }],
  ],
  ...NUMBER_ROWS.slice(1, 6).map(
    ([word, n]): Row<Effects> => [
      `each spell that would cost less than ${word} mana to cast costs ${word} mana to cast`,
      [{ kind: 'cost-change', what: { subject: 'spell' }, who: 'any', atLeast: n }],
    ],
  ),
]
