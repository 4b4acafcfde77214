import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Position } from '../../core/position.ts'
import type { State } from '../../core/state.ts'
import type { Assumption } from '../../core/verdict.ts'

/**
 * What a position left out that what then happened rested on, each taken to be nothing or the usual. A position that names
 * its `format` is taken to be a canonical one, which leaves out what is the default and so leaves nothing open. `state` is
 * the position as it was read, `events` what came of it.
 */
export const findAssumptions = (
  position: Position,
  state: State,
  events: readonly GameEvent[],
): readonly Assumption[] => {
  if (position.format !== undefined) return []
  const said = (code: Assumption['code'], pointers: readonly string[]): readonly Assumption[] =>
    [...new Set(pointers)].map((pointer) => ({ code, pointer }))
  return [
    ...said('priority', assumedPriority(position, events)),
    ...said('lands-played', assumedLandDrops(position, events)),
    ...said('summoning-sick', assumedSince(position, state, events)),
    ...said('random', position.seed === undefined && events.some(isRandom) ? ['/seed'] : []),
  ]
}

const assumedPriority = (position: Position, events: readonly GameEvent[]): readonly string[] => {
  const turn = position.turn ?? position.turns?.[0]
  const needed = events.some(({ kind }) => NEEDS_PRIORITY.has(kind))
  return needed && turn?.priority === undefined ? ['/turn/priority'] : []
}
const NEEDS_PRIORITY: ReadonlySet<GameEvent['kind']> = new Set([
  'spell-cast',
  'ability-activated',
  'land-played',
  'passed',
])

/** CR 305.2: only lands of the turn that was sent count against what it leaves out. */
const assumedLandDrops = (position: Position, events: readonly GameEvent[]): readonly string[] => {
  const turnEnd = events.findIndex(({ kind }) => kind === 'turn-began')
  const thisTurn = turnEnd < 0 ? events : events.slice(0, turnEnd)
  return thisTurn.flatMap((event) => {
    if (event.kind !== 'land-played') return []
    const at = position.players.findIndex(({ id }) => id === event.player)
    return at < 0 || position.players[at]!.landsPlayed !== undefined ? [] : [`/players/${at}/landsPlayed`]
  })
}

/** CR 302.6: creatures that attacked or tapped for an ability and of which nothing was said. */
const assumedSince = (position: Position, state: State, events: readonly GameEvent[]): readonly string[] => {
  const told = new Set(
    position.players.flatMap(({ battlefield = [] }) =>
      battlefield.flatMap((entry) =>
        typeof entry === 'object' && entry !== null && entry.summoningSick !== undefined
          ? [entry.id ?? '', entry.name ?? '']
          : [],
      ),
    ),
  )
  const isOpen = (id: ObjectId): boolean => {
    const object = state.objects[id]
    if (object?.zone !== 'battlefield' || told.has(id)) return false
    return object.substance.kind !== 'card' || !told.has(object.substance.name)
  }
  return events.flatMap((event) =>
    event.kind === 'attacks' && isOpen(event.attacker) ? [`/objects/${event.attacker}`] : [],
  )
}

const isRandom = ({ kind }: GameEvent): boolean =>
  kind === 'shuffled' || kind === 'coin-flipped' || kind === 'dice-rolled'
