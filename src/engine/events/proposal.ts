import type { CardDefinition, TokenDefinition } from '../../core/card.ts'
import type { Effect } from '../../core/effect.ts'
import type { MoveCause } from '../../core/event.ts'
import type { CastHalf, Half } from '../../core/face.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { FaceDown, Marks } from '../../core/marks.ts'
import type { Modification } from '../../core/modification.ts'
import type { Zone } from '../../core/zone.ts'
import type { Env } from '../refs/env.ts'
import type { Position } from './zones.ts'

/** An event before it happens: what replacement and prevention effects see and change (CR 614.1, 615.1). */
export type Proposal =
  | MoveProposal
  /** So many cards are about to be drawn, before the first of them is (121.2a). */
  | { readonly kind: 'draws'; readonly player: PlayerId; readonly count: number }
  | { readonly kind: 'draw'; readonly player: PlayerId }
  | DamageProposal
  | {
      readonly kind: 'life'
      readonly player: PlayerId
      readonly delta: number
      readonly cause: 'effect' | 'cost' | 'lifelink' | 'damage'
    }
  | {
      readonly kind: 'counters'
      readonly on: TargetId
      readonly counter: string
      readonly delta: number
      readonly by?: PlayerId
      /** Put or removed to pay a cost or by the rules themselves, not by an effect (614.16). */
      readonly byRule?: boolean
    }
  | { readonly kind: 'tap'; readonly object: ObjectId; readonly forMana?: boolean }
  | { readonly kind: 'untap'; readonly object: ObjectId }
  | {
      readonly kind: 'create-token'
      readonly player: PlayerId
      readonly token: TokenDefinition
      readonly tapped?: boolean
      readonly prepared?: boolean
      /** Of a double-faced token: with its back face up (707.8a). */
      readonly back?: boolean
      readonly counters?: Readonly<Record<string, number>>
      readonly copying?: Copying
      /** What it remembers, for linked abilities (607.2). */
      readonly chosen?: Readonly<Record<string, string>>
      /** Enters attacking this player or permanent (508.4), or blocking this attacker (509.4). */
      readonly attacking?: TargetId
      readonly blocking?: ObjectId
      /** Of an Aura: what it enters attached to (303.4f). */
      readonly attachTo?: TargetId
    }
  /** What an effect says to do instead of an event (614.6). */
  | {
      readonly kind: 'instructions'
      readonly player: PlayerId
      readonly env: Env
      /** The object whose text it is has moved by then, and is followed. */
      readonly asMoved?: true
      readonly effects: readonly Effect[]
      readonly applied: ReadonlySet<string>
    }
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: TargetId }
  | { readonly kind: 'unattach'; readonly object: ObjectId }

/** Modifications by the effect that puts something onto the battlefield. */
export interface Being {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly modifications: readonly Modification[]
}

/** Of what enters as a copy: how many copy effects have applied to it, and the counters it would have without the last (707.9e). */
export interface Copying {
  readonly count: number
  readonly otherCounters: Readonly<Record<string, number>>
  /** What the last of them does once it has entered, and to what (707.9g). */
  readonly linked?: { readonly env: Env; readonly effects: readonly Effect[]; readonly copied: ObjectId }
}

export interface MoveProposal {
  readonly kind: 'move'
  readonly object: ObjectId
  readonly to: Zone
  readonly cause: MoveCause
  readonly position?: Position
  /** Controller on the battlefield or the stack; the owner where absent. */
  readonly under?: PlayerId
  readonly tapped?: boolean
  readonly counters?: Readonly<Record<string, number>>
  readonly attachTo?: TargetId
  /** Face down, and how (708.3); its new zone is the battlefield, the stack or exile. */
  readonly down?: FaceDown
  /** Of a double-faced object: with its back face up (712.14a). */
  readonly back?: boolean
  /** Of a split card that is cast: which half of it becomes the spell (709.3a). */
  readonly half?: CastHalf
  /** Of a permanent with a shared type line: the half that was cast (709.5d). */
  readonly unlocked?: readonly Half[]
  /** Enters flipped (110.5b). */
  readonly flipped?: true
  /** With its alternative characteristics (715.3b, 718.3b, 720.3b). */
  readonly alternative?: boolean
  /** Enters prepared (722.3a). */
  readonly prepared?: boolean
  /** What is remembered of it in its new zone. */
  readonly remembered?: Marks
  /** It is and stays bestowed, since then (702.103b). */
  readonly bestowed?: number
  /** What it enters as a copy of; null where its controller chose nothing. */
  readonly copied?: CardDefinition | null
  readonly copying?: Copying
  /** What an effect says the permanent is or has as it enters (611.2e). */
  readonly being?: Being
  /** What the new object remembers, for linked abilities (607.2). */
  readonly chosen?: Readonly<Record<string, string>>
  /** The object or rule that destroys or counters. */
  readonly by?: ObjectId
  /** Enters attacking this player or permanent (508.4), or blocking this attacker (509.4). */
  readonly attacking?: TargetId
  readonly blocking?: ObjectId
  /** Of a permanent of several cards: in which order its pieces go, by the ids they had (730.3a). */
  readonly order?: readonly ObjectId[]
  /** Of a merged permanent that is a token: where a replacement effect moves its cards instead (730.3e). */
  readonly cards?: MoveProposal
  /** Destruction that regeneration can't replace (701.19c). */
  readonly noRegeneration?: boolean
}

export interface DamageProposal {
  readonly kind: 'damage'
  readonly source: ObjectId
  readonly target: TargetId
  readonly amount: number
  readonly combat: boolean
  readonly unpreventable?: boolean
}
