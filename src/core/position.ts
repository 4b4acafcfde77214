import type { Ability } from './ability.ts'
import type { CardDefinition, TokenDefinition } from './card.ts'
import type { CardObject } from './card-object.ts'
import type { Counters } from './counter.ts'
import type { Designations } from './designation.ts'
import type { ExtraTurn } from './extra-turn.ts'
import type { ObjectId, PlayerId, TargetId } from './ids.ts'
import type { LoopMemory } from './loop.ts'
import type { Mana, ManaType } from './mana.ts'
import type { FaceDown, Marks } from './marks.ts'
import type { CastFacts, ChosenTargets, Snapshot, StackFacts, TriggerFacts } from './object.ts'
import type { Opening } from './opening.ts'
import type {
  Combat,
  ControlledPlayer,
  DelayedTrigger,
  Discontinued,
  ExtraPhases,
  ExtraSteps,
  FloatingEffect,
  GameResult,
  History,
  Pending,
  RandomState,
  WaitingTrigger,
} from './state.ts'
import type { Step } from './step.ts'
import type { Zone } from './zone.ts'

export const POSITION_FORMAT = 'arbitre/state@1'

/**
 * A position as it is sent and returned: forgiving on the way in, canonical on the way out (defaults left out, ids given,
 * fixed order of fields), and the canonical form read again prints the same bytes.
 */
export interface Position {
  readonly format?: typeof POSITION_FORMAT
  readonly rules?: {
    readonly edition?: string
    readonly variant?: string
    readonly options?: Readonly<Record<string, boolean | number | string>>
  }
  /** A game whose first turn has not begun (103). */
  readonly opening?: Opening | null
  /** One running turn; `turns` where the variant has several (807.4). */
  readonly turn?: PositionTurn
  readonly turns?: readonly PositionTurn[]
  readonly players: readonly PositionPlayer[]
  /** Teams as lists of player ids; absent: everybody for themselves. */
  readonly teams?: readonly (readonly PlayerId[])[]
  /** The stack of the only turn; last is the top. */
  readonly stack?: readonly PositionStackObject[]
  readonly seed?: string | RandomState
  readonly cards?: readonly CardObject[]
  readonly effects?: readonly FloatingEffect[]
  readonly delayed?: readonly DelayedTrigger[]
  readonly waiting?: readonly WaitingTrigger[]
  readonly lastKnown?: Readonly<Record<ObjectId, Snapshot>>
  readonly history?: Partial<History>
  readonly pending?: Pending | null
  readonly loop?: LoopMemory | null
  readonly extraTurns?: readonly ExtraTurn[]
  readonly controlled?: readonly ControlledPlayer[]
  readonly designations?: Designations
  readonly clock?: number
  readonly serial?: number
  readonly result?: GameResult | null
  /** Of a subgame: the position of the game in which it was created (729.1a). */
  readonly main?: Position
  /** What is still to be done once a subgame is over (729.5). */
  readonly resuming?: Discontinued
}

export interface PositionTurn {
  readonly number?: number
  /** One player, or the players of the team whose turn it is. */
  readonly active: PlayerId | readonly PlayerId[]
  readonly step: Step
  /** Absent: the active player, where players get priority in that step. */
  readonly priority?: PlayerId | null
  readonly passed?: readonly PlayerId[]
  /** Only in `turns`. */
  readonly stack?: readonly PositionStackObject[]
  readonly combat?: Partial<Combat> | null
  readonly begun?: boolean
  readonly cleanupTriggered?: boolean
  readonly extraPhases?: ExtraPhases
  readonly extraSteps?: ExtraSteps
  readonly postcombatMains?: number
  readonly upkeepOver?: true
  readonly combats?: number
  readonly orderFrom?: PlayerId
  readonly skips?: readonly Step[]
}

/** A hidden zone: how many cards, or the cards in order with `null` for those not known. */
export type HiddenZone = number | readonly PositionEntry[]
/** A name, `null` for a card not known, or an object. */
export type PositionEntry = string | null | PositionObject

export interface PositionPlayer {
  readonly id: PlayerId
  readonly life?: number
  readonly counters?: Counters
  /** `{R}{R}`, or units with what is remembered about them. */
  readonly mana?: string | readonly Mana[]
  readonly landsPlayed?: number
  readonly library?: HiddenZone
  readonly hand?: HiddenZone
  /** Last is the top. */
  readonly graveyard?: readonly PositionEntry[]
  readonly exile?: readonly PositionEntry[]
  readonly command?: readonly PositionEntry[]
  /** Permanents this player controls before effects of layer 2. */
  readonly battlefield?: readonly PositionEntry[]
  readonly drewFromEmpty?: boolean
  readonly outside?: readonly string[]
  readonly companion?: string
  readonly completed?: readonly string[]
  readonly speed?: number
  readonly blessed?: boolean
  readonly lost?: boolean
}

export interface PositionObject {
  readonly id?: ObjectId
  /** A card's name; `null` or absent with no `token`: a card not known. */
  readonly name?: string | null
  readonly token?: TokenDefinition
  /** An emblem (114), by the abilities it has. */
  readonly emblem?: readonly Ability[]
  /** Of a copy of a prepare spell in exile (722.3c), of which `definition` is what it copied. */
  readonly copy?: boolean
  readonly definition?: CardDefinition
  /** What it has become a copy of (707.2). */
  readonly copyOf?: CardDefinition
  /** CR 730.2: what represents a merged permanent, the topmost first; the name beside it is that one's and need not be given. */
  readonly merged?: readonly (string | PositionComponent)[]
  /** CR 712.4: the two cards of a meld pair, in place of a name or beside that of their combined back face. */
  readonly melded?: readonly (string | PositionPart)[]
  /** This many of the same, on the way in only; ids are then made. */
  readonly count?: number
  readonly owner?: PlayerId
  readonly tapped?: boolean
  readonly faceDown?: boolean
  readonly phasedOut?: boolean
  /** Came under its controller's control this turn (302.6). Absent: it has been there since before. */
  readonly summoningSick?: boolean
  readonly counters?: Counters
  /** CR 613.7c: of kinds of counters that are newer than the object. */
  readonly counterTimestamps?: Readonly<Record<string, number>>
  readonly damage?: number
  readonly deathtouched?: boolean
  readonly attachedTo?: TargetId | null
  readonly regeneration?: number
  readonly level?: number
  readonly solved?: boolean
  readonly prepared?: boolean
  readonly timestamp?: number
  readonly cast?: CastFacts
  readonly chosen?: Readonly<Record<string, string>>
  readonly marks?: Marks
}

/** A card of a melded pair, with the id it goes on with by itself. */
export interface PositionPart {
  readonly id?: ObjectId
  readonly name: string
}

/** A card by its name, a token or a melded pair as a component of a merged permanent. */
export interface PositionComponent {
  readonly id?: ObjectId
  readonly name?: string
  readonly token?: TokenDefinition
  readonly melded?: readonly (string | PositionPart)[]
  readonly copyOf?: CardDefinition
  readonly back?: true
  readonly alternative?: true
  readonly down?: FaceDown
  /** When it merged (730.2a); absent for what was the permanent before. */
  readonly at?: number
}

/** A spell (`name`, with `copy` for a copy of one) or an ability (`ability` with its `source`). */
export interface PositionStackObject {
  readonly id?: ObjectId
  readonly name?: string | null
  readonly copy?: boolean
  /** Of a copy: what it copied (707.10); absent, what is printed on the card of that name. */
  readonly definition?: CardDefinition
  readonly kind?: 'spell' | 'activated' | 'triggered'
  readonly controller: PlayerId
  readonly owner?: PlayerId
  readonly source?: ObjectId
  readonly ability?: Ability
  readonly modes?: readonly number[]
  /** Ids per target slot, or the full form. */
  readonly targets?: readonly (readonly TargetId[] | ChosenTargets)[]
  readonly x?: number
  readonly paid?: readonly string[]
  readonly manaSpent?: readonly ManaType[]
  readonly castFrom?: Zone | null
  readonly spliced?: readonly Ability[]
  readonly event?: TriggerFacts | null
  readonly bound?: StackFacts['bound']
  readonly since?: number
  readonly faceDown?: boolean
  readonly chosen?: Readonly<Record<string, string>>
  readonly marks?: Marks
  readonly timestamp?: number
}
