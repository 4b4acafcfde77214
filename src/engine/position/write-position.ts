import type { CardLookup } from '../../core/card.ts'
import { POSITION_FORMAT, type Position } from '../../core/position.ts'
import type { History, State } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { compact, sortedRecord, unless, unlessEmpty } from './compact.ts'
import { firstFreeTimestamp } from './first-free-timestamp.ts'
import { seatedPlayers, usualTimestamps } from './reading-order.ts'
import { collectTexts } from './remembered-ids.ts'
import type { Writing } from './write-object.ts'
import { writePlayer } from './write-player.ts'
import { writeStack, writeTurn } from './write-turn.ts'

/**
 * The canonical position of a state: ids given, what is usual left out, fields in a fixed order. Read again it is written
 * with the same bytes. `cards` tells planeswalkers without loyalty from other permanents; without it that one fact is lost.
 */
export const writePosition = (state: State, cards: CardLookup = () => undefined): Position => {
  const writing = { cards, usualTimestamps: usualTimestamps(state), mentioned: mentionedTexts(state) } satisfies Writing
  const { rules, random } = state
  const single = state.turns.length === 1 ? state.turns[0] : undefined
  return compact<Position>({
    format: POSITION_FORMAT,
    rules: compact({ edition: rules.edition, variant: rules.variant, options: sortedRecord(rules.options) }),
    opening: state.opening ?? undefined,
    turn: single === undefined ? undefined : writeTurn(writing, state, single, false),
    turns: single === undefined ? state.turns.map((turn) => writeTurn(writing, state, turn, true)) : undefined,
    players: seatedPlayers(state).map((player) => writePlayer(writing, state, player)),
    teams: writeTeams(state),
    stack: single === undefined ? undefined : unlessEmpty(writeStack(writing, state, single)),
    seed: random.drawn > 0 ? { seed: random.seed, drawn: random.drawn } : unless(random.seed, ''),
    cards: unlessEmpty(state.cards),
    effects: unlessEmpty(state.effects),
    delayed: unlessEmpty(state.delayed),
    waiting: unlessEmpty(state.waiting),
    lastKnown: sortedRecord(state.lastKnown),
    history: writeHistory(state.history),
    pending: state.pending ?? undefined,
    loop: state.loop ?? undefined,
    extraTurns: unlessEmpty(state.extraTurns),
    controlled: unlessEmpty(state.controlled),
    designations: writeDesignations(state),
    clock: unless(state.clock, usualClock(state)),
    serial: unless(state.serial, 1),
    result: state.result ?? undefined,
    main: state.main === undefined ? undefined : writePosition(state.main, cards),
    resuming: state.resuming,
  })
}

const writeTeams = ({ teams, seats }: State): Position['teams'] =>
  teams.every((team, i) => team.length === 1 && team[0] === seats[i]) ? undefined : teams

const writeDesignations = ({ designations: { monarch, initiative, time } }: State): Position['designations'] => {
  const written = compact<NonNullable<Position['designations']>>({ monarch, initiative, time })
  return Object.keys(written).length === 0 ? undefined : written
}

const usualClock = (state: State): number =>
  firstFreeTimestamp(
    Object.values(state.objects).filter((object) => !isHiddenZone(object.zone)),
    state.effects,
  )

/** Only what happened; every other field is nothing. */
const writeHistory = (history: History): Partial<History> | undefined => {
  const written = compact<Partial<History>>({
    spellsCast: sortedRecord(history.spellsCast),
    spellTypes: unlessEmpty(history.spellTypes),
    cardsDrawn: sortedRecord(history.cardsDrawn),
    drawnInDrawStep: sortedRecord(history.drawnInDrawStep),
    lifeGained: sortedRecord(history.lifeGained),
    lifeLost: sortedRecord(history.lifeLost),
    creaturesDied: unless(history.creaturesDied, 0),
    attackedWith: sortedRecord(history.attackedWith),
    attacked: unlessEmpty(history.attacked),
    assaults: unlessEmpty(history.assaults),
    blocked: unlessEmpty(history.blocked),
    dealtDamage: unlessEmpty(history.dealtDamage),
    entered: unlessEmpty(history.entered),
    used: unlessEmpty(history.used),
    castLastTurn: history.castLastTurn ?? undefined,
  })
  return Object.keys(written).length === 0 ? undefined : written
}

/** Every text outside the lists of the zones that could name an object. */
const mentionedTexts = (state: State): ReadonlySet<string> => {
  const found = new Set<string>()
  const { effects, delayed, waiting, lastKnown, history, opening, pending, resuming, extraTurns, turns } = state
  const inPlay = Object.values(state.objects).map(({ onStack, attachedTo }) => [onStack, attachedTo])
  const parts = [effects, delayed, waiting, lastKnown, history, opening, pending, resuming, extraTurns, turns, inPlay]
  for (const part of parts) collectTexts(part, found)
  return found
}
