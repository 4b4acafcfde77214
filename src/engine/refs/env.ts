import type { Amount } from '../../core/amount.ts'
import type { CoinSide, Roll } from '../../core/chance.ts'
import type { Effect } from '../../core/effect.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { ManaType } from '../../core/mana.ts'
import type { Characteristics, GameObject, StackFacts, TriggerFacts } from '../../core/object.ts'
import type { Ref } from '../../core/ref.ts'
import type { State } from '../../core/state.ts'

/** What a filter, an amount or a condition can look at: a state and the characteristics of its objects. */
export interface View {
  readonly state: State
  /** Characteristics of an object that exists; undefined otherwise. */
  readonly of: (id: ObjectId) => Characteristics | undefined
  /** What is on the card itself, face up and whatever effects make of it. */
  readonly printed?: (id: ObjectId) => Characteristics | undefined
}

/** CR 705, 706: what later instructions of a text ask about the coin or dice before them. */
export interface Chance {
  readonly flip?: { readonly side: CoinSide; readonly won?: boolean }
  readonly rolls?: readonly Roll[]
  readonly roll?: Extract<Effect, { do: 'roll-dice' }>
  readonly table?: Extract<Effect, { do: 'results-table' }>
}

/** The standpoint from which a text is read: which object it is on, who "you" is, what was chosen and named. */
export interface Env {
  readonly view: View
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly facts: StackFacts | null
  readonly event: TriggerFacts | null
  /** Chosen and still legal targets by slot id (608.2b). */
  readonly targets: Readonly<Record<string, readonly TargetId[]>>
  readonly divisions: Readonly<Record<string, Readonly<Record<TargetId, number>>>>
  /** Names bound by earlier instructions. */
  readonly bound: Readonly<Record<string, readonly TargetId[]>>
  readonly numbers: Readonly<Record<string, number>>
  readonly each?: TargetId | undefined
  readonly x: number
  /** What was flipped or rolled last, and by which instruction. */
  readonly chance?: Chance
  /** A mana ability with {T} in its cost resolves (106.12). */
  readonly tapsForMana?: boolean
  /** Mana that the player said a mana ability makes, still to be made by its later instructions. */
  readonly produces?: readonly ManaType[]
  readonly read: Reader
}

/** The three readings of a text call one another; each finds the others here, so that their files do not form a cycle. */
export interface Reader {
  readonly evaluate: (env: Env, amount: Amount) => number
  readonly lookUp: (env: Env, ref: Ref) => readonly TargetId[]
  readonly findAll: (env: Env, filter: Filter) => readonly TargetId[]
}

export const isPlayer = (view: View, id: TargetId): id is PlayerId => view.state.players[id] !== undefined

/** CR 113.7a: an object's characteristics now, or as they last were (608.2h): an ability on the stack needs no source. */
export const characteristicsOf = (view: View, id: ObjectId): Characteristics | undefined =>
  view.of(id) ?? view.state.lastKnown[id]?.characteristics

/** An object now, or as it last was. */
export const objectOf = (view: View, id: ObjectId): GameObject | undefined =>
  view.state.objects[id] ?? view.state.lastKnown[id]?.object
