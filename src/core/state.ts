import type { Ability, Affected } from './ability.ts'
import type { CardDefinition } from './card.ts'
import type { CardObject } from './card-object.ts'
import type { CardType } from './card-type.ts'
import type { Answer, Decision } from './decision.ts'
import type { Designations } from './designation.ts'
import type { Duration } from './duration.ts'
import type { EditionDate } from './edition.ts'
import type { Effect } from './effect.ts'
import type { ExtraTurn } from './extra-turn.ts'
import type { Filter } from './filter.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { LoopMemory } from './loop.ts'
import type { Modification } from './modification.ts'
import type { GameObject, Snapshot, TriggerFacts } from './object.ts'
import type { Opening, Unfinished } from './opening.ts'
import type { Permission, Requirement, Restriction } from './permission.ts'
import type { Player } from './player.ts'
import type { Replacement } from './replacement.ts'
import type { ExtraPhase, ExtraStep, Step } from './step.ts'
import type { TriggerEvent } from './trigger.ts'

export const VARIANTS = ['two-player', 'free-for-all'] as const
export type Variant = (typeof VARIANTS)[number]

export interface RulesOptions {
  readonly edition: EditionDate
  readonly variant: Variant
  readonly options: Readonly<Record<string, boolean | number | string>>
}

/**
 * The whole game as the engine works on it. JSON all through. Only `engine/events/commit.ts` changes one; everybody else
 * sees it read-only.
 */
export interface State {
  readonly rules: RulesOptions
  /** A game whose first turn has not begun (103); null ever after. */
  opening: Opening | null
  /** Turn order (102.1, 103.1). */
  readonly seats: readonly PlayerId[]
  /** Teams as lists of seats; a lone player is a team of one (102.3). */
  readonly teams: readonly (readonly PlayerId[])[]
  players: Record<PlayerId, Player>
  objects: Record<ObjectId, GameObject>
  battlefield: readonly ObjectId[]
  exile: readonly ObjectId[]
  command: readonly ObjectId[]
  /** One marker in all variants but Grand Melee (807.4, 807.5). */
  turns: readonly Turn[]
  /** Continuous effects of resolved spells and abilities (611.2). */
  effects: readonly FloatingEffect[]
  delayed: readonly DelayedTrigger[]
  /** Abilities that have triggered and wait to be put on the stack (603.3). */
  waiting: readonly WaitingTrigger[]
  lastKnown: Readonly<Record<ObjectId, Snapshot>>
  history: History
  pending: Pending | null
  /** Null while nothing has happened in this step that could be part of a loop. */
  loop: LoopMemory | null
  random: RandomState
  /** Next timestamp (613.7). */
  clock: number
  /** Next number for ids the engine makes. */
  serial: number
  extraTurns: readonly ExtraTurn[]
  /** The newest for each player (723.1a). */
  controlled: readonly ControlledPlayer[]
  designations: Designations
  result: GameResult | null
  /** Of a subgame: the game in which it was created, as it was then, without the libraries (729.1a, 729.2). */
  main?: State
  /** What is still to be done once a subgame is over (729.5). */
  resuming?: Discontinued
  /** Card objects sent with the position that the catalogue does not hold; carried so that a state stands alone. */
  readonly cards: readonly CardObject[]
}

/** CR 729.5: the spell or ability on the stack that created a subgame, and what it says besides. */
export interface Discontinued {
  readonly object: ObjectId | null
  readonly unfinished: readonly Unfinished[]
}

/** One running turn (500) with its own step, priority and stack (405, 807.5). */
export interface Turn {
  readonly number: number
  readonly active: readonly PlayerId[]
  readonly step: Step
  /** Who has priority (117); null while nobody does. */
  readonly priority: PlayerId | null
  /** Who passed in succession since the last action (117.4). */
  readonly passed: readonly PlayerId[]
  /** Last is the top. */
  readonly stack: readonly ObjectId[]
  readonly combat: Combat | null
  /** Turn-based actions of the current step are done. */
  readonly begun: boolean
  /** Cleanup steps are repeated when something triggered (514.3a). */
  readonly cleanupTriggered?: boolean
  readonly extraPhases?: ExtraPhases
  readonly extraSteps?: ExtraSteps
  /** How many postcombat main phases there have been, once there may be more than one (505.1b). */
  readonly postcombatMains?: number
  /** An upkeep step has ended, once there may be another (503.2). */
  readonly upkeepOver?: true
  /** How many combat phases have begun, once there may be more than one (506.7d). */
  readonly combats?: number
  /** Of an extra turn: who took the last turn of the usual order, which goes on from there (500.7). */
  readonly orderFrom?: PlayerId
  /** Of an extra turn: steps that what gave it has its player skip (614.10). */
  readonly skips?: readonly Step[]
}

/** CR 500.8: phases added after the one that goes on, the next one first, and the step with which the turn goes on then. */
export interface ExtraPhases {
  /** `only`: a phase with no other step than that (500.10). */
  readonly phases: readonly (ExtraPhase | { readonly only: ExtraStep })[]
  readonly next: Step
  /** The phase that goes on is one of a single step. */
  readonly single?: true
}

/** CR 500.9: steps added after the one that goes on, and the step with which the turn goes on then. */
export interface ExtraSteps {
  readonly steps: readonly ExtraStep[]
  readonly next: Step
}

/** CR 723.1: who controls a player, from that player's next turn on (`turn` null) or during the turn of that number. */
export interface ControlledPlayer {
  readonly player: PlayerId
  readonly by: PlayerId
  readonly turn: number | null
}

export interface Combat {
  readonly attackers: readonly Attacker[]
  readonly blockers: readonly Blocker[]
  /** Attackers that became blocked (509.1h) stay so when their blockers leave. */
  readonly blocked: readonly ObjectId[]
  readonly declaredAttackers: boolean
  readonly declaredBlockers: readonly PlayerId[]
  /** CR 510.4: 0 before any combat damage step, 1 after one for first strike, 2 after the last. */
  readonly damageStep: number
  /** Who dealt damage in a first-strike step. */
  readonly struck: readonly ObjectId[]
  /** The opponent chosen to be the only defending player (507.1). */
  readonly defending?: PlayerId
  /** What effects required to attack as attackers were declared (506.6); absent if there was nothing. */
  readonly compelled?: readonly ObjectId[]
  /** Attackers removed from combat, and the player each was attacking (508.5, 508.8); absent if there were none. */
  readonly formerly?: readonly {
    readonly attacker: ObjectId
    readonly player: PlayerId | null
    /** What it was attacking, while that was in combat. */
    readonly defender?: TargetId
  }[]
}
export interface Attacker {
  readonly attacker: ObjectId
  readonly defender: TargetId
  /** What it attacked is out of combat (506.4c); the player whose it was then (508.5). */
  readonly left?: PlayerId
  /** Those with the same number are a band for the rest of combat (702.22e). */
  readonly band?: number
}
export interface Blocker {
  readonly blocker: ObjectId
  readonly attacker: ObjectId
}

/** A continuous effect of a resolved spell or ability: what it affects is fixed when it begins (611.2c). */
export interface FloatingEffect {
  readonly id: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly objects: readonly TargetId[]
  /** Effects that do not change characteristics or control apply to whatever matches (611.2c). */
  readonly filter?: Affected
  /** It has not begun: it waits for the next such spell this player casts (611.2f). */
  readonly awaits?: { readonly player: PlayerId; readonly what: Filter }
  readonly modifications?: readonly Modification[]
  readonly rule?: Restriction | Requirement | Permission
  readonly replacement?: Replacement
  /** Damage still to be prevented by a shield. */
  readonly left?: number
  /** What a redirection sends damage to (614.9). */
  readonly toward?: readonly TargetId[]
  /** Of a copy effect for a time: what its objects were copies of below it, nothing for what is printed on them (613.2a). */
  readonly copies?: readonly CopyBelow[]
  readonly duration: Duration
  readonly timestamp: number
  /** The turn number in which it began; durations count from it. */
  readonly turn: number
}

export interface CopyBelow {
  readonly object: ObjectId
  readonly below?: CardDefinition
}

export interface DelayedTrigger {
  readonly id: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly event: TriggerEvent | { readonly on: 'next-step'; readonly step: Step; readonly whose: 'any' | 'you' }
  readonly effects: readonly Effect[]
  /** Names bound when it was made. */
  readonly bound: Readonly<Record<string, readonly TargetId[]>>
  /** The X of what made it (107.3n). */
  readonly x?: number
  /** When it was made, as timestamps count (701.27f). */
  readonly since?: number
  /** Triggers each time until the turn ends (603.7b). */
  readonly thisTurn?: boolean
  readonly turn: number
}

export interface WaitingTrigger {
  readonly id: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly ability: Ability
  readonly event: TriggerFacts
  readonly since?: number
  readonly bound?: Readonly<Record<string, readonly TargetId[]>>
  readonly x?: number
}

/** What rules and cards may ask of this turn's past. Absent players and objects count as nothing. */
export interface History {
  readonly spellsCast: Readonly<Record<PlayerId, number>>
  /** The card types each of those spells had. */
  readonly spellTypes: readonly { readonly by: PlayerId; readonly types: readonly CardType[] }[]
  readonly cardsDrawn: Readonly<Record<PlayerId, number>>
  /** How many of those each player drew in the draw step under way, or the last one, of their own turn. */
  readonly drawnInDrawStep: Readonly<Record<PlayerId, number>>
  readonly lifeGained: Readonly<Record<PlayerId, number>>
  readonly lifeLost: Readonly<Record<PlayerId, number>>
  readonly creaturesDied: number
  /** How many creatures each player declared as attackers (608.2i). */
  readonly attackedWith: Readonly<Record<PlayerId, number>>
  readonly attacked: readonly ObjectId[]
  /** Which player declared attackers attacking which player (508.6). */
  readonly assaults: readonly { readonly by: PlayerId; readonly on: PlayerId }[]
  readonly blocked: readonly ObjectId[]
  readonly dealtDamage: readonly ObjectId[]
  readonly entered: readonly ObjectId[]
  /** Abilities with a limit that were used: `object/index`. */
  readonly used: readonly string[]
  /** The most spells that one of the players whose turn the last one was cast during it (502.2); null in the first turn. */
  readonly castLastTurn: number | null
}

/** A step that stopped at a question: it runs again from its start with one more answer. */
export interface Pending {
  readonly decision: Decision
  /** What runs again: the settling after an action, the resolution of the top of a stack, a turn-based action. */
  readonly step: PendingStep
  readonly answers: Readonly<Record<string, Answer>>
}
export const PENDING_STEPS = ['settle', 'resolve', 'turn-based', 'opening', 'end-subgame', 'resume'] as const
export type PendingStep = (typeof PENDING_STEPS)[number]

/** The generator's seed and how many numbers were drawn from it. */
export interface RandomState {
  readonly seed: string
  readonly drawn: number
}

export type GameResult = { readonly kind: 'won'; readonly winners: readonly PlayerId[] } | { readonly kind: 'drawn' }
