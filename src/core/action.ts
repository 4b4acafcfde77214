import type { Answer } from './decision.ts'
import type { Face, Half } from './face.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { ManaType } from './mana.ts'

/** What somebody does. Fields that hold a choice may be left out: the choice is made if there is only one, else asked for. */
export type Action = Deed & Made

/** CR 723.5: who makes the choice, where that is another player who controls `player`. */
export interface Made {
  readonly decider?: PlayerId
}

type Deed =
  | { readonly kind: 'pass-priority'; readonly player: PlayerId }
  /** Everybody passes in turn until the top of the stack resolves or the step ends (117.4). */
  | { readonly kind: 'pass-all' }
  | ({
      readonly kind: 'play-land'
      readonly player: PlayerId
      readonly object?: ObjectId
      readonly card?: string
      /** Of a modal double-faced card: the face that is played (712.12). */
      readonly face?: Face
    } & Answered)
  | CastSpell
  | ActivateAbility
  | SpecialAction
  | {
      readonly kind: 'declare-attackers'
      readonly player: PlayerId
      readonly attackers: readonly {
        readonly attacker: ObjectId
        readonly defender?: TargetId
        /** Those with the same number are a band (702.22c). */
        readonly band?: number
      }[]
    }
  | {
      readonly kind: 'declare-blockers'
      readonly player: PlayerId
      readonly blockers: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[]
    }
  /** Answers the pending decision; `key` guards against answering another one. */
  | { readonly kind: 'choose'; readonly player: PlayerId; readonly key?: string; readonly answer: Answer }
  | { readonly kind: 'concede'; readonly player: PlayerId }
  /** CR 732.2: choices of all players in order, taken as far as nobody wants to choose otherwise. */
  | ({ readonly kind: 'shortcut'; readonly player: PlayerId; readonly sequence: readonly ShortcutStep[] } & Answered)

/** CR 732.2a: one choice of somebody, or a loop of choices that is gone through so many times. */
export type ShortcutStep =
  | Action
  | { readonly kind: 'loop'; readonly times: number; readonly sequence: readonly ShortcutStep[] }

/**
 * Answers to questions that an `incomplete` verdict asked, by the key of its decision: for every choice that no other field
 * of the action holds, and instead of them. An answer to a question that is not asked is refused.
 */
export interface Answered {
  readonly answers?: Readonly<Record<string, Answer>>
}

export interface Choices extends Answered {
  /** Indexes of modes from 0 (700.2). */
  readonly modes?: readonly number[]
  /** Per use of the word "target" (per slot, in the order of the text and of the chosen modes) the ids chosen. */
  readonly targets?: readonly (readonly TargetId[])[]
  readonly x?: number
  /** Per target slot that divides: how much each gets (601.2d). */
  readonly divide?: readonly Readonly<Record<TargetId, number>>[]
  /** Optional additional costs to pay: `kicker`, `buyback`. */
  readonly pay?: readonly string[]
  /** Answers to choices in costs by kind: `sacrifice`, `discard`, `exile`, `tap-permanents`, `return-to-hand`; and `mana`. */
  readonly costs?: Readonly<Record<string, readonly ObjectId[]>>
  readonly payment?: Payment
}

/** Explicit payment: these mana abilities are activated, in order, and then the pool is used (601.2g–h). */
export interface Payment {
  readonly mana: readonly {
    readonly source: ObjectId
    readonly ability?: number
    readonly produces?: readonly ManaType[]
  }[]
  /** How many Phyrexian symbols are paid with 2 life each (107.4f). */
  readonly lifeFor?: number
}

export interface CastSpell extends Choices {
  readonly kind: 'cast-spell'
  readonly player: PlayerId
  readonly object?: ObjectId
  /** Names a card of which only the presence is known; one unknown card of that player's hand becomes it. */
  readonly card?: string
  /** What of it is cast, where there is a choice (712.11b, 715.3, 718.3, 720.3). */
  readonly face?: Face
  /** Turned face down first, as its morph or disguise ability lets it be cast (708.4). */
  readonly faceDown?: true
}

export interface ActivateAbility extends Choices {
  readonly kind: 'activate-ability'
  readonly player: PlayerId
  readonly object: ObjectId
  /** Index among the activated abilities of the object, from 0. May be left out if there is one. */
  readonly ability?: number
  /** For a mana ability with a choice: what it makes. */
  readonly produces?: readonly ManaType[]
}

/**
 * CR 116.2: what a player with priority may do without the stack, besides playing a land; and `before-mulligan`, what a card in
 * hand lets its owner do as they would declare whether to take a mulligan (103.5b).
 */
export const SPECIAL_ACTIONS = [
  'turn-face-up',
  'suspend',
  'take-companion',
  'foretell',
  'plot',
  'unlock-door',
  'before-mulligan',
] as const
export type SpecialActionName = (typeof SPECIAL_ACTIONS)[number]

export interface SpecialAction extends Pick<Choices, 'answers' | 'x' | 'costs' | 'payment'> {
  readonly kind: 'special-action'
  readonly what: SpecialActionName
  readonly player: PlayerId
  readonly object?: ObjectId
  /** Says which card a face-down permanent or a card in hand is that nobody here has seen. */
  readonly card?: string
  /** Which of several costs is paid. */
  readonly by?: string
  /** Of a permanent with locked halves: the one that is unlocked (116.2m). */
  readonly face?: Half
}
