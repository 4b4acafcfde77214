import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject, Snapshot } from '../../core/object.ts'
import type { Player } from '../../core/player.ts'
import type { Combat, History, State, Turn } from '../../core/state.ts'
import { type Context, EVENT_BUDGET } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'

/** The only functions that change a state. Each makes the projection stale; none knows a rule. */

/** Fields in which a change alters no characteristic, but for effects that look at them (`projection/steady.ts`). */
const LIGHT = {
  object: new Set<string>(['tapped', 'damage', 'deathtouched', 'regeneration', 'summoningSick']),
  objectOnStack: new Set<string>(['tapped', 'damage', 'deathtouched', 'regeneration', 'summoningSick', 'onStack']),
  player: new Set<string>(['mana', 'life', 'landsPlayed', 'drewFromEmpty', 'counters']),
  state: new Set<string>(['pending', 'waiting', 'history', 'random', 'delayed', 'extraTurns', 'lastKnown', 'result']),
  turn: new Set<string>(['step', 'begun', 'priority', 'passed', 'combat']),
} as const

const touch = (ctx: Context, patch: object | null = null, light: ReadonlySet<string> | null = null): void => {
  ctx.version++
  if (patch === null || light === null || !Object.keys(patch).every((field) => light.has(field))) ctx.form++
}

/** Writes down what happened, within the budget of one judgment. */
export const record = (ctx: Context, event: GameEvent): GameEvent => {
  ctx.committed++
  if (ctx.committed > EVENT_BUDGET) leaveUnsupportedRule('732.1b', '', 'more events than one judgment may take')
  ctx.events.push(event)
  return event
}

/** What changes of an object; marks, and a copy, that are undefined are forgotten. */
type ObjectPatch = Omit<Partial<GameObject>, 'marks' | 'copyOf'> & {
  readonly marks?: GameObject['marks'] | undefined
  readonly copyOf?: GameObject['copyOf'] | undefined
}

export const patchObject = (ctx: Context, id: ObjectId, patch: ObjectPatch): void => {
  const object = ctx.state.objects[id]!
  // Of what stands on the stack with a spell, only X is a part of its mana value, and spliced text of its abilities.
  const isSame = patch.onStack?.x === object.onStack?.x && patch.onStack?.spliced === object.onStack?.spliced
  Object.assign(object, patch)
  if (object.marks === undefined) delete object.marks
  if (object.copyOf === undefined) delete object.copyOf
  touch(ctx, patch, isSame ? LIGHT.objectOnStack : LIGHT.object)
}

export const patchPlayer = (ctx: Context, id: PlayerId, patch: Partial<Player>): void => {
  Object.assign(ctx.state.players[id]!, patch)
  touch(ctx, patch, LIGHT.player)
}

export const patchState = (ctx: Context, patch: Partial<State>): void => {
  Object.assign(ctx.state, patch)
  touch(ctx, patch, LIGHT.state)
}

/** Another game goes on in place of this one (729.5). */
export const replaceState = (ctx: Context, state: State): void => {
  ctx.state = state
  touch(ctx)
}

/** Changes one of the running turns, known by its number and place in the list. */
export const patchTurn = (ctx: Context, turn: Turn, patch: Partial<Turn>): Turn => {
  const changed: Turn = { ...turn, ...patch }
  ctx.state.turns = ctx.state.turns.map((other) =>
    other.number === turn.number && sameActive(other, turn) ? changed : other,
  )
  touch(ctx, patch, LIGHT.turn)
  return changed
}

const sameActive = (a: Turn, b: Turn): boolean => a.active.join() === b.active.join()

export const patchCombat = (ctx: Context, turn: Turn, patch: Partial<Combat>): void => {
  if (turn.combat !== null) patchTurn(ctx, turn, { combat: { ...turn.combat, ...patch } })
}

export const patchHistory = (ctx: Context, patch: Partial<History>): void => {
  ctx.state.history = { ...ctx.state.history, ...patch }
  touch(ctx, { history: patch }, LIGHT.state)
}

export const addObject = (ctx: Context, object: GameObject): void => {
  ctx.state.objects[object.id] = object
  touch(ctx)
}

export const removeObject = (ctx: Context, id: ObjectId): void => {
  delete ctx.state.objects[id]
  touch(ctx)
}

export const rememberObject = (ctx: Context, id: ObjectId, snapshot: Snapshot): void => {
  ctx.state.lastKnown = { ...ctx.state.lastKnown, [id]: snapshot }
}

/** CR 613.7, 613.7d: the next timestamp, for what enters a zone or begins. */
export const takeTimestamp = (ctx: Context): number => {
  const timestamp = ctx.state.clock
  ctx.state.clock = timestamp + 1
  return timestamp
}

/** A fresh id for something the engine makes: `stem-7`. */
export const takeId = (ctx: Context, stem: string): string => {
  let id: string
  do {
    id = `${stem}-${ctx.state.serial}`
    ctx.state.serial++
  } while (ctx.state.objects[id] !== undefined || ctx.state.players[id] !== undefined)
  return id
}
