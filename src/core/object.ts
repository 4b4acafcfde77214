import type { Ability } from './ability.ts'
import type { AlternativeKind, CardDefinition, TokenDefinition } from './card.ts'
import type { CardType, Supertype } from './card-type.ts'
import type { Color } from './color.ts'
import type { Counters } from './counter.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { ManaCost, ManaType } from './mana.ts'
import type { FaceDown, Marks } from './marks.ts'
import type { Zone } from './zone.ts'

/**
 * What an object is made of: a card by name, a card nobody here has seen (`unknown`), a token (111), an ability on the
 * stack (113.1c), an emblem (114) or a copy of a spell (707.10).
 */
export type Substance =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'token'; readonly token: TokenDefinition }
  | { readonly kind: 'ability' }
  /** CR 114.1–114.3: abilities and nothing else, in the command zone. */
  | { readonly kind: 'emblem'; readonly abilities: readonly Ability[] }
  | { readonly kind: 'copy'; readonly definition: CardDefinition }
  /** CR 701.42a: both cards of a meld pair as one permanent, by the name of their combined back face. */
  | { readonly kind: 'melded'; readonly name: string; readonly parts: readonly MeldedCard[] }

/** One card of a melded pair, with the id it goes on with once it is by itself again. */
export interface MeldedCard {
  readonly id: ObjectId
  readonly name: string
}

/** CR 730.2: one of what represents a merged permanent, as it was when it became part of it. */
export interface Component {
  /** What it was called before, and goes on with once it is by itself again. */
  readonly id: ObjectId
  readonly substance: Substance
  /** What it had become a copy of. */
  readonly copyOf?: CardDefinition
  /** Of a double-faced one: its back face is up (730.2i). */
  readonly back?: true
  /** It was cast prototyped (718.3b). */
  readonly alternative?: true
  /** It is face down, and how (730.2e). */
  readonly down?: FaceDown
  /** When it merged with the permanent (730.2a); absent for what was that permanent before. */
  readonly at?: number
}

/**
 * An object (CR 109.1) as the state keeps it: what is printed on it and what happened to it, never what it computes to.
 * Nested values are replaced, not changed, so a shallow copy of an object is a true copy.
 */
export interface GameObject {
  readonly id: ObjectId
  /** Of a merged permanent that of its topmost component (730.2d). */
  readonly substance: Substance
  /** CR 730.2: all that represents a merged permanent, the topmost first; absent where that is one card, token or pair. */
  merged?: readonly Component[]
  readonly owner: PlayerId
  /** Absent: nothing is remembered of it. */
  marks?: Marks
  /** What it has become a copy of, with the exceptions of that (707.2, 707.9): in place of what is printed on it. */
  copyOf?: CardDefinition
  zone: Zone
  /** Base controller on the battlefield and the stack (110.2, 112.2); effects of layer 2 come on top. The owner elsewhere. */
  controller: PlayerId
  /** CR 613.7: order of entering its zone; Auras and Equipment renew it when attached (613.7e). */
  timestamp: number
  tapped: boolean
  faceDown: boolean
  phasedOut: boolean
  /** CR 302.6: not continuously controlled since that player's most recent turn began. */
  summoningSick: boolean
  counters: Counters
  /** CR 613.7c: when the newest counter of a kind was put on it; a kind not named here came with the object's timestamp. */
  counterTimestamps?: Readonly<Record<string, number>>
  /** CR 120.6: damage marked. */
  damage: number
  /** Damage by a source with deathtouch since the last state-based check (704.5h). */
  deathtouched: boolean
  attachedTo: TargetId | null
  /** CR 716.2b: the level of a permanent that has got one; any other counts as of level 1. */
  level?: number
  /** CR 719.3b: a designation that stays as long as the permanent does. */
  solved?: boolean
  /** CR 722.3a: a designation of a permanent with a prepare spell. */
  prepared?: boolean
  /** Number of regeneration shields (701.19a). */
  regeneration: number
  /** Only on the stack. */
  onStack: StackFacts | null
  /** What was chosen while this permanent was cast (400.7d, 607.2): X, additional costs. */
  cast: CastFacts | null
  /** What is remembered for linked abilities, by link (607.2): a value chosen as it entered, and under `with` what exiled or made it. */
  chosen: Readonly<Record<string, string>>
}

export interface CastFacts {
  readonly x: number
  readonly paid: readonly string[]
  readonly by: PlayerId
  readonly from: Zone
  readonly manaSpent?: readonly ManaType[]
}

/** What the stack remembers of a spell or ability: everything decided in 601.2b–d and 602.2b, 603.3d. */
export interface StackFacts {
  readonly kind: 'spell' | 'activated' | 'triggered'
  /** The object an ability comes from (113.7); a spell's own id. */
  readonly source: ObjectId
  /** The ability on the stack; for a spell null (its spell ability is read through the projection). */
  readonly ability: Ability | null
  /** Indexes of the chosen modes in the order they happen (700.2). */
  readonly modes: readonly number[]
  /** One entry per target slot of the body or of each chosen mode, in order. */
  readonly targets: readonly ChosenTargets[]
  readonly x: number
  /** Additional costs that were paid: `kicker`, `buyback`… */
  readonly paid: readonly string[]
  /** Text of the cards spliced onto it, with target slots of its own (702.47). */
  readonly spliced?: readonly Ability[]
  /** Mana spent by type. */
  readonly manaSpent: readonly ManaType[]
  readonly castFrom: Zone | null
  readonly event: TriggerFacts | null
  /** Of a delayed triggered ability: when it was made, as timestamps count (701.27f). */
  readonly since?: number
  /** Names bound by what made a delayed or reflexive trigger (603.7, 603.12). */
  readonly bound?: Readonly<Record<string, readonly TargetId[]>>
}

export interface ChosenTargets {
  readonly slot: string
  /** Which chosen mode the slot belongs to (index into `modes`), 0 without modes. */
  readonly mode: number
  readonly chosen: readonly TargetId[]
  readonly division?: Readonly<Record<TargetId, number>>
}

/** What a triggered ability knows of its event. */
export interface TriggerFacts {
  readonly object?: ObjectId
  readonly source?: ObjectId
  readonly player?: PlayerId
  readonly attacker?: ObjectId
  readonly blocker?: ObjectId
  readonly defender?: TargetId
  readonly target?: TargetId
  readonly amount?: number
  /** All the objects of an event that was of one or more. */
  readonly all?: readonly ObjectId[]
  /** The types of mana that were produced. */
  readonly mana?: readonly ManaType[]
  /** The new object that `object` became by this very event (400.7e). */
  readonly became?: ObjectId
  /** All of them where it was represented by several cards (712.21c, 730.3c); the first is `became`. */
  readonly parts?: readonly ObjectId[]
  /** The new object that the Aura with the ability became when what it enchanted left (400.7f). */
  readonly sourceBecame?: ObjectId
  /** Place of the ability among those of its source, where what it does is done only once each turn (603.2h). */
  readonly ability?: number
  /** The X of what turned its source face up (702.37f). */
  readonly x?: number
}

/** The computed characteristics of an object (CR 109.3, 613), and who controls it. */
export interface Characteristics {
  readonly id: ObjectId
  readonly name: string
  /** CR 709.4a: where it has two, its names one by one; `name` says them together. */
  readonly names?: readonly string[]
  readonly manaCost: ManaCost | null
  readonly manaValue: number
  readonly colors: readonly Color[]
  readonly supertypes: readonly Supertype[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly allCreatureTypes: boolean
  readonly power: number | null
  readonly toughness: number | null
  readonly loyalty: number | null
  /** Printed, granted and intrinsic abilities, keyword abilities unexpanded. */
  readonly abilities: readonly Ability[]
  readonly controller: PlayerId
  /** CR 715.2a, 720.2a, 722.2a: it has such alternative characteristics, whether it uses them or not. */
  readonly alternative?: AlternativeKind
  /** True for a card nobody here has seen: nothing above is known. */
  readonly unknown: boolean
  /** Text of the object that is not understood and not removed by an effect. */
  readonly gaps: CardDefinition['gaps']
}

/** CR 201.2b, 709.4a: none, one, or the two of a split card. */
export const namesOf = ({ name, names }: Pick<Characteristics, 'name' | 'names'>): readonly string[] =>
  names ?? (name === '' ? [] : [name])

export type CombatRole = 'attacking' | 'blocking' | 'blocked' | 'unblocked'

/** Last known information (CR 608.2h, 113.7a): the object as it last was where it was expected to be. */
export interface Snapshot {
  readonly object: GameObject
  readonly characteristics: Characteristics
  /** What it was doing in combat. */
  readonly combat?: readonly CombatRole[]
  /** What was attached to it. */
  readonly attachments?: readonly ObjectId[]
}
