import type { CoinSide, Roll } from './chance.ts'
import type { PlayerDesignation, Time } from './designation.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { ManaType } from './mana.ts'
import type { GameResult } from './state.ts'
import type { Step } from './step.ts'
import type { Zone } from './zone.ts'

export type MoveCause =
  | 'play'
  | 'cast'
  | 'resolve'
  | 'countered'
  | 'draw'
  | 'discard'
  | 'destroy'
  | 'sacrifice'
  | 'exile'
  | 'mill'
  | 'search'
  | 'move'
  | 'state-based'
  | 'cost'

/** What happened, in order; the public record of a verdict. Ids are those valid just before the event, `became` after it. */
export type GameEvent =
  | {
      readonly kind: 'zone-change'
      readonly object: ObjectId
      readonly became: ObjectId | null
      /** All the new objects where a permanent of several cards has left (712.21, 730.3), from the top down; the first is `became`. */
      readonly parts?: readonly ObjectId[]
      readonly player: PlayerId
      readonly from: Zone | null
      readonly to: Zone
      readonly cause: MoveCause
    }
  | { readonly kind: 'token-created'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'tapped'; readonly object: ObjectId; readonly forMana?: boolean }
  | { readonly kind: 'untapped'; readonly object: ObjectId }
  | {
      readonly kind: 'damage'
      readonly source: ObjectId
      readonly target: TargetId
      readonly amount: number
      readonly combat: boolean
      /** How much more than it could bear was dealt to the permanent at that time, by all sources together (120.10). */
      readonly excess?: number
    }
  | {
      readonly kind: 'damage-prevented'
      readonly source: ObjectId
      readonly target: TargetId
      readonly amount: number
      /** The prevention effect, by the name it has among the options of 616.1; only while triggers look at it. */
      readonly by?: string
    }
  | {
      readonly kind: 'life'
      readonly player: PlayerId
      readonly delta: number
      readonly cause: 'damage' | 'effect' | 'cost' | 'lifelink'
    }
  | { readonly kind: 'counters'; readonly on: TargetId; readonly counter: string; readonly delta: number }
  | { readonly kind: 'draw'; readonly player: PlayerId; readonly object: ObjectId | null }
  /** CR 708.8: shown to all, with everything on it as before; `x`: the X of what was paid for it. */
  | { readonly kind: 'turned-face-up'; readonly object: ObjectId; readonly player: PlayerId; readonly x?: number }
  | { readonly kind: 'turned-face-down'; readonly object: ObjectId }
  /** CR 702.26b–c: no change of zone; `player` controlled it as it phased out. */
  /** CR 701.27, 701.28: its other face is up. */
  | { readonly kind: 'transformed'; readonly object: ObjectId }
  /** CR 702.140c: a mutating creature spell has merged with it. */
  | { readonly kind: 'mutated'; readonly object: ObjectId; readonly spell: ObjectId }
  /** CR 702.72c: exiled as the direct result of a champion ability of `by`. */
  | { readonly kind: 'championed'; readonly object: ObjectId; readonly by: ObjectId }
  | { readonly kind: 'phased-out'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'phased-in'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'attached'; readonly object: ObjectId; readonly to: TargetId }
  | { readonly kind: 'unattached'; readonly object: ObjectId; readonly from?: TargetId }
  | {
      readonly kind: 'mana-added'
      readonly player: PlayerId
      readonly mana: readonly ManaType[]
      readonly source: ObjectId | null
      /** All that one mana ability with {T} in its cost produced (106.12a); abilities hear this, nobody records it. */
      readonly tapped?: true
    }
  | { readonly kind: 'mana-spent'; readonly player: PlayerId; readonly mana: readonly ManaType[] }
  | { readonly kind: 'mana-emptied'; readonly player: PlayerId; readonly mana: readonly ManaType[] }
  | {
      readonly kind: 'spell-cast'
      readonly object: ObjectId
      readonly player: PlayerId
      readonly targets: readonly TargetId[]
    }
  | {
      readonly kind: 'ability-activated'
      readonly object: ObjectId
      readonly player: PlayerId
      readonly source: ObjectId
      readonly targets: readonly TargetId[]
    }
  /** A card was discarded to pay for its cycling ability (702.29c). */
  | { readonly kind: 'cycled'; readonly object: ObjectId; readonly became: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'ability-triggered'; readonly source: ObjectId; readonly player: PlayerId }
  | {
      readonly kind: 'trigger-put-on-stack'
      readonly object: ObjectId
      readonly source: ObjectId
      readonly player: PlayerId
      readonly targets: readonly TargetId[]
    }
  | { readonly kind: 'trigger-removed'; readonly source: ObjectId; readonly reason: 'no-legal-target' | 'condition' }
  | { readonly kind: 'resolved'; readonly object: ObjectId }
  /** Removed because every target had become illegal (608.2b). */
  | { readonly kind: 'fizzled'; readonly object: ObjectId }
  | { readonly kind: 'countered'; readonly object: ObjectId; readonly by: ObjectId | null }
  | { readonly kind: 'land-played'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'attacks'; readonly attacker: ObjectId; readonly defender: TargetId }
  | { readonly kind: 'blocks'; readonly blocker: ObjectId; readonly attacker: ObjectId }
  /** Nothing was declared as a blocker for it (509.1h). */
  | { readonly kind: 'unblocked'; readonly attacker: ObjectId; readonly defender: TargetId }
  /** An effect makes it blocked, or a creature that is put onto the battlefield blocking it does (509.3c). */
  | { readonly kind: 'became-blocked'; readonly attacker: ObjectId }
  /** Put onto the battlefield attacking (508.4) or blocking (509.4), or made to attack, without being declared. */
  | { readonly kind: 'joined-attack'; readonly attacker: ObjectId; readonly defender: TargetId }
  | { readonly kind: 'joined-block'; readonly blocker: ObjectId; readonly attacker: ObjectId }
  | { readonly kind: 'attack-reselected'; readonly attacker: ObjectId; readonly defender: TargetId }
  | { readonly kind: 'removed-from-combat'; readonly object: ObjectId }
  | { readonly kind: 'effect-began'; readonly source: ObjectId; readonly objects: readonly TargetId[] }
  | { readonly kind: 'effect-ended'; readonly source: ObjectId }
  | { readonly kind: 'targets-changed'; readonly object: ObjectId; readonly targets: readonly TargetId[] }
  | {
      readonly kind: 'controller-changed'
      readonly object: ObjectId
      readonly player: PlayerId
      readonly from?: PlayerId
    }
  /** A player moves their venture marker into a room (309.4c), or completes a dungeon (309.7). */
  | { readonly kind: 'room-entered'; readonly player: PlayerId; readonly object: ObjectId; readonly room: string }
  | { readonly kind: 'dungeon-completed'; readonly player: PlayerId; readonly object: ObjectId; readonly name: string }
  | { readonly kind: 'emblem-created'; readonly object: ObjectId; readonly player: PlayerId }
  /** A player becomes the monarch, takes the initiative, or gets the city’s blessing (725.1, 726.1, 702.131a). */
  | { readonly kind: 'designated'; readonly player: PlayerId; readonly as: PlayerDesignation }
  /** It becomes day or night (731.1). */
  | { readonly kind: 'time-changed'; readonly to: Time; readonly from: Time | null }
  | { readonly kind: 'speed-changed'; readonly player: PlayerId; readonly speed: number }
  /** The class level of a permanent (716.2a). */
  | { readonly kind: 'level-changed'; readonly object: ObjectId; readonly level: number }
  | { readonly kind: 'solved'; readonly object: ObjectId }
  | { readonly kind: 'prepared'; readonly object: ObjectId }
  | { readonly kind: 'unprepared'; readonly object: ObjectId }
  /** A battle gets a protector (310.8). */
  | { readonly kind: 'protected'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'shuffled'; readonly player: PlayerId }
  | { readonly kind: 'revealed'; readonly objects: readonly ObjectId[]; readonly to: 'all' | PlayerId }
  | { readonly kind: 'regenerated'; readonly object: ObjectId }
  | {
      readonly kind: 'copied'
      readonly object: ObjectId
      readonly copy: ObjectId
      readonly targets: readonly TargetId[]
    }
  /** `won`: whether who flipped and called it won; absent where nobody calls (705.2). */
  | { readonly kind: 'coin-flipped'; readonly player: PlayerId; readonly side: CoinSide; readonly won?: boolean }
  /** Dice rolled together, without those ignored (706.6). */
  | { readonly kind: 'dice-rolled'; readonly player: PlayerId; readonly sides: number; readonly rolls: readonly Roll[] }
  | { readonly kind: 'turn-began'; readonly number: number; readonly active: readonly PlayerId[] }
  | { readonly kind: 'step-began'; readonly step: Step }
  | { readonly kind: 'priority'; readonly player: PlayerId }
  | { readonly kind: 'passed'; readonly player: PlayerId }
  /** CR 727.1: the game ended without a result, and a new one begins in which this player takes the first turn. */
  | { readonly kind: 'game-restarted'; readonly player: PlayerId }
  /** CR 729.2, 729.5: a subgame begins, in which this player takes the first turn; and its end. */
  | { readonly kind: 'subgame-began'; readonly player: PlayerId }
  | { readonly kind: 'subgame-over'; readonly result: GameResult }
  | { readonly kind: 'player-lost'; readonly player: PlayerId; readonly rule: string }
  | { readonly kind: 'game-over'; readonly result: GameResult }

export type GameEventKind = GameEvent['kind']
