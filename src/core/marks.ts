import type { Ability } from './ability.ts'
import type { TypeLine } from './card-type.ts'
import type { Color } from './color.ts'
import type { CastHalf, Half } from './face.ts'
import type { ObjectId, PlayerId } from './ids.ts'

/** What turns an object face down with a look and a way to turn it up of its own (CR 701.40, 701.58, 702.37, 702.168). */
export const FACE_DOWN_WAYS = ['morph', 'disguise', 'manifest', 'cloak'] as const
export type FaceDownWay = (typeof FACE_DOWN_WAYS)[number]

/** CR 708.2: the characteristics an effect lists for what it turns face down; nothing else is true of it. */
export interface FaceDownValues {
  readonly colors?: readonly Color[]
  readonly typeLine: TypeLine
  readonly power?: number
  readonly toughness?: number
  readonly abilities?: readonly Ability[]
}

/** Why an object is face down; with neither it looks as 708.2a says. */
export interface FaceDown {
  readonly by?: FaceDownWay
  readonly as?: FaceDownValues
}

/** CR 702.26: of a permanent that is phased out. */
export interface Phased {
  /** Who controlled it as it phased out. */
  readonly under: PlayerId
  /** What it phased out along with, and phases in with again (702.26g). */
  readonly with?: ObjectId
  /** What has to leave the battlefield for it to phase in (610.4). */
  readonly until?: ObjectId
}

/** What the rules remember of an object besides its status and counters, for as long as it is that object (400.7). */
export interface Marks {
  /** Of an object that is face down. */
  readonly down?: FaceDown
  /** CR 406.3: who may look at this face-down card for as long as it stays in exile. */
  readonly seenBy?: readonly PlayerId[]
  readonly phased?: Phased
  /** Of a double-faced object: its back face is up (712.8). */
  readonly back?: true
  /** Of a split spell: the half that was cast (709.3a), or both fused. */
  readonly half?: CastHalf
  /** CR 709.5c: the unlocked designations of a permanent, left before right. */
  readonly unlocked?: readonly Half[]
  /** CR 110.5: its status. */
  readonly flipped?: true
  /** It has its alternative characteristics: cast as an Adventure or Omen (715.3b, 720.3b), or prototyped (718.3b). */
  readonly alternative?: true
  /** CR 715.3d: who may play this exiled card, though not as an Adventure, for as long as it stays in exile. */
  readonly journeyed?: PlayerId
  /** CR 722.3c: of a copy of a prepare spell in exile: the prepared permanent it was made for. */
  readonly preparedBy?: ObjectId
  /** The number of the turn in which it was foretold (702.143), or plotted (702.170). */
  readonly foretold?: number
  readonly plotted?: number
  /** Of a bestowed Aura spell or Aura, or a card about to be one: since when, as timestamps count (702.103b). */
  readonly bestowed?: number
  /** When it last transformed or converted, as timestamps count (701.27f). */
  readonly turned?: number
}
