import type { Ability } from '../../core/ability.ts'
import type { TokenDefinition } from '../../core/card.ts'
import type { Cost } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import { MANA_TYPES } from '../../core/mana.ts'
import { YOU } from '../../core/ref.ts'

const activated = (cost: Cost, ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost,
  body: { kind: 'simple', targets: [], effects },
})
const generic = (n: number): Cost[number] => ({ kind: 'mana', mana: [String(n)] })
const TAP: Cost[number] = { kind: 'tap' }
const SACRIFICE: Cost[number] = { kind: 'sacrifice-self' }
const ANY_COLOR: Effect = {
  do: 'add-mana',
  who: YOU,
  mana: { kind: 'one-of', types: MANA_TYPES.filter((type) => type !== 'C'), amount: 1 },
}
const DRAW: Effect = { do: 'draw', who: YOU, amount: 1 }

const artifact = (subtype: string, ...abilities: Ability[]): TokenDefinition => ({
  colors: [],
  typeLine: { supertypes: [], types: ['artifact'], subtypes: [subtype] },
  abilities,
})

/** CR 111.10: predefined tokens and what is true of them. */
export const PREDEFINED_TOKENS: readonly (readonly [string, TokenDefinition])[] = [
  ['Treasure', artifact('Treasure', activated([TAP, SACRIFICE], ANY_COLOR))],
  ['Food', artifact('Food', activated([generic(2), TAP, SACRIFICE], { do: 'gain-life', who: YOU, amount: 3 }))],
  ['Gold', artifact('Gold', activated([SACRIFICE], ANY_COLOR))],
  ['Clue', artifact('Clue', activated([generic(2), SACRIFICE], DRAW))],
  [
    'Blood',
    artifact(
      'Blood',
      activated([generic(1), TAP, { kind: 'discard', what: { subject: 'card' }, count: 1 }, SACRIFICE], DRAW),
    ),
  ],
]
