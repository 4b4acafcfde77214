import type { CardLookup } from '../core/card.ts'
import type { Designations } from '../core/designation.ts'
import type { Fault } from '../core/fault.ts'
import type { PlayerId } from '../core/ids.ts'
import type { PositionObject, PositionPlayer, PositionStackObject, PositionTurn } from '../core/position.ts'
import type { Combat, Turn } from '../core/state.ts'
import type { Written } from './cursor.ts'
import type { NotationLang } from './lang.ts'
import type { ListedName } from './resolve-name.ts'
import type { ListName } from './zone-lists.ts'

export interface NotationOptions {
  /** Which keywords are read; both languages’ unless said. */
  readonly lang?: NotationLang | 'auto'
  /** Resolves names in any language to those printed in English; without it names stay as typed. */
  readonly cards?: CardLookup
}

/** An object as a line says it: `attachedTo` still by the words that were typed. */
export interface DraftEntry {
  readonly entry: PositionObject
  readonly count: number
  readonly attachedTo: Written | null
  /** `?` with nothing said of it. */
  readonly anonymous: boolean
}

export interface DraftPlayer {
  readonly fields: PositionPlayer
  readonly lists: Readonly<Partial<Record<ListName, readonly DraftEntry[] | number>>>
}

export interface DraftTargets {
  /** Slot and mode where they are written. */
  readonly slot: string | null
  readonly mode: number
  readonly chosen: readonly ListedName[]
}

export interface DraftStackObject {
  readonly fields: PositionStackObject
  readonly source: Written | null
  readonly targets: readonly DraftTargets[]
}

export interface DraftPair {
  readonly first: Written
  readonly second: Written
}

export interface DraftAttacker extends DraftPair {
  readonly band?: number
}

export interface DraftCombat {
  readonly attackers: readonly DraftAttacker[]
  readonly blocks: readonly DraftPair[] | null
  readonly blocked: readonly Written[] | null
  readonly struck: readonly Written[] | null
  readonly fields: Pick<Partial<Combat>, 'declaredAttackers' | 'declaredBlockers' | 'damageStep'>
}

export interface DraftTurn {
  readonly number: number
  readonly active: PlayerId | readonly PlayerId[]
  readonly step: Turn['step']
  readonly fields: Pick<PositionTurn, 'priority' | 'passed' | 'begun'>
}

/** A text read line by line, before names are looked for. */
export interface Draft {
  turn: DraftTurn | null
  edition?: string
  variant?: string
  seed?: string
  drawn?: number
  teams?: readonly (readonly PlayerId[])[]
  designations?: Designations
  readonly players: DraftPlayer[]
  readonly stack: DraftStackObject[]
  combat: DraftCombat | 'none' | null
  state: Readonly<Record<string, unknown>> | null
  /** What follows `>`, with where it stands. */
  readonly actions: { readonly text: string; readonly line: number; readonly indent: number }[]
  readonly faults: Fault[]
}

export const newDraft = (): Draft => ({
  turn: null,
  players: [],
  stack: [],
  combat: null,
  state: null,
  actions: [],
  faults: [],
})
