import type { CardLookup } from '../../core/card.ts'
import type { Component, GameObject, StackFacts, Substance } from '../../core/object.ts'
import type { PositionComponent, PositionEntry, PositionObject, PositionStackObject } from '../../core/position.ts'
import { isHiddenZone, type Zone } from '../../core/zone.ts'
import { tokenOfCopy } from '../definitions.ts'
import { compact, sortedRecord, unless, unlessEmpty } from './compact.ts'
import { printedCounters } from './printed-counters.ts'

/** What objects are written against. */
export interface Writing {
  readonly cards: CardLookup
  readonly usualTimestamps: ReadonlyMap<string, number>
  /** Every text the rest of the state holds: cards spoken of keep their ids. */
  readonly mentioned: ReadonlySet<string>
}

/** An object in one of a player's zones; `null` for a card of a hidden zone of which nothing is known or said. */
export const writeObject = (writing: Writing, object: GameObject, lister: string): PositionEntry => {
  if (isAnonymous(writing, object)) return null
  const { substance } = object
  return compact<PositionObject>({
    id: object.id,
    ...writeSubstance(substance, object.zone),
    merged: object.merged?.map(writeComponent),
    emblem: substance.kind === 'emblem' ? substance.abilities : undefined,
    copyOf: object.copyOf,
    owner: unless(object.owner, lister),
    tapped: unless(object.tapped, false),
    faceDown: unless(object.faceDown, false),
    phasedOut: unless(object.phasedOut, false),
    summoningSick: unless(object.summoningSick, false),
    counters: writeCounters(writing, object),
    counterTimestamps: sortedRecord(object.counterTimestamps ?? {}),
    damage: unless(object.damage, 0),
    deathtouched: unless(object.deathtouched, false),
    attachedTo: object.attachedTo ?? undefined,
    regeneration: unless(object.regeneration, 0),
    level: object.level,
    solved: unless(object.solved, false),
    prepared: unless(object.prepared, false),
    timestamp: writeTimestamp(writing, object),
    cast: object.cast ?? undefined,
    chosen: sortedRecord(object.chosen),
    marks: writeMarks(object),
  })
}

/** What an object is made of, in the words of a position. CR 722.3c: off the battlefield a copy is no token. */
const writeSubstance = (
  substance: Substance,
  zone: Zone,
): Pick<PositionObject & PositionComponent, 'name' | 'copy' | 'definition' | 'token' | 'melded'> => {
  switch (substance.kind) {
    case 'card':
      return { name: substance.name }
    case 'token':
      return { token: substance.token }
    case 'copy':
      return zone === 'battlefield'
        ? { token: tokenOfCopy(substance.definition) }
        : compact({ name: nameOf(substance), copy: true, definition: substance.definition })
    case 'melded':
      return { name: substance.name, melded: substance.parts }
    default:
      return {}
  }
}

const writeComponent = ({ substance, ...others }: Component): PositionComponent => ({
  ...writeSubstance(substance, 'battlefield'),
  ...others,
})

const nameOf = (substance: Substance): string | undefined => {
  if (substance.kind === 'card') return substance.name
  return substance.kind === 'copy' ? substance.definition.name || undefined : undefined
}

const isAnonymous = (writing: Writing, object: GameObject): boolean =>
  object.substance.kind === 'unknown' &&
  isHiddenZone(object.zone) &&
  !object.faceDown &&
  object.marks === undefined &&
  object.cast === null &&
  Object.keys(object.counters).length === 0 &&
  Object.keys(object.chosen).length === 0 &&
  !writing.mentioned.has(object.id)

/** CR 306.5b, 310.4b: what has lost all its loyalty or defense says so, or it would be read with what is printed on it. */
const writeCounters = (writing: Writing, object: GameObject) => {
  const { substance, merged, counters, zone, faceDown, marks } = object
  if (zone !== 'battlefield' || faceDown || merged !== undefined || !('name' in substance))
    return sortedRecord(counters)
  const front = writing.cards(substance.name)
  const printed = Object.keys(printedCounters(marks?.back === true ? front?.back?.face : front))
  return sortedRecord({ ...Object.fromEntries(printed.map((kind) => [kind, 0])), ...counters })
}

const writeTimestamp = (writing: Writing, { id, zone, timestamp }: GameObject): number | undefined =>
  isHiddenZone(zone) || writing.usualTimestamps.get(id) === timestamp ? undefined : timestamp

export const writeStackObject = (writing: Writing, object: GameObject, facts: StackFacts): PositionStackObject => {
  const { substance } = object
  const usualFrom = facts.kind === 'spell' && substance.kind !== 'copy' ? 'hand' : null
  return compact<PositionStackObject>({
    id: object.id,
    name: nameOf(substance),
    copy: substance.kind === 'copy' ? true : undefined,
    definition: substance.kind === 'copy' ? substance.definition : undefined,
    kind: unless(facts.kind, 'spell'),
    controller: object.controller,
    owner: unless(object.owner, object.controller),
    source: unless(facts.source, object.id),
    ability: facts.ability ?? undefined,
    modes: unlessEmpty(facts.modes),
    targets: unlessEmpty(facts.targets),
    x: unless(facts.x, 0),
    paid: unlessEmpty(facts.paid),
    manaSpent: unlessEmpty(facts.manaSpent),
    castFrom: unless(facts.castFrom, usualFrom),
    event: facts.event ?? undefined,
    bound: facts.bound,
    since: facts.since,
    spliced: facts.spliced,
    faceDown: unless(object.faceDown, false),
    chosen: sortedRecord(object.chosen),
    marks: writeMarks(object),
    timestamp: writeTimestamp(writing, object),
  })
}

const writeMarks = ({ marks }: GameObject): GameObject['marks'] =>
  marks === undefined ? undefined : (sortedRecord(marks as Readonly<Record<string, unknown>>) as GameObject['marks'])
