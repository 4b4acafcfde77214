import type { Color } from './color.ts'
import type { Filter } from './filter.ts'
import type { RepeatedKeyword } from './keyword.ts'
import type { Linked } from './link.ts'
import type { ManaType } from './mana.ts'
import type { Ref } from './ref.ts'

/** The one number: fixed, or worked out when the instruction that uses it is carried out (608.2h). */
export type Amount =
  | number
  /** The X of the spell or ability (107.3). */
  | { readonly kind: 'x' }
  /** The X another object was cast or activated with (107.3e). */
  | { readonly kind: 'x-of'; readonly of: Ref }
  /** How many objects or players match. */
  | { readonly kind: 'count'; readonly filter: Filter }
  /** A characteristic of what is referred to (its last known value if it is gone, 608.2h). */
  | { readonly kind: 'characteristic'; readonly of: Ref; readonly which: 'power' | 'toughness' | 'mana-value' }
  | { readonly kind: 'counters'; readonly on: Ref; readonly counter: string }
  | { readonly kind: 'life'; readonly of: Ref }
  /** CR 702.179f: 0 for a player without speed. */
  | { readonly kind: 'speed'; readonly of: Ref }
  /** CR 716.2d: the class level of a permanent. */
  | { readonly kind: 'level'; readonly of: Ref }
  /** How often a creature has mutated (702.140c). */
  | { readonly kind: 'times-mutated'; readonly of: Ref }
  /** CR 103.4: the life total a player began the game with. */
  | { readonly kind: 'starting-life'; readonly of: Ref }
  | { readonly kind: 'hand-size'; readonly of: Ref }
  /** The number in the triggering event: damage dealt, life gained, counters put… */
  | { readonly kind: 'event-amount' }
  /** A number an earlier instruction of the text bound with `as`: how many were destroyed, how much was lost. */
  | { readonly kind: 'bound'; readonly name: string }
  | { readonly kind: 'sum'; readonly of: readonly Amount[] }
  | { readonly kind: 'times'; readonly factor: number; readonly of: Amount }
  | { readonly kind: 'half'; readonly of: Amount; readonly round: 'up' | 'down' }
  | { readonly kind: 'greatest'; readonly filter: Filter; readonly which: 'power' | 'toughness' | 'mana-value' }
  | { readonly kind: 'total'; readonly filter: Filter; readonly which: 'power' | 'toughness' | 'mana-value' }
  /** Number of colours, basic land types, card types, names… as the filter's matches show. */
  | {
      readonly kind: 'distinct'
      readonly what: 'basic-land-types' | 'card-types' | 'colors' | 'names'
      readonly filter: Filter
    }
  /** A number that was chosen, noted or paid (607.2d, 607.2e, 607.2g); 0 while there is none. */
  | ({ readonly kind: 'chosen-number' } & Linked)
  /** Mana spent to cast the object (601.2h, 400.7d): of a type, or how many colours of it. */
  | { readonly kind: 'mana-spent'; readonly what?: ManaType | 'colors' }
  /** CR 702.33g, 702.56a: how often such a cost was paid for the spell, or for the spell that became the permanent. */
  | { readonly kind: 'times-paid'; readonly keyword: RepeatedKeyword }
  /** How many targets were chosen for a spell or ability (115.9a). */
  | { readonly kind: 'targets'; readonly of: Ref }
  /** CR 700.5: mana symbols of these colours among the mana costs of a player's permanents. */
  | { readonly kind: 'devotion'; readonly of: Ref; readonly colors: readonly Color[] }
  /** CR 706.2, 706.4: the result of what was just rolled; of several dice their sum, or the difference of two. */
  | { readonly kind: 'roll-result'; readonly difference?: true }
  /** Something counted over this turn. */
  | { readonly kind: 'this-turn'; readonly what: TurnCount; readonly who: Ref }

export type TurnCount =
  | 'spells-cast'
  | 'creatures-died'
  | 'creatures-attacked-with'
  | 'life-gained'
  | 'life-lost'
  | 'cards-drawn'
  | 'lands-played'
