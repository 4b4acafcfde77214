import type { Counters } from '../../src/core/counter.ts'
import type { PlayerId } from '../../src/core/ids.ts'
import type { Position, PositionEntry, PositionPlayer } from '../../src/core/position.ts'
import type { OpeningCard, OpeningZone, Script } from './script.ts'

/** Cards nobody cares about, so that drawing is safe. */
const LIBRARY_SIZE = 60

/** What the steps leave to the cards themselves. */
export interface OpeningCards {
  /** Reads a name as a script writes it. */
  readonly cardName: (name: string) => string
  /** What a permanent of that name stands there with. */
  readonly countersOf: (cardName: string) => Counters
}

/** The position a script starts from: turn 1 of the first seat, before anything happened in it. */
export const openingPosition = (script: Script, read: OpeningCards): Position => ({
  format: 'arbitre/state@1',
  rules: { variant: script.seats.length === 2 ? 'two-player' : 'free-for-all' },
  turn: { number: 1, active: script.seats[0]!, step: 'untap', priority: null, begun: false },
  players: script.seats.map((player) => openingPlayer(script, player, read)),
  seed: 'peer',
})

const openingPlayer = (script: Script, player: PlayerId, { cardName, countersOf }: OpeningCards): PositionPlayer => {
  const cards = script.cards.filter((card) => card.player === player)
  const zone = (name: OpeningZone) =>
    cards.filter((card) => card.zone === name).map((card) => entryOf({ ...card, name: cardName(card.name) }))
  return {
    id: player,
    life: script.players[player]?.life ?? script.life,
    library: openingLibrary(script, player, zone('library')),
    hand: zone('hand'),
    graveyard: zone('graveyard'),
    exile: zone('exile'),
    command: zone('command'),
    battlefield: zone('battlefield').map((entry) => withCounters(entry, countersOf)),
  }
}

const entryOf = ({ name, alias, tapped }: OpeningCard): PositionEntry =>
  alias === undefined && tapped !== true
    ? name
    : { name, ...(alias === undefined ? {} : { id: alias }), ...(tapped === true ? { tapped } : {}) }

const withCounters = (entry: PositionEntry, countersOf: OpeningCards['countersOf']): PositionEntry => {
  const given = typeof entry === 'string' ? { name: entry } : entry
  const counters = typeof given?.name === 'string' ? countersOf(given.name) : {}
  return Object.keys(counters).length === 0 ? entry : { ...given, counters }
}

/**
 * Stacked, the card added last is on top. Otherwise the peer shuffles; here the added cards lie at the bottom, where
 * searching finds them and drawing does not.
 */
const openingLibrary = (
  script: Script,
  player: PlayerId,
  added: readonly PositionEntry[],
): readonly PositionEntry[] => {
  const unknown = Array.from({ length: script.players[player]?.emptyLibrary === true ? 0 : LIBRARY_SIZE }, () => null)
  return script.stacked ? [...added.toReversed(), ...unknown] : [...unknown, ...added]
}
