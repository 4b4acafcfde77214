import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import { defineCreature, keyword, replaces, triggered } from '../../support/define-card.ts'
import { PILE_CARDS } from './pile-cards.ts'

const SELF = { ref: 'self' } as const
const YOU = { ref: 'you' } as const
const partner = (name: string): Filter => ({
  subject: 'permanent',
  types: ['creature'],
  name,
  owner: 'you',
  controller: 'you',
})

/** Exiles itself and its counterpart and melds them, if its player both owns and controls them. */
const melding = (name: string, into: string): Effect => ({
  do: 'if',
  condition: {
    kind: 'and',
    all: [
      { kind: 'matches', what: SELF, filter: { owner: 'you', controller: 'you' } },
      { kind: 'controls', who: YOU, filter: partner(name) },
    ],
  },
  effects: [{ do: 'meld', into }],
})

/** A meld pair and what it melds into, a card that names one of them as its counterpart, and all that can happen to piles. */
export const MELD_CARDS: readonly CardDefinition[] = [
  ...PILE_CARDS,
  {
    ...defineCreature('Left Claw', '{2}{B}', 'Crab', '2/2', [
      {
        kind: 'activated',
        cost: [],
        body: { kind: 'simple', targets: [], effects: [melding('Right Claw', 'Great Claw')] },
      },
    ]),
    meld: { with: 'Right Claw', into: 'Great Claw' },
  },
  { ...defineCreature('Right Claw', '{3}{B}{B}', 'Crab', '4/1'), meld: { with: 'Left Claw' } },
  {
    ...defineCreature('Great Claw', '', 'Leviathan', '9/9', [
      keyword('trample'),
      triggered({ on: 'enters', what: 'self' }, [{ do: 'gain-life', who: YOU, amount: 5 }]),
      replaces({ kind: 'enters-with', what: 'self', counters: { counter: 'shell', amount: 2 } }),
    ]),
    meld: { combined: true },
  },
  { ...defineCreature('Lone Claw', '{B}', 'Crab', '1/1'), meld: { with: 'Right Claw', into: 'Great Claw' } },
]
