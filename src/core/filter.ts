import type { Amount } from './amount.ts'
import type { AlternativeKind } from './card.ts'
import type { CardType, Supertype } from './card-type.ts'
import type { HasChosen } from './choice.ts'
import type { Color } from './color.ts'
import type { KeywordName } from './keyword.ts'
import type { Ref } from './ref.ts'
import type { Zone } from './zone.ts'

export type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>='
export interface Comparison {
  readonly op: Comparator
  readonly amount: Amount
}

/** Relation of a player to "you", the controller of the ability. `opponent` is anyone not on your team (102.2–102.3). */
export type PlayerRelation = 'you' | 'opponent' | 'not-you' | 'any' | 'teammate' | 'active' | 'nonactive' | 'defending'

/**
 * What sort of thing is looked for (CR 109.2). `permanent` looks on the battlefield, `card` in the zone named by `zone`
 * (several: any of them), `spell` and `ability` on the stack; `player` is no object.
 */
export type FilterSubject = 'permanent' | 'card' | 'spell' | 'ability' | 'player'

/**
 * The one predicate over objects and players. All fields present must hold (a list in a field: see the field);
 * `anyOf` holds if one of its members does, together with the outer fields.
 */
export interface Filter {
  readonly subject?: FilterSubject
  readonly anyOf?: readonly Filter[]
  readonly zones?: readonly Zone[]
  /** Has all of these card types. */
  readonly types?: readonly CardType[]
  /** Has none of these. */
  readonly notTypes?: readonly CardType[]
  readonly subtypes?: readonly string[]
  readonly notSubtypes?: readonly string[]
  readonly supertypes?: readonly Supertype[]
  readonly notSupertypes?: readonly Supertype[]
  /** Has all of these colours. */
  readonly colors?: readonly Color[]
  readonly notColors?: readonly Color[]
  /** Has at least one of these colours. */
  readonly someColors?: readonly Color[]
  readonly colorCount?: 'colorless' | 'colored' | 'monocolored' | 'multicolored'
  readonly name?: string
  /** Has an Adventure, an Omen, a prepare spell or a prototype frame, whether it uses that or not (715.2a, 720.2a, 722.2a). */
  readonly alternative?: AlternativeKind
  readonly keywords?: readonly KeywordName[]
  readonly notKeywords?: readonly KeywordName[]
  /** Has abilities at all, or none (113.12). */
  readonly hasAbilities?: boolean
  readonly power?: Comparison
  readonly toughness?: Comparison
  readonly manaValue?: Comparison
  /** Whether it is the top card of its owner's library. */
  readonly topOfLibrary?: boolean
  readonly tapped?: boolean
  readonly token?: boolean
  readonly attacking?: boolean
  readonly blocking?: boolean
  readonly blocked?: boolean
  readonly faceDown?: boolean
  /** Phased-out permanents, which nothing else speaks of (702.26b). */
  readonly phasedOut?: true
  readonly enchanted?: boolean
  readonly equipped?: boolean
  /** Has at least one counter of this kind; `any` for any kind. */
  readonly counter?: string
  readonly controller?: PlayerRelation
  readonly owner?: PlayerRelation
  /** Controlled (or owned, off the battlefield) by the player a reference names: "that player controls". */
  readonly controlledBy?: Ref
  /** Owned by the player a reference names. */
  readonly ownedBy?: Ref
  /** Not the object the ability is on. */
  readonly other?: boolean
  /** One of what a reference names: "a spell that targets this creature". */
  readonly is?: Ref
  /** Not the objects a reference names: "another target creature" after a first. */
  readonly notRef?: Ref
  /** Attached to what a reference names. */
  readonly attachedTo?: Ref
  readonly player?: PlayerRelation
  /** Of a player: attacked by a player so related to "you", now or this turn; not their planeswalkers or battles (508.6). */
  readonly attackedBy?: { readonly who: PlayerRelation; readonly when: 'now' | 'this-turn' }
  /** Of a spell or ability: it targets something that matches (115.9b). */
  readonly targets?: Filter
  /** Of a spell or ability: one object or player is all it targets, and it matches (115.9c). */
  readonly targetsOnly?: Filter
  /** Of a spell or ability: it has exactly one target (115.9a). */
  readonly singleTarget?: boolean
  /** Of an ability on the stack: its kind. */
  readonly abilityKind?: 'activated' | 'triggered'
  /** Has it been dealt damage, attacked, entered… this turn. */
  readonly thisTurn?: 'dealt-damage' | 'attacked' | 'blocked' | 'entered' | 'cast'
  /** Has the value that was chosen (607.2d); `notChosen`: has another. */
  readonly chosen?: HasChosen
  readonly notChosen?: HasChosen
  /** Shares a colour, creature type or name with what is referred to. */
  readonly shares?: { readonly what: 'color' | 'creature-type' | 'name' | 'card-type'; readonly with: Ref }
  /** Effects required it to attack as attackers were declared this combat (506.6). */
  readonly hadToAttack?: boolean
  /** Has {X} in its mana cost. */
  readonly xInCost?: boolean
  readonly historic?: boolean
  readonly modified?: boolean
}
