import type { Ability, TargetSlot } from './ability.ts'
import type { Amount } from './amount.ts'
import type { TokenDefinition } from './card.ts'
import type { ChanceEffect } from './chance-effect.ts'
import type { Choice } from './choice.ts'
import type { CopyExceptions } from './copy.ts'
import type { DesignationEffect } from './designation-effect.ts'
import type { DigEffect } from './dig-effect.ts'
import type { Duration } from './duration.ts'
import type { ExchangeEffect } from './exchange-effect.ts'
import type { FaceEffect } from './face-effect.ts'
import type { Filter } from './filter.ts'
import type { GameEffect } from './game-effect.ts'
import type { LinkId } from './link.ts'
import type { ManaRestriction } from './mana.ts'
import type { ManaProduction } from './mana-production.ts'
import type { FaceDown } from './marks.ts'
import type { Modification } from './modification.ts'
import type { Permission, Requirement, Restriction } from './permission.ts'
import type { Ref } from './ref.ts'
import type { Replacement } from './replacement.ts'
import type { StackEffect } from './stack-effect.ts'
import type { Step } from './step.ts'
import type { TriggerEvent } from './trigger.ts'
import type { AskedSort } from './word-change.ts'
import type { WrapperEffect } from './wrapper-effect.ts'
import type { Zone } from './zone.ts'

/**
 * One instruction of a spell or ability (CR 608.2c): a verb that mirrors an event, or one of the wrappers. `as` names what
 * the instruction acted on, made or counted, for later instructions.
 */
export type Effect =
  | {
      readonly do: 'damage'
      readonly source: Ref
      readonly amount: Amount
      readonly to: Ref
      readonly divided?: boolean
      /** Damage beyond what is lethal is dealt to this instead (120.4a). */
      readonly excess?: Ref
      readonly unpreventable?: boolean
    }
  | { readonly do: 'destroy'; readonly what: Ref; readonly noRegeneration?: boolean; readonly as?: string }
  | {
      readonly do: 'exile'
      readonly what: Ref
      /** Returns at once when the source leaves the battlefield; does nothing if it has left already (610.3). */
      readonly until?: 'source-leaves'
      readonly faceDown?: boolean
      /** Who may look at what is exiled face down (406.3). */
      readonly seenBy?: Ref
      /** Linked abilities speak of what is exiled so (607.2a). */
      readonly link?: LinkId
      readonly as?: string
    }
  | { readonly do: 'sacrifice'; readonly who: Ref; readonly what: Ref; readonly as?: string }
  /** `as`: the cards drawn, without those of draws that were replaced (121.6c). */
  | { readonly do: 'draw'; readonly who: Ref; readonly amount: Amount; readonly as?: string }
  | {
      readonly do: 'discard'
      readonly who: Ref
      readonly amount: Amount | 'hand'
      readonly random?: boolean
      readonly what?: Filter
      /** Somebody else chooses, seeing the hand. */
      readonly chooser?: Ref
      readonly as?: string
    }
  | { readonly do: 'mill'; readonly who: Ref; readonly amount: Amount; readonly as?: string }
  | { readonly do: 'scry'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'surveil'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'gain-life'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'lose-life'; readonly who: Ref; readonly amount: Amount; readonly as?: string }
  | { readonly do: 'set-life'; readonly who: Ref; readonly amount: Amount }
  | { readonly do: 'tap'; readonly what: Ref }
  | { readonly do: 'untap'; readonly what: Ref }
  | {
      readonly do: 'put-counters'
      readonly on: Ref
      readonly counter: string
      readonly amount: Amount
      readonly divided?: boolean
    }
  /** As many counters of each kind (or of one) as something has or last had (122.8–122.9). */
  | { readonly do: 'put-same-counters'; readonly of: Ref; readonly on: Ref; readonly counter?: string }
  | { readonly do: 'remove-counters'; readonly from: Ref; readonly counter: string; readonly amount: Amount | 'all' }
  /** Moves to a zone: bounce, reanimation, regrowth, putting on top of a library. */
  | {
      readonly do: 'move'
      readonly what: Ref
      /** Moves only from this zone (400.7): "return this card from your graveyard …". */
      readonly from?: Zone
      readonly to: Zone
      readonly position?: 'top' | 'bottom' | { readonly fromTop: number }
      /** Into a library in a random order, which nobody chooses (401.4). */
      readonly randomly?: true
      /** Who controls it on the battlefield; its owner if absent and `you` if given so. */
      readonly under?: Ref
      readonly tapped?: boolean
      /** Enters the battlefield with its back face up; what has none stays where it is (712.14a). */
      readonly transformed?: true
      /** Enters the battlefield flipped (110.5b). */
      readonly flipped?: true
      /** Enters the battlefield face down (708.3). */
      readonly faceDown?: FaceDown
      readonly counters?: { readonly counter: string; readonly amount: Amount }
      readonly reveal?: boolean
      /** What spoke of the card before speaks of it in its new zone too, if all can see that (400.7k). */
      readonly traced?: true
      /** CR 611.2e: what it "is" or "has" from the moment it enters, for as long as it is there. */
      readonly being?: readonly Modification[]
      /** Enters attacking (508.4): what its controller chooses, or what is named. */
      readonly attacking?: true | Ref
      /** Enters blocking (509.4): the attacker its controller chooses, or the one named. */
      readonly blocking?: true | Ref
      /** Linked abilities speak of what is put there so (607.2a, 607.2c). */
      readonly link?: LinkId
      readonly as?: string
    }
  | {
      readonly do: 'create-token'
      readonly who: Ref
      readonly amount: Amount
      readonly token: TokenDefinition
      readonly tapped?: boolean
      readonly attacking?: boolean | Ref
      readonly blocking?: true | Ref
      /** Linked abilities speak of what is created so (607.2c). */
      readonly link?: LinkId
      readonly as?: string
    }
  /** Tokens that are copies of what is referred to (707.2). */
  | {
      readonly do: 'create-token-copy'
      readonly who: Ref
      readonly amount: Amount
      readonly of: Ref
      readonly except?: CopyExceptions
      readonly tapped?: boolean
      readonly link?: LinkId
      readonly as?: string
    }
  /** Becomes a copy of something and stays one (707.4), or is one for a time (611.2a, 613.2a). */
  | {
      readonly do: 'become-copy'
      readonly what: Ref
      readonly of: Ref
      readonly except?: CopyExceptions
      readonly duration?: Duration
    }
  | {
      readonly do: 'search'
      readonly who: Ref
      /** Whose zone; the searcher's own if absent. */
      readonly whose?: Ref
      readonly zone: 'library' | 'graveyard' | 'hand'
      readonly filter: Filter
      readonly count: Amount
      readonly upTo?: boolean
      readonly to: Zone
      readonly tapped?: boolean
      readonly position?: 'top' | 'bottom'
      readonly reveal?: boolean
      readonly shuffle: boolean
      readonly link?: LinkId
      readonly as?: string
    }
  | { readonly do: 'shuffle'; readonly who: Ref }
  /** `who`: whose library is shuffled, also where there is nothing to go into it (701.24d). */
  | { readonly do: 'shuffle-into-library'; readonly what: Ref; readonly who?: Ref }
  | FaceEffect
  | { readonly do: 'fight'; readonly a: Ref; readonly b: Ref }
  | { readonly do: 'attach'; readonly what: Ref; readonly to: Ref }
  | { readonly do: 'unattach'; readonly what: Ref }
  | {
      readonly do: 'add-mana'
      readonly who: Ref
      readonly mana: ManaProduction
      readonly restriction?: ManaRestriction
    }
  /** Unspent mana of one player becomes another's, with all that goes with it (106.13). */
  | { readonly do: 'drain-mana'; readonly from: Ref; readonly to: Ref }
  /** As much more of each type of mana as a player has unspent (701.10f). */
  | { readonly do: 'double-mana'; readonly who: Ref }
  /** A continuous effect (611.2): characteristics, control. */
  | {
      readonly do: 'continuous'
      readonly what: Ref
      readonly modifications: readonly Modification[]
      readonly duration: Duration
    }
  /** CR 611.2f: the same for the next spell of a sort that a player casts while this lasts, from the moment it is put on the stack. */
  | {
      readonly do: 'next-spell'
      readonly who: Ref
      readonly what: Filter
      readonly modifications: readonly Modification[]
      readonly duration: Duration
    }
  /** CR 612: one word of these sorts is replaced by another of its sort; the controller names both while resolving. */
  | {
      readonly do: 'change-text'
      readonly what: Ref
      readonly sorts: readonly AskedSort[]
      readonly duration: Duration
    }
  /** "Can't block this turn" and the like; `self` in the rule means what `what` names. */
  | {
      readonly do: 'rule'
      readonly what: Ref
      readonly rule: Restriction | Requirement | Permission
      readonly duration: Duration
    }
  /** A replacement or prevention effect that lasts or waits (615.1a). */
  | { readonly do: 'shield'; readonly what: Ref; readonly replacement: Replacement; readonly duration: Duration }
  | { readonly do: 'regenerate'; readonly what: Ref }
  | { readonly do: 'remove-from-combat'; readonly what: Ref }
  /** "Becomes blocked" (509.1h), by no creature. */
  | { readonly do: 'become-blocked'; readonly what: Ref }
  /** "Is attacking", though nobody declared it (508.4): what its controller chooses, or what is named. */
  | { readonly do: 'join-attack'; readonly what: Ref; readonly defender?: Ref }
  /** `who` chooses anew what an attacking creature attacks (508.7). */
  | { readonly do: 'reselect-attack'; readonly what: Ref; readonly who: Ref }
  | StackEffect
  | DigEffect
  | ExchangeEffect
  | GameEffect
  | ChanceEffect
  | DesignationEffect
  /** A delayed triggered ability (603.7). */
  | {
      readonly do: 'delayed-trigger'
      readonly event: TriggerEvent | { readonly on: 'next-step'; readonly step: Step; readonly whose: 'any' | 'you' }
      readonly effects: readonly Effect[]
      /** "Whenever … this turn": each time until the turn ends, not once (603.7b). */
      readonly thisTurn?: boolean
    }
  /** Reflexive (603.12): "when you do". */
  | { readonly do: 'reflexive-trigger'; readonly targets: readonly TargetSlot[]; readonly effects: readonly Effect[] }
  | {
      readonly do: 'grant-until'
      readonly who: Ref
      readonly abilities: readonly Ability[]
      readonly duration: Duration
    }
  /** A player chooses a value, for what follows and for linked abilities (607.1c, 607.2d). */
  | { readonly do: 'choose'; readonly who: Ref; readonly choice: Choice; readonly link: LinkId }
  /** CR 607.2e: a number is noted for linked abilities. */
  | { readonly do: 'note'; readonly amount: Amount; readonly link: LinkId }
  | WrapperEffect

export type EffectVerb = Effect['do']
