import { describe } from 'vitest'
import type { PlayerId } from '../../src/core/ids.ts'
import type { State } from '../../src/core/state.ts'
import type { Zone } from '../../src/core/zone.ts'
import { CARDS } from './cards.ts'
import { broken, type Law, testInGames } from './in-games.ts'

/** Each id with the zones whose lists hold it. */
const placesOf = (state: State): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>()
  const put = (zone: Zone, owner: PlayerId | '', ids: readonly string[]): void => {
    for (const id of ids) places.set(id, [...(places.get(id) ?? []), `${zone} ${owner}`])
  }
  for (const player of Object.values(state.players)) {
    put('library', player.id, player.library)
    put('hand', player.id, player.hand)
    put('graveyard', player.id, player.graveyard)
  }
  put('battlefield', '', state.battlefield)
  put('exile', '', state.exile)
  put('command', '', state.command)
  for (const turn of state.turns) put('stack', '', turn.stack)
  return places
}

const onePlace: Law = ({ action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  const { state } = verdict
  const places = placesOf(state)
  for (const object of Object.values(state.objects)) {
    const owned = object.zone === 'library' || object.zone === 'hand' || object.zone === 'graveyard'
    const expected = `${object.zone} ${owned ? object.owner : ''}`
    if (places.get(object.id)?.join() !== expected) broken(`${object.id}: ${places.get(object.id)}`, action, object)
  }
  const strangers = [...places.keys()].filter((id) => state.objects[id] === undefined)
  if (strangers.length > 0) broken(`no objects: ${strangers.join()}`, action)
}

const cardsOf = (state: State, owner: PlayerId): number =>
  Object.values(state.objects).filter(
    (one) => one.owner === owner && (one.substance.kind === 'card' || one.substance.kind === 'unknown'),
  ).length

const cardsStay: Law = ({ before, action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  for (const player of verdict.state.seats) {
    const has = cardsOf(verdict.state, player)
    const gone = verdict.state.players[player]!.lost && has === 0
    if (has !== cardsOf(before, player) && !gone)
      broken(`${player}: ${cardsOf(before, player)} cards, now ${has}`, action)
  }
}

const nothingUnreal: Law = ({ before, action, verdict }) => {
  if (verdict.verdict !== 'legal' || verdict.state.result !== null) return
  const { state, events } = verdict
  const settled = state.pending === null
  for (const { id, substance, zone } of Object.values(state.objects)) {
    if (substance.kind === 'token' && zone !== 'battlefield' && settled) broken(`token ${id} in ${zone}`, action)
    if (substance.kind === 'ability' && zone !== 'stack') broken(`ability ${id} in ${zone}`, action)
    if (substance.kind === 'copy' && zone !== 'stack' && zone !== 'battlefield' && settled) {
      broken(`copy ${id} in ${zone}`, action)
    }
  }
  const tokens = (of: State) => Object.values(of.objects).filter(({ substance }) => substance.kind === 'token')
  const left = new Set(
    events.flatMap((event) => (event.kind === 'zone-change' && event.from !== null ? [event.object] : [])),
  )
  const now = new Set(tokens(state).map(({ id }) => id))
  const vanished = tokens(before).filter(
    ({ id, owner }) => !now.has(id) && !left.has(id) && !state.players[owner]!.lost,
  )
  if (vanished.length > 0) broken(`vanished: ${vanished.map(({ id }) => id).join()}`, action)
  const made = new Set(
    events.flatMap((event) => {
      if (event.kind === 'token-created') return [event.object]
      // 608.3f: as a copied permanent spell resolves, its copy goes on as a token.
      const resolved = event.kind === 'zone-change' && event.from === 'stack' && event.to === 'battlefield'
      return resolved && before.objects[event.object]?.substance.kind === 'copy' ? [event.became] : []
    }),
  )
  const unmade = tokens(state).filter(({ id }) => before.objects[id] === undefined && !made.has(id))
  if (unmade.length > 0) broken(`from nowhere: ${unmade.map(({ id }) => id).join()}`, action)
}

const whole: Law = ({ action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  const { state } = verdict
  const counts = (counters: Readonly<Record<string, number>>) =>
    Object.values(counters).every((count) => Number.isInteger(count) && count > 0)
  for (const player of Object.values(state.players)) {
    if (!Number.isInteger(player.life) || !counts(player.counters)) broken('a player of parts', action, player)
    if (player.landsPlayed < 0 || !Number.isInteger(player.landsPlayed)) broken('lands of parts', action, player)
  }
  for (const object of Object.values(state.objects)) {
    if (!counts(object.counters)) broken('counters of parts', action, object)
    for (const number of [object.damage, object.regeneration, object.timestamp]) {
      if (!Number.isInteger(number) || number < 0) broken('numbers of parts', action, object)
    }
    if (object.timestamp >= state.clock) broken(`a timestamp not yet given: ${state.clock}`, action, object)
  }
}

const attached: Law = ({ action, verdict }) => {
  if (verdict.verdict !== 'legal' || verdict.state.pending !== null || verdict.state.result !== null) return
  const { objects, players, turns } = verdict.state
  for (const object of Object.values(objects)) {
    const { attachedTo, substance, zone, faceDown } = object
    const isAura = substance.kind === 'card' && CARDS(substance.name)!.typeLine.subtypes.includes('Aura')
    if (isAura && zone === 'battlefield' && !faceDown && attachedTo === null)
      broken('an Aura on nothing', action, object)
    if (attachedTo === null) continue
    const there = players[attachedTo] !== undefined || objects[attachedTo]?.zone === 'battlefield'
    if (!there || attachedTo === object.id) broken('attached to nothing', action, object)
  }
  for (const { combat } of turns) {
    const fighters = [
      ...(combat?.attackers ?? []).map(({ attacker }) => attacker),
      ...(combat?.blockers ?? []).map(({ blocker }) => blocker),
    ]
    const gone = fighters.filter((id) => objects[id]?.zone !== 'battlefield')
    if (gone.length > 0) broken(`fighting from elsewhere: ${gone.join()}`, action)
  }
}

describe('conservation in 2,000 games', () => {
  testInGames({
    'every object is in one zone, and the lists of the zones say the same': onePlace,
    'no card is lost or made': cardsStay,
    'tokens, abilities and copies come and go only as the rules say': nothingUnreal,
    'life, counters, damage and timestamps are whole numbers': whole,
    'what is attached or fights is attached to and fights something that is there': attached,
  })
})
