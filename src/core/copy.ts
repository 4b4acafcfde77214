import type { Ability } from './ability.ts'
import type { CardType, Supertype } from './card-type.ts'
import type { Color } from './color.ts'

/** What an object that becomes a copy can keep of its own. */
export type KeptOfOwn = 'name' | 'colors' | 'power-toughness'

/** CR 707.9: how a copy differs from what it copies: "except it's …". All of it is part of what others copy of it. */
export interface CopyExceptions extends FixedExceptions {
  /** What is not copied: the object has its own (707.9c). */
  readonly keeps?: readonly KeptOfOwn[]
  /** More of them for a copy that is of this type already without these (707.9f). */
  readonly ifIs?: { readonly type: CardType; readonly except: FixedExceptions }
}

/** Those that depend neither on what becomes the copy nor on what it copies. */
export interface FixedExceptions {
  readonly name?: string
  /** In addition to its other types (707.9b, 707.9d). */
  readonly types?: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  /** Its subtypes are its only creature types (707.9d). */
  readonly onlySubtypes?: true
  /** Its only colours (707.9d). */
  readonly colors?: readonly Color[]
  readonly notLegendary?: boolean
  /** It has no mana cost (702.128a). */
  readonly noManaCost?: true
  readonly power?: number
  readonly toughness?: number
  /** Abilities it has besides those it copies (707.9a). */
  readonly abilities?: readonly Ability[]
  /** It has the ability that makes the copy, too. */
  readonly thisAbility?: true
}
