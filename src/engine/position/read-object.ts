import type { Counters } from '../../core/counter.ts'
import type { GameObject, Substance } from '../../core/object.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { checkAlternative } from './checks/alternative.ts'
import { checkAttachment } from './checks/attachment.ts'
import { checkPermanent } from './checks/permanent.ts'
import { checkStatus } from './checks/status.ts'
import { facingByName, prepareSpellByName } from './other-face.ts'
import type { NamedObject } from './planned-object.ts'
import { printedCounters } from './printed-counters.ts'
import { readMelded, readMerged } from './read-components.ts'
import { readStackFacts } from './read-stack-facts.ts'
import { pointerKey, type Reading, readCounters, readNumber, requirePlayer } from './reading.ts'

/**
 * One object of the position as the state keeps it. Left out means: untapped, face up, under its controller's control
 * since their turn began, no damage, in the order it was read (`order`, from 1).
 */
export const readObject = (reading: Reading, named: NamedObject, order: number): GameObject => {
  const { entry, stacked, pointer, zone } = named
  const onBattlefield = zone === 'battlefield'
  const sentOwner = (stacked ?? entry).owner
  if (sentOwner !== undefined) requirePlayer(reading, sentOwner, `${pointer}/owner`)
  const owner = sentOwner ?? named.player
  checkPermanent(reading, named)
  checkStatus(reading, named)
  checkAttachment(reading, named)
  checkAlternative(reading, named)
  const { timestamp } = stacked ?? entry
  const stamp = readNumber(reading, isHiddenZone(zone) ? 0 : timestamp, `${pointer}/timestamp`, order)
  const cast = stacked === null ? entry.cast : undefined
  if (cast !== undefined) requirePlayer(reading, cast.by, `${pointer}/cast/by`)
  const counters = withPrinted(named, readCounters(reading, entry.counters, `${pointer}/counters`, named.id))
  const newer = readCounterTimestamps(reading, named, counters, stamp)
  const merged = readMerged(reading, named)
  const substance = merged?.[0]?.substance ?? readMelded(reading, named) ?? readSubstance(named)
  return {
    id: named.id,
    substance,
    ...(merged === undefined ? {} : { merged }),
    owner,
    ...readMarks(reading, named),
    ...(onBattlefield && entry.copyOf !== undefined ? { copyOf: entry.copyOf } : {}),
    zone,
    controller: onBattlefield || zone === 'stack' ? named.player : owner,
    timestamp: stamp,
    tapped: onBattlefield && entry.tapped === true,
    faceDown: (stacked ?? entry).faceDown === true,
    phasedOut: onBattlefield && entry.phasedOut === true,
    summoningSick: onBattlefield && entry.summoningSick === true,
    counters,
    ...(Object.keys(newer).length === 0 ? {} : { counterTimestamps: newer }),
    damage: readNumber(reading, onBattlefield ? entry.damage : 0, `${pointer}/damage`, 0),
    deathtouched: onBattlefield && entry.deathtouched === true,
    attachedTo: onBattlefield ? (entry.attachedTo ?? null) : null,
    regeneration: readNumber(reading, onBattlefield ? entry.regeneration : 0, `${pointer}/regeneration`, 0),
    ...(onBattlefield && entry.level !== undefined && entry.level > 1
      ? { level: readNumber(reading, entry.level, `${pointer}/level`, 1, 1) }
      : {}),
    ...(onBattlefield && entry.solved === true ? { solved: true } : {}),
    ...(onBattlefield && entry.prepared === true ? { prepared: true } : {}),
    onStack: stacked === null ? null : readStackFacts(reading, named, stacked),
    cast: cast ?? null,
    chosen: (stacked ?? entry).chosen ?? {},
  }
}

const readSubstance = (named: NamedObject): Substance => {
  const { entry, stacked, card } = named
  if (entry.emblem !== undefined) return { kind: 'emblem', abilities: entry.emblem }
  if (entry.token !== undefined) return { kind: 'token', token: entry.token }
  if (stacked !== null && (stacked.ability !== undefined || (stacked.kind ?? 'spell') !== 'spell')) {
    return { kind: 'ability' }
  }
  const spell = prepareSpellByName(named)
  const { copy, definition } = stacked ?? entry
  const copied = copy === true && named.zone !== 'battlefield' ? (definition ?? spell ?? card) : spell
  if (copied !== undefined) return { kind: 'copy', definition: copied }
  return card === undefined ? { kind: 'unknown' } : { kind: 'card', name: card.name }
}

/** Players named in what is remembered of an object have to be there. */
const readMarks = (reading: Reading, named: NamedObject): Pick<GameObject, 'marks'> => {
  const { entry, stacked, pointer } = named
  const marks = { ...(stacked ?? entry).marks, ...facingByName(named) }
  if (Object.keys(marks).length === 0) return {}
  for (const [i, player] of marks.seenBy?.entries() ?? [])
    requirePlayer(reading, player, `${pointer}/marks/seenBy/${i}`)
  if (marks.journeyed !== undefined) requirePlayer(reading, marks.journeyed, `${pointer}/marks/journeyed`)
  if (marks.phased !== undefined) requirePlayer(reading, marks.phased.under, `${pointer}/marks/phased/under`)
  return { marks }
}

/** CR 613.7c: those of kinds it has counters of, where they are not simply the object's. */
const readCounterTimestamps = (
  reading: Reading,
  { entry, pointer }: NamedObject,
  counters: Counters,
  timestamp: number,
): Readonly<Record<string, number>> => {
  const read: Record<string, number> = {}
  for (const [kind, written] of Object.entries(entry.counterTimestamps ?? {})) {
    const value = readNumber(reading, written, `${pointer}/counterTimestamps/${pointerKey(kind)}`, timestamp)
    if (counters[kind] !== undefined && value !== timestamp) read[kind] = value
  }
  return read
}

/** What is printed on the face that is up counts for each kind that nobody mentions; a kind mentioned with 0 is gone. */
const withPrinted = (named: NamedObject, counters: Counters): Counters => {
  const { entry, zone, card: front } = named
  if (zone !== 'battlefield' || entry.faceDown === true || entry.merged !== undefined) return counters
  const isBack = entry.marks?.back === true || facingByName(named).back === true
  const card = isBack ? front?.back?.face : front
  const unsaid = Object.entries(printedCounters(card)).filter(([kind]) => entry.counters?.[kind] === undefined)
  return { ...counters, ...Object.fromEntries(unsaid) }
}
