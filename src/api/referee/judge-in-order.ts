import type { Action } from '../../core/action.ts'
import type { GameEvent } from '../../core/event.ts'
import type { Fault } from '../../core/fault.ts'
import { ok, type Result } from '../../core/result.ts'
import type { State } from '../../core/state.ts'
import type { Assumption, TrailEntry, Verdict } from '../../core/verdict.ts'
import { judge } from '../../engine/index.ts'
import { writePosition } from '../../engine/position/write-position.ts'
import type { CardShelf } from './card-shelf.ts'
import { parseWrittenAction, type WrittenAction } from './position-text.ts'

type Stopped = Exclude<Verdict, { verdict: 'legal' }>

/** An action in either form: as data, or as a line of the notation. */
export type Move = Action | WrittenAction

/** All actions were legal; or the first that was not, and the state it met; or a line that cannot be read. */
export type Judged =
  | {
      readonly verdict: 'legal'
      readonly state: State
      readonly events: readonly GameEvent[]
      readonly trail: readonly TrailEntry[]
      readonly assumptions: readonly Assumption[]
    }
  | { readonly verdict: 'stopped'; readonly at: number; readonly state: State; readonly by: Stopped }
  | { readonly verdict: 'unreadable'; readonly faults: readonly Fault[] }

/** Judges actions one after the other, each against the state the one before left. */
export const judgeInOrder = (state: State, moves: readonly Move[], cards: CardShelf): Judged => {
  const events: GameEvent[] = []
  const trail: TrailEntry[] = []
  const assumptions = new Map<string, Assumption>()
  let now = state
  for (const [at, move] of moves.entries()) {
    const action = readMove(move, now, cards)
    if (!action.ok) return { verdict: 'unreadable', faults: action.errors }
    const verdict = judge(now, action.value, cards.lookup)
    if (verdict.verdict !== 'legal') return { verdict: 'stopped', at, state: now, by: verdict }
    events.push(...verdict.events)
    trail.push(...verdict.trail)
    for (const one of verdict.assumptions) assumptions.set(`${one.code} ${one.pointer}`, one)
    now = verdict.state
  }
  return { verdict: 'legal', state: now, events, trail, assumptions: [...assumptions.values()] }
}

const readMove = (move: Move, now: State, cards: CardShelf): Result<Action, Fault> =>
  'kind' in move ? ok(move) : parseWrittenAction(move, writePosition(now, cards.lookup), cards.lookup)
