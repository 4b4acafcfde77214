import type { FlipOutcome } from './chance.ts'
import type { Condition } from './condition.ts'
import type { PlayerDesignation, Time } from './designation.ts'
import type { Comparison, Filter, PlayerRelation } from './filter.ts'
import type { ManaType } from './mana.ts'
import type { Step } from './step.ts'
import type { Zone } from './zone.ts'

/** What is watched: the object itself, what it is attached to, or all that match. */
export type Watched = 'self' | 'attached' | Filter

/** The event half of a triggered ability (CR 603.1). */
export type TriggerEvent =
  | { readonly on: 'enters'; readonly what: Watched }
  /** From the battlefield to a graveyard (700.4). */
  | { readonly on: 'dies'; readonly what: Watched }
  | { readonly on: 'leaves'; readonly what: Watched }
  | { readonly on: 'zone-change'; readonly what: Watched; readonly from?: Zone; readonly to?: Zone }
  | {
      readonly on: 'attacks'
      readonly what: Watched
      readonly alone?: boolean
      /** The player attacked, or whose planeswalker or battle is (508.5). */
      readonly defender?: PlayerRelation
      /** The player, planeswalker or battle that is attacked (508.3a). */
      readonly defending?: Filter
    }
  | { readonly on: 'you-attack' }
  /** Once for each player attacked if it says whom (508.3e), once for the declaration otherwise (508.3d). */
  | { readonly on: 'player-attacks'; readonly who: PlayerRelation; readonly whom?: PlayerRelation }
  /** A player, planeswalker or battle, once however many attack it (508.3b). */
  | { readonly on: 'is-attacked'; readonly what: Watched }
  /** `count`: so many creatures, which need not be declared together (509.3e). */
  | { readonly on: 'blocks'; readonly what: Watched; readonly attacker?: Filter; readonly count?: Comparison }
  | { readonly on: 'becomes-blocked'; readonly what: Watched; readonly blocker?: Filter; readonly count?: Comparison }
  | { readonly on: 'attacks-unblocked'; readonly what: Watched }
  | {
      readonly on: 'deals-damage'
      readonly what: Watched
      readonly combat?: boolean
      readonly to?: Filter
      /** "One or more … a player controls": once for each player whose they are and each recipient. */
      readonly oneOrMore?: true
    }
  | {
      readonly on: 'is-dealt-damage'
      readonly what: Watched
      readonly combat?: boolean
      /** More than it could bear; the amount of the event is the excess (120.10). */
      readonly excess?: boolean
    }
  /** Once for each prevention effect and time (615.13). */
  | { readonly on: 'damage-prevented'; readonly what: Watched }
  | { readonly on: 'casts'; readonly who: PlayerRelation; readonly what: Filter; readonly nth?: number }
  | {
      readonly on: 'step-begins'
      readonly step: Step
      readonly whose: PlayerRelation
      /** Of a postcombat main phase: only the second main phase of the turn (505.1b). */
      readonly second?: true
    }
  | { readonly on: 'draws'; readonly who: PlayerRelation; readonly nth?: number }
  | { readonly on: 'flips-coin'; readonly who: PlayerRelation; readonly came?: FlipOutcome }
  /** Once for all dice rolled together; with `each`, `result` or `natural` once for each die that is so (706.2). */
  | {
      readonly on: 'rolls-dice'
      readonly who: PlayerRelation
      readonly each?: true
      readonly result?: Comparison
      readonly natural?: number
    }
  | { readonly on: 'gains-life'; readonly who: PlayerRelation }
  | { readonly on: 'loses-life'; readonly who: PlayerRelation }
  | { readonly on: 'discards'; readonly who: PlayerRelation; readonly what: Filter }
  | { readonly on: 'sacrifices'; readonly who: PlayerRelation; readonly what: Filter }
  | { readonly on: 'taps'; readonly what: Watched; readonly forMana?: boolean; readonly produces?: ManaType }
  | { readonly on: 'untaps'; readonly what: Watched }
  | { readonly on: 'becomes-target'; readonly what: Watched; readonly by: Filter }
  /** `nth`: only as their number comes to so many or more (122.7). */
  | { readonly on: 'counters-put'; readonly what: Watched; readonly counter: string; readonly nth?: number }
  /** `last`: none of the kind is left. */
  | { readonly on: 'counters-removed'; readonly what: Watched; readonly counter: string; readonly last?: boolean }
  /** CR 714.2b–c: chapter abilities of the Saga itself, once for each of these numbers that its lore counters come to. */
  | { readonly on: 'chapter'; readonly numbers: readonly number[] }
  /** CR 309.4c: the venture marker is moved into this room of the dungeon itself; from there it leads to those. */
  | { readonly on: 'room'; readonly room: string; readonly leadsTo: readonly string[] }
  | { readonly on: 'designated'; readonly who: PlayerRelation; readonly as: PlayerDesignation }
  /** It becomes day or night, or either of them becomes the other (731.1a). */
  | { readonly on: 'time-changes'; readonly to: Time | 'other' }
  /** The class level of a permanent becomes this. */
  | { readonly on: 'becomes-level'; readonly what: Watched; readonly level: number }
  | { readonly on: 'plays-land'; readonly who: PlayerRelation }
  | { readonly on: 'cycles'; readonly what: Watched; readonly who?: PlayerRelation }
  | { readonly on: 'turned-face-up'; readonly what: Watched }
  /** Transforms or converts, where it says so into something that matches (701.27e). */
  | { readonly on: 'transforms'; readonly what: Watched; readonly into?: Filter }
  /** A mutating creature spell merges with it (702.140d). */
  | { readonly on: 'mutates'; readonly what: Watched }
  /** Is championed with the object the ability is on (702.72c). */
  | { readonly on: 'championed'; readonly what: Filter }
  | { readonly on: 'phases-out'; readonly what: Watched }
  | { readonly on: 'phases-in'; readonly what: Watched }
  | { readonly on: 'attached'; readonly what: Watched }
  /** Comes off what it was attached to, also by leaving the battlefield (701.3d). */
  | { readonly on: 'unattached'; readonly what: Watched }
  /** A spell or ability is countered. */
  | { readonly on: 'countered'; readonly what: Filter }
  /** A spell or ability has resolved (608.2p). */
  | { readonly on: 'resolves'; readonly what: Filter }
  /** Another player gains control of what this player controlled. */
  | { readonly on: 'loses-control'; readonly who: PlayerRelation; readonly what: Watched }
  | { readonly on: 'loses-game'; readonly who: PlayerRelation }
  /** CR 603.8: no event but a state of the game. */
  | { readonly on: 'state'; readonly condition: Condition }
  | { readonly on: 'any'; readonly events: readonly TriggerEvent[] }
  /** "One or more …": once for all that happens at one time (603.2c), for damage once for each recipient. */
  | { readonly on: 'one-or-more'; readonly of: TriggerEvent }
