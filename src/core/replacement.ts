import type { Amount } from './amount.ts'
import type { CoinSide } from './chance.ts'
import type { Choice } from './choice.ts'
import type { Condition } from './condition.ts'
import type { CopyExceptions } from './copy.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { Comparison, Filter, PlayerRelation } from './filter.ts'
import type { LinkId } from './link.ts'
import type { ManaType } from './mana.ts'
import type { Modification } from './modification.ts'
import type { Ref } from './ref.ts'
import type { Phase, Step } from './step.ts'
import type { Zone } from './zone.ts'

/** CR 614, 615: effects that change an event while it happens. */
export type Replacement =
  /** CR 614.1c–d: how something enters the battlefield. */
  | {
      readonly kind: 'enters-with'
      readonly what: 'self' | Filter
      readonly tapped?: boolean
      /** Prepared (722.3a). */
      readonly prepared?: true
      /** With its back face up (616.1d, 712.13a). */
      readonly transformed?: true
      readonly counters?: { readonly counter: string; readonly amount: Amount }
      /** Tapped (or with counters) only if / unless this holds. */
      readonly unless?: Condition
      readonly condition?: Condition
      /** What it is or has from the moment it enters, by this effect (611.2e). */
      readonly being?: readonly Modification[]
      /** Enters tapped unless this is paid as it enters. */
      readonly unlessPaid?: Cost
      /** "As this enters, choose …" (614.12a): its controller does, and linked abilities refer to it. */
      readonly choose?: { readonly choice: Choice; readonly link: LinkId }
      /** CR 614.13a: its controller may sacrifice or exile any number of these as it enters, with so many counters for each. */
      readonly taking?: {
        readonly how: 'sacrifice' | 'exile'
        readonly what: Filter
        readonly each?: { readonly counter: string; readonly amount: Amount }
        /** Linked abilities speak of them. */
        readonly link?: LinkId
      }
    }
  /** CR 707.5: it enters as a copy of one of these; of none where its controller may. */
  | {
      readonly kind: 'enters-as-copy'
      /** Which objects enter so; the object itself if absent. */
      readonly what?: Filter
      readonly of: Filter
      readonly optional?: boolean
      /** Tapped, where it is a copy. */
      readonly tapped?: boolean
      /** With counters by an exception, unless it becomes a copy of something else yet (707.9e). */
      readonly counters?: { readonly counter: string; readonly amount: Amount }
      readonly except?: CopyExceptions
      /** "When you do": what happens then, to what it copies (bound as `copied`), unless it becomes a copy of something else yet (707.9g). */
      readonly effects?: readonly Effect[]
    }
  /** CR 614.1e, 708.11: what is done while the object itself is turned face up; `ifPaid`: only for that cost. */
  | { readonly kind: 'turned-up'; readonly effects: readonly Effect[]; readonly ifPaid?: 'megamorph' }
  /** CR 712.20: what is done while the object itself transforms into what has this. */
  | { readonly kind: 'as-transforms'; readonly effects: readonly Effect[] }
  /** CR 616.1b: what would enter under the control of such a player enters under yours. */
  | { readonly kind: 'enters-under'; readonly what: Filter; readonly from: PlayerRelation }
  /** CR 614.1a: a would-be zone change goes elsewhere. */
  | {
      readonly kind: 'redirect-zone'
      readonly what: 'self' | Filter
      readonly from?: Zone
      /** Absent: wherever it would go. */
      readonly to?: Zone
      readonly instead: Zone
      /** In a library: there; shuffled into it if absent (701.24). */
      readonly position?: 'top' | 'bottom'
      readonly reveal?: boolean
      /** Linked abilities speak of what goes there so (607.2b). */
      readonly link?: LinkId
      readonly counters?: { readonly counter: string; readonly amount: Amount }
      /** Only where it has not been cast. */
      readonly uncast?: true
      /** What else is done then. */
      readonly besides?: readonly Effect[]
    }
  /** CR 615: prevents damage to or from what matches; absent amount: all of it. */
  | {
      readonly kind: 'prevent-damage'
      readonly to?: 'self' | 'attached' | Filter
      readonly from?: 'self' | 'attached' | Filter
      /** The effect was laid on the source of the damage, not on what it protects. */
      readonly on?: 'source'
      readonly combat?: boolean
      readonly amount?: Amount
      /** Only the next time (615.8). */
      readonly once?: boolean
      /** What else it does, with the damage prevented as the amount of the event (615.5). */
      readonly besides?: readonly Effect[]
    }
  /** CR 614.9: damage is dealt to something else instead. */
  | {
      readonly kind: 'redirect-damage'
      readonly to?: 'self' | 'attached' | Filter
      readonly from?: 'self' | 'attached' | Filter
      readonly on?: 'source'
      readonly combat?: boolean
      readonly amount?: Amount
      readonly once?: boolean
      /** Who or what it is dealt to. */
      readonly instead: Ref
    }
  /** CR 614.6: instructions are followed instead of a player's drawing a card, gaining life or losing life. */
  | {
      readonly kind: 'instead'
      readonly event: 'draw' | 'life-gain' | 'life-loss' | 'life-payment'
      readonly who: PlayerRelation
      /** Only where this holds as the event would happen. */
      readonly condition?: Condition
      /** Of draws: not the first that a player makes in each of their own draw steps. */
      readonly exceptFirst?: true
      /** That player may let it happen as it would. */
      readonly optional?: boolean
      readonly once?: boolean
      /** The number of the event is the amount of life. */
      readonly effects: readonly Effect[]
    }
  /** Damage that would reduce a player's life total to less than this reduces it to this instead. */
  | { readonly kind: 'life-floor'; readonly who: PlayerRelation; readonly least: number }
  /** CR 614.10: a step, phase or turn is skipped. */
  | {
      readonly kind: 'skip'
      /** `extra-turn`: only a turn that an effect has given (500.7). */
      readonly what: Step | Phase | 'turn' | 'extra-turn'
      readonly who: PlayerRelation
      /** Only the next one. */
      readonly once?: boolean
    }
  /** Twice as much or more of something. */
  | {
      readonly kind: 'modify-amount'
      /** `draws`: the number of cards, before any is drawn (121.2a); `draw`: each card. */
      readonly event: 'counters' | 'tokens' | 'damage' | 'life-gain' | 'draws' | 'draw' | 'mana'
      readonly who: PlayerRelation
      readonly what?: Filter
      /** Of damage: only what is dealt to these. */
      readonly to?: Filter
      /** Of counters: only those of this kind. */
      readonly counter?: string
      /** Only what an effect does (614.16), not what a cost or a turn-based action does. */
      readonly byEffect?: boolean
      readonly times?: number
      readonly plus?: number
    }
  /** CR 705.3: a flip has this result whatever comes up, or who flips wins it. */
  | { readonly kind: 'fix-flip'; readonly who: PlayerRelation; readonly side?: CoinSide; readonly wins?: true }
  /** CR 706.6: one more coin or die than there would be, and one is ignored: the lowest, or one that its player chooses. */
  | {
      readonly kind: 'spare-roll'
      readonly of: 'coin' | 'dice'
      readonly who: PlayerRelation
      readonly ignore: 'lowest' | 'chosen'
    }
  /** CR 706.2b: a die is rolled again, or its result is so much more or less (706.2a: perhaps only if its player wants, and pays). */
  | {
      readonly kind: 'modify-roll'
      readonly who: PlayerRelation
      readonly how: 'reroll' | { readonly plus: Amount }
      /** Only of a die that came up so. */
      readonly natural?: Comparison
      readonly optional?: true
      readonly cost?: Cost
    }
  /** CR 106.12b: a permanent tapped for mana produces this type instead, as much as it would or so much. */
  | {
      readonly kind: 'produce-instead'
      readonly who: PlayerRelation
      readonly what?: Filter
      readonly type: ManaType
      readonly amount?: number
    }
