import type { Amount } from './amount.ts'
import type { CombatCost } from './combat-cost.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { Filter, PlayerRelation } from './filter.ts'
import type { KeywordAbility } from './keyword.ts'
import type { Modification } from './modification.ts'
import type { AlternativeCost, CostChange, Permission, Requirement, Restriction } from './permission.ts'
import type { Replacement } from './replacement.ts'
import type { TriggerEvent } from './trigger.ts'
import type { Zone } from './zone.ts'

/** One use of the word "target" (CR 115.1, 115.3): `id` is what effects refer to it by. */
export interface TargetSlot {
  readonly id: string
  readonly filter: Filter
  readonly min: Amount
  readonly max: Amount
  /** Damage or counters divided among the targets (601.2d). */
  readonly divide?: Amount
  /** An opponent of its controller chooses (601.7, 602.3). */
  readonly chooser?: 'opponent'
}

/** What a spell or ability says to do: its targets and its instructions in order, or a choice among modes (700.2). */
export type Body =
  | {
      readonly kind: 'simple'
      readonly targets: readonly TargetSlot[]
      readonly effects: readonly Effect[]
      /** What X is, where the text says it (107.3c). */
      readonly x?: Amount
    }
  | {
      readonly kind: 'modal'
      readonly min: number
      readonly max: number
      /** The same mode may be chosen more than once (700.2d). */
      readonly repeat?: boolean
      /** How many instead, where an additional cost is paid (601.4). */
      readonly whenPaid?: { readonly option: 'kicker' | 'entwine'; readonly min: number; readonly max: number }
      /** An opponent of its controller chooses (601.7, 602.3). */
      readonly chooser?: 'opponent'
      readonly modes: readonly SimpleBody[]
    }

export interface SimpleBody {
  readonly targets: readonly TargetSlot[]
  readonly effects: readonly Effect[]
}

/** Which objects a static ability's continuous effect affects. */
export type Affected = 'self' | 'attached' | Filter

export type StaticEffect =
  | { readonly kind: 'continuous'; readonly affects: Affected; readonly modifications: readonly Modification[] }
  | Restriction
  | Requirement
  | Permission
  | CostChange
  | CombatCost
  | AlternativeCost
  | { readonly kind: 'replacement'; readonly replacement: Replacement }
  /** CR 118.8: an additional cost to cast the object itself. */
  | { readonly kind: 'additional-cost'; readonly cost: Cost }
  /** "Cast this spell only …" (601.3). */
  | { readonly kind: 'cast-only'; readonly when: Condition }
  /** CR 610.5: what such spells are or have from the moment those players put them on the stack. */
  | {
      readonly kind: 'as-cast'
      readonly who: PlayerRelation
      readonly what: Filter
      readonly modifications: readonly Modification[]
    }
  /** CR 103.6a: its owner may begin the game with it on the battlefield, from an opening hand. */
  | { readonly kind: 'begin-on-battlefield' }
  /** CR 103.6b: its owner may reveal it from an opening hand, and these instructions follow if so. */
  | { readonly kind: 'reveal-from-opening-hand'; readonly effects: readonly Effect[] }
  /**
   * CR 603.11, 607.2h: the first card that its controller draws each turn may be revealed as it is drawn, the object itself or any;
   * what follows happens when it is, to the card bound as `revealed` where `only` matches it.
   */
  | {
      readonly kind: 'reveal-as-drawn'
      readonly what: 'self' | 'any'
      readonly must?: true
      readonly only?: Filter
      readonly effects: readonly Effect[]
    }
  /** CR 103.5b: while it is in hand its owner may do this at any time they could take a mulligan. */
  | { readonly kind: 'before-mulligan'; readonly effects: readonly Effect[] }
  /** CR 122.4: no more than so many counters of a kind on the object itself. */
  | { readonly kind: 'max-counters'; readonly counter: string; readonly count: number }
  /** CR 400.2, 401.5: the top cards of libraries, or hands, that you or all players see. */
  | {
      readonly kind: 'show'
      readonly what: 'library-top' | 'hand'
      readonly whose: PlayerRelation
      readonly to: 'you' | 'all'
    }
  | { readonly kind: 'max-hand-size'; readonly who: 'you'; readonly size: 'none' | number }
  /** CR 603.2d: abilities of what is meant trigger so many times more, where `cause` is given only on such an event. */
  | {
      readonly kind: 'extra-trigger'
      readonly what: Affected
      readonly cause?: TriggerEvent
      readonly times: number
    }

/** CR 113.3: an ability of an object. Plain JSON; public, tools may send it. */
export type Ability =
  | { readonly kind: 'spell'; readonly body: Body }
  | {
      readonly kind: 'activated'
      readonly cost: Cost
      readonly body: Body
      /** Zone it works from; the battlefield when absent (113.6). */
      readonly zone?: Zone
      /** `instant`: a mana ability that can't be activated while something is paid for (602.5e). */
      readonly timing?: 'sorcery' | 'instant'
      readonly onlyDuring?: Condition
      readonly limit?: 'once-each-turn'
    }
  | {
      readonly kind: 'triggered'
      readonly event: TriggerEvent
      /** Intervening if (603.4). */
      readonly condition?: Condition
      readonly body: Body
      readonly zone?: Zone
      /** "Triggers only once each turn", or "do this only once each turn" (603.2h). */
      readonly limit?: 'once-each-turn' | 'do-once-each-turn'
      /** "This ability can't be countered" (603.1a). */
      readonly cantBeCountered?: true
    }
  | {
      readonly kind: 'static'
      readonly effects: readonly StaticEffect[]
      readonly condition?: Condition
      readonly zone?: Zone
      /** Functions everywhere but there (113.6c). */
      readonly notIn?: Zone
    }
  | ({ readonly kind: 'keyword' } & KeywordAbility)
