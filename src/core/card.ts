import type { Ability } from './ability.ts'
import type { TypeLine } from './card-type.ts'
import type { Color } from './color.ts'
import type { ManaCost } from './mana.ts'
import type { TriggerEvent } from './trigger.ts'

/** A part of a card's text that is not understood: `span` counts UTF-16 units in `text` of the face, start and end. */
export interface Gap {
  readonly card: string
  readonly text: string
  readonly span: readonly [number, number]
  /** Why: the clause family that was tried last, or a keyword without definition. */
  readonly reason: string
  readonly rule?: string
  /** What kind of ability the words would be (113.3), as far as their form tells: it decides when the gap can matter. */
  readonly scope?: 'spell' | 'activated' | 'triggered' | 'static'
  /** Of a triggered ability: its event, where only the rest is not understood. */
  readonly event?: TriggerEvent
}

/** CR 712.1: the other side of a double-faced card, that of a modal one may be played by itself (712.2, 712.3). */
export interface CardBack {
  readonly layout: 'transforming' | 'modal'
  readonly face: CardDefinition
}

/**
 * CR 712.4: of a card of a meld pair its counterpart, and what they meld into where it is the card that says so; of the combined
 * back face of a pair, which is no card of its own, that it is one.
 */
export type MeldSide = { readonly with: string; readonly into?: string } | { readonly combined: true }
/** CR 715.2, 718.2, 720.2, 722.2: what the characteristics in the inset frame of a card are for. */
export const ALTERNATIVE_KINDS = ['adventure', 'omen', 'preparation', 'prototype'] as const
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number]

/**
 * A second set of characteristics that a card has only where its rule says so: on the stack as an Adventure or Omen, on the stack
 * and the battlefield prototyped, on copies of a prepare spell.
 */
export interface Alternative {
  readonly kind: AlternativeKind
  readonly face: CardDefinition
}

/** Printed characteristics of a card face (CR 109.3, 200.1), compiled. */
export interface CardDefinition {
  readonly name: string
  readonly names?: { readonly fr?: string }
  readonly manaCost: ManaCost | null
  readonly colorIndicator?: readonly Color[]
  /** Of a copy or token: its colours, whatever its mana cost (707.9d, 111.3). */
  readonly colors?: readonly Color[]
  readonly typeLine: TypeLine
  /** A number as printed, or `*` where an ability defines it (208.2). */
  readonly power?: number | '*'
  readonly toughness?: number | '*'
  readonly loyalty?: number
  /** CR 202.3b: the mana cost its mana value is that of, where it is not its own. */
  readonly valueCost?: ManaCost
  /** Of the front face of a double-faced card. */
  readonly back?: CardBack
  readonly meld?: MeldSide
  /** Of an adventurer, omen, preparation or prototype card. */
  readonly alternative?: Alternative
  /** CR 310.4a: of a battle. */
  readonly defense?: number
  readonly abilities: readonly Ability[]
  /** Text of this face that is not understood; empty for a card understood completely. */
  readonly gaps: readonly Gap[]
}

/** CR 111.3: what an effect says of a token; nothing else is true of it. */
export interface TokenDefinition {
  /** Absent: the name is its subtypes and the word Token (111.4). */
  readonly name?: string
  readonly colors: readonly Color[]
  readonly typeLine: TypeLine
  readonly power?: number
  readonly toughness?: number
  /** Of a token that was a copy of a spell (111.13): what is printed on the card it copied. */
  readonly manaCost?: ManaCost
  readonly loyalty?: number
  /** Of a double-faced token (707.8a, 111.10i). */
  readonly back?: TokenDefinition
  /** Of a token that is a copy of something with such characteristics (715.2b, 718.2a, 720.2b, 722.2b). */
  readonly alternative?: Alternative
  /** Of a copy of a card of a meld pair, whose ability speaks of its counterpart, though it does not meld itself (701.42b). */
  readonly meld?: MeldSide
  readonly defense?: number
  readonly abilities: readonly Ability[]
}

/** Looks a card up by name; pure, total, and the same for the same name. */
export type CardLookup = (name: string) => CardDefinition | undefined
