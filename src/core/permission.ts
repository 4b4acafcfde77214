import type { Amount } from './amount.ts'
import type { AlternativeKind } from './card.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Comparison, Filter, PlayerRelation } from './filter.ts'

/**
 * A pattern of things players or objects do, over which restrictions ("can't", 101.2), requirements ("must", 508.1d,
 * 509.1c) and permissions ("may") are laid. `who` is the acting object or player.
 */
export type ActionPattern =
  | {
      readonly act: 'attack'
      readonly who: Filter | 'self' | 'attached'
      /** The player attacked, or whose planeswalker or battle is. */
      readonly defender?: PlayerRelation
      /** The player, planeswalker or battle attacked: "can't attack you" says nothing of planeswalkers. */
      readonly defending?: Filter
      readonly alone?: boolean
      /** More than so many such creatures together in one combat. */
      readonly moreThan?: number
    }
  | {
      readonly act: 'block'
      readonly who: Filter | 'self' | 'attached'
      /** The attacker that is blocked. */
      readonly attacker?: Filter | 'self' | 'attached'
      readonly alone?: boolean
      /** More than so many such creatures together in one combat. */
      readonly moreThan?: number
      /** Of a requirement: each creature that can block such an attacker does, not only one of them. */
      readonly each?: true
      /** Of a permission: so many attackers more than one, or all there are. */
      readonly additional?: number | 'any'
    }
  /** Blocked by fewer than (menace) or more than so many creatures. */
  | { readonly act: 'be-blocked-by'; readonly who: Filter | 'self' | 'attached'; readonly count: Comparison }
  /** CR 510.1a: of a requirement, assign combat damage equal to toughness rather than power. */
  | { readonly act: 'assign-by-toughness'; readonly who: Filter | 'self' | 'attached' }
  | { readonly act: 'be-countered'; readonly who: Filter | 'self' }
  | {
      readonly act: 'be-targeted'
      readonly who: Filter | 'self' | 'attached'
      readonly by: Filter
      /** Only chosen as a spell is cast (601.2c); what is chosen already stays legal. */
      readonly asCast?: boolean
    }
  | { readonly act: 'be-sacrificed'; readonly who: Filter | 'self' | 'attached' }
  | { readonly act: 'untap'; readonly who: Filter | 'self' | 'attached'; readonly untapStepOnly?: boolean }
  | {
      readonly act: 'cast'
      readonly what: Filter
      readonly who: PlayerRelation
      /** More than so many of these each turn. */
      readonly moreThan?: number
      /** At any time that is not the time for a sorcery. */
      readonly unlessSorceryTime?: true
      /** During the turns of others. */
      readonly unlessOwnTurn?: true
    }
  | {
      readonly act: 'activate'
      readonly what: Filter | 'self' | 'attached'
      /** The players who can't; absent: nobody can. */
      readonly who?: PlayerRelation
      readonly manaToo?: boolean
      /** During the turns of others. */
      readonly unlessOwnTurn?: true
    }
  | {
      readonly act: 'play-land'
      readonly who: PlayerRelation
      readonly extra?: number
      /** Land cards that may be played from where they are, which raises no number (305.1). */
      readonly from?: Filter
    }
  /** CR 113.6i: counters (of a kind) are put on what matches, also as it enters. */
  | { readonly act: 'get-counters'; readonly who: Filter | 'self' | 'attached'; readonly counter?: string }
  | { readonly act: 'gain-life'; readonly who: PlayerRelation }
  | { readonly act: 'lose-life'; readonly who: PlayerRelation }
  /** At all, or only for having no life left (704.5a). */
  | { readonly act: 'lose-game'; readonly who: PlayerRelation; readonly for?: 'no-life' }
  | { readonly act: 'win-game'; readonly who: PlayerRelation }
  /** At all, or more than so many cards each turn (121.2b). */
  | { readonly act: 'draw'; readonly who: PlayerRelation; readonly moreThan?: number }
  /** Damage, or only what such sources deal, or combat damage. */
  | { readonly act: 'prevent-damage'; readonly from?: Filter; readonly combat?: true }
  /** CR 704.5j: what matches is left alone by the legend rule. */
  | { readonly act: 'fall-to-legend-rule'; readonly what: Filter }
  /** CR 608.3e: what matches can't be put onto the battlefield. */
  | { readonly act: 'enter'; readonly what: Filter }
  /** What matches enters or dies without causing abilities to trigger, or those of what `of` means (603.2). */
  | { readonly act: 'trigger'; readonly entering?: Filter; readonly dying?: Filter; readonly of?: Filter }
  | { readonly act: 'have-max-hand-size'; readonly who: PlayerRelation }
  /** Pay with mana for what matches, or for anything (118.14, 609.4b). */
  | { readonly act: 'spend-mana'; readonly who: PlayerRelation; readonly on?: Filter }

export interface Restriction {
  readonly kind: 'restriction'
  readonly cant: ActionPattern
}

export interface Requirement {
  readonly kind: 'requirement'
  readonly must: ActionPattern
  /** Laid on permanents by goading them (701.15): on those there are, and once by each player. */
  readonly goad?: true
}

export interface Permission {
  readonly kind: 'permission'
  readonly may: ActionPattern
  /** `as though it had flash` and the like. */
  readonly asThough?:
    | 'flash'
    | 'haste'
    | 'no-defender'
    | 'no-hexproof'
    | 'reach'
    | 'any-color'
    | 'any-type'
    | 'own-graveyard'
  /** Of casting: only with the alternative characteristics of this kind (715.3). */
  readonly as?: AlternativeKind
  /** Of casting: the alternative cost it asks for (118.9b); empty: without paying the mana cost. */
  readonly forCost?: Cost
  /** Of casting as though with flash: an additional cost it asks for (601.3c). */
  readonly ifPaid?: Cost
}

/** CR 118.9: what may be paid rather than a spell's mana cost; empty: nothing, it is cast without paying its mana cost. */
export interface AlternativeCost {
  readonly kind: 'alternative-cost'
  readonly what: 'self' | Filter
  readonly who: PlayerRelation
  readonly cost: Cost
  /** Cast for this cost it may be cast as though it had flash (601.3b). */
  readonly asThough?: 'flash'
}

/** CR 601.2f: what a spell or ability costs more or less. */
export interface CostChange {
  readonly kind: 'cost-change'
  readonly what: Filter
  readonly who: PlayerRelation
  readonly more?: Cost
  /** Generic mana (or symbols) less. */
  readonly less?: Cost
  readonly condition?: Condition
  /** After all else: no less mana than this (601.2f). */
  readonly atLeast?: number
  /** `more` and `less` count once for each of so many. */
  readonly perEach?: Amount
}
