import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { CardType, Supertype } from './card-type.ts'
import type { Color } from './color.ts'
import type { KeywordName } from './keyword.ts'
import type { Linked } from './link.ts'
import type { Ref } from './ref.ts'
import type { WordChange } from './word-change.ts'

/** What a continuous effect does to characteristics or control, one entry a layer part (CR 613.1). */
export type Modification =
  /** Layer 2. */
  | { readonly kind: 'control'; readonly player: Ref }
  /** Layer 3: text-changing effects (612). */
  | { readonly kind: 'change-words'; readonly change: WordChange }
  | { readonly kind: 'set-name'; readonly name: string }
  /** Layer 4. `set` replaces the types or subtypes of that sort (205.1a), otherwise they are added (205.1b). */
  | {
      readonly kind: 'types'
      readonly set?: boolean
      readonly types?: readonly CardType[]
      readonly subtypes?: readonly string[]
      readonly supertypes?: readonly Supertype[]
      /** All creature types (changeling and its like). */
      readonly allCreatureTypes?: boolean
    }
  | { readonly kind: 'remove-types'; readonly types?: readonly CardType[]; readonly subtypes?: readonly string[] }
  /** Layer 5. */
  | { readonly kind: 'colors'; readonly set?: boolean; readonly colors: readonly Color[] }
  /** Layer 4 or 5: the chosen type or colour, in place of its own with `set`; nothing while none is chosen (607.5a). */
  | ({ readonly kind: 'become-chosen'; readonly what: 'color' | 'subtype'; readonly set?: boolean } & Linked)
  /** Layer 6. */
  | { readonly kind: 'add-ability'; readonly ability: Ability }
  /** All the activated abilities that something has as the effect begins; only of effects for a time. */
  | { readonly kind: 'add-activated-abilities'; readonly of: Ref }
  | { readonly kind: 'remove-keyword'; readonly keyword: KeywordName }
  /** Loses it and can't gain it (113.11): applied after everything else of the layer. */
  | { readonly kind: 'cant-have-keyword'; readonly keyword: KeywordName }
  /** All of them, or all but its mana abilities. */
  | { readonly kind: 'remove-all-abilities'; readonly exceptMana?: true }
  /** Layer 7a: a characteristic-defining ability (604.3), also outside the battlefield. */
  | { readonly kind: 'define-power-toughness'; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7b. */
  | { readonly kind: 'set-power-toughness'; readonly power?: Amount; readonly toughness?: Amount }
  /** Layer 7c. */
  | { readonly kind: 'modify-power-toughness'; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d. */
  | { readonly kind: 'switch-power-toughness' }
