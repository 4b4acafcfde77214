import type { Amount } from './amount.ts'
import type { Filter } from './filter.ts'
import type { PlayerId } from './ids.ts'
import type { Linked } from './link.ts'

/**
 * How a text points at objects or players. No pronoun survives compilation: "it", "that creature", "that player" are
 * one of these. A reference may stand for none, one or several things; effects act on each.
 */
export type Ref =
  /** The object the ability is on (201.5), followed as 400.7 allows. */
  | { readonly ref: 'self' }
  /** The controller of the spell or ability (109.5). */
  | { readonly ref: 'you' }
  /** What was chosen for the target slot with this id. */
  | { readonly ref: 'target'; readonly id: string }
  /** What an earlier part of the same text named with `as`. */
  | { readonly ref: 'bound'; readonly name: string }
  /** The object or player of the event that triggered the ability. */
  | { readonly ref: 'event'; readonly role: EventRole }
  /** What the object the ability is on is attached to: "enchanted creature", "equipped creature". */
  | { readonly ref: 'attached' }
  /** Every object or player that matches, found when the instruction is carried out (608.2). */
  | { readonly ref: 'all'; readonly filter: Filter }
  /** Chosen while resolving, not targeted (115.10): `chooser` picks `count` (or up to it) of what matches. */
  | {
      readonly ref: 'choose'
      readonly filter: Filter
      readonly count: Amount
      readonly upTo?: boolean
      readonly chooser: Ref
      readonly random?: boolean
      /** Any source of damage that matches, wherever it is (609.7a). */
      readonly damageSource?: boolean
    }
  | { readonly ref: 'controller'; readonly of: Ref }
  | { readonly ref: 'owner'; readonly of: Ref }
  /** What a creature attacks, or was attacking when it left combat (702.49c). */
  | { readonly ref: 'attacked'; readonly by: Ref }
  /** The top (or bottom) cards of a player's library. */
  | { readonly ref: 'library-top'; readonly of: Ref; readonly count: Amount }
  /** What a linked ability chose, exiled, put somewhere or created (607.2); several things where it did so several times (607.3). */
  | ({ readonly ref: 'linked' } & Linked)
  /** Several references together: "you and target opponent". */
  | { readonly ref: 'union'; readonly refs: readonly Ref[] }
  /** A certain player: who an effect meant as it began (611.2d). */
  | { readonly ref: 'player'; readonly id: PlayerId }
  /** The current iteration of `for-each`. */
  | { readonly ref: 'each' }

export type EventRole = 'all' | 'object' | 'source' | 'player' | 'attacker' | 'blocker' | 'defender' | 'target'

export const SELF: Ref = { ref: 'self' }
export const YOU: Ref = { ref: 'you' }
