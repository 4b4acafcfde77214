import type { CardLookup } from '../core/card.ts'
import type { Answer } from '../core/decision.ts'
import type { Effect } from '../core/effect.ts'
import type { GameEvent } from '../core/event.ts'
import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { State } from '../core/state.ts'
import type { Assumption, TrailEntry } from '../core/verdict.ts'
import type { Projection } from './projection/projection.ts'
import type { Env } from './refs/env.ts'

/** Counts that bound one judgment; there is no clock to bound it by. */
export const EVENT_BUDGET = 20_000
export const ANSWER_BUDGET = 200
/** Objects whose characteristics are worked out, every time they are; some seconds' worth. */
export const LAYER_BUDGET = 400_000

/** The working copy of one judgment, with everything it has noted so far. */
export interface Context {
  /** Read-only for everybody but `events/commit.ts` and the abandonment of a step in `run-step.ts`. */
  state: State
  readonly cards: CardLookup
  /** Answers of the step that runs, by decision key. */
  answers: Readonly<Record<string, Answer>>
  /** Keys of the answers that were taken. */
  taken: Set<string>
  /** How often each kind of question was asked in the step that runs, to give repeated ones keys of their own. */
  asked: Map<string, number>
  /** What objects became that moved to a public zone in the step that runs (400.7j). */
  moved: Map<ObjectId, readonly ObjectId[]>
  /** The instruction carried out last has left the game it was in: it was restarted, or a subgame has begun. */
  leaving: 'restart' | 'subgame' | null
  /** Who controlled each permanent when last looked at (`note-control.ts`), and the abilities there were; null before the first look. */
  held: {
    readonly by: ReadonlyMap<ObjectId, PlayerId>
    readonly board: Pick<Projection, 'triggers' | 'statics'>
  } | null
  events: GameEvent[]
  trail: TrailEntry[]
  readonly assumptions: Assumption[]
  /** Goes up with every change of the state; the projection is computed once a version. */
  version: number
  /** Goes up with every change that any layer of continuous effects could look at as it works (613). */
  form: number
  projected: { readonly version: number; readonly form: number; readonly projection: Projection } | null
  committed: number
  /** Objects that went through the layers so far. */
  layered: number
  /** Carries out instructions that replacement and prevention effects bring; the engine's own, handed in to avoid a cycle. */
  execute: Execute | null
  /** Replacement effects that have had their chance at what is being carried out (614.5). */
  applied: ReadonlySet<string>
}

/** Carries out instructions; handed in where instructions themselves bring it about. */
export type Execute = (ctx: Context, env: Env, effects: readonly Effect[]) => Env

/** A shallow copy two levels deep: nested values are replaced, never changed, so nothing is shared that can change. */
export const cloneState = (state: State): State => {
  const players: State['players'] = {}
  for (const id in state.players) players[id] = { ...state.players[id]! }
  const objects: State['objects'] = {}
  for (const id in state.objects) objects[id] = { ...state.objects[id]! }
  return { ...state, players, objects }
}

/** `start` is the projection of this very state, where somebody has it already: many actions may be judged from one state. */
export const newContext = (state: State, cards: CardLookup, start: Projection | null = null): Context => ({
  state: cloneState(state),
  cards,
  answers: {},
  taken: new Set(),
  asked: new Map(),
  moved: new Map(),
  leaving: null,
  held: null,
  events: [],
  trail: [],
  assumptions: [],
  version: 0,
  form: 0,
  projected: start === null ? null : { version: 0, form: 0, projection: start },
  committed: 0,
  layered: 0,
  execute: null,
  applied: new Set(),
})

/** Notes in the trail that a rule was applied. */
export const cite = (ctx: Context, rule: string, params?: TrailEntry['params']): void => {
  ctx.trail.push(params === undefined ? { rule } : { rule, params })
}
