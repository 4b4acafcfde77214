import type { CardDefinition } from '../../core/card.ts'
import { idMaker, slugOf } from '../../core/generated-id.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Component, MeldedCard, Substance } from '../../core/object.ts'
import type { PositionComponent, PositionPart } from '../../core/position.ts'
import { meldsInto } from '../merging/combined-face.ts'
import type { NamedObject } from './planned-object.ts'
import { fault, type Reading } from './reading.ts'

type Melded = readonly (string | PositionPart)[]

/**
 * CR 730.2: what represents a merged permanent, as sent, the topmost first. Where nobody says when each of them came, the lowest is
 * what the permanent was at first and the others came one after the other.
 */
export const readMerged = (reading: Reading, named: NamedObject): readonly Component[] | undefined => {
  const { entry, zone, id, pointer } = named
  if (entry.merged === undefined || zone !== 'battlefield') return undefined
  const sent = entry.merged.map(asComponent)
  const isPlain = sent.every(({ at }) => at === undefined)
  const make = idMaker(new Set([id]))
  const components = sent.map((one, index): Component | null => {
    const at = `${pointer}/merged/${index}`
    const isFirst = isPlain && index === sent.length - 1
    const own = one.id ?? (isFirst ? id : make(slugOf(nameOf(one))))
    const substance = readSubstanceOf(reading, one, own, at)
    if (substance === null) return null
    const since = isPlain && !isFirst ? sent.length - 1 - index : one.at
    return {
      id: own,
      substance,
      ...(one.copyOf === undefined ? {} : { copyOf: one.copyOf }),
      ...(one.back === true ? { back: true } : {}),
      ...(one.alternative === true ? { alternative: true } : {}),
      ...(one.down === undefined ? {} : { down: one.down }),
      ...(since === undefined ? {} : { at: since }),
    }
  })
  const read = components.filter((one) => one !== null)
  if (read.length < sent.length || read.length < 2 || new Set(read.map((one) => one.id)).size < read.length) {
    impossible(reading, named, `${pointer}/merged`, '730.2')
    return undefined
  }
  return read
}

const asComponent = (sent: string | PositionComponent): PositionComponent =>
  typeof sent === 'string' ? { name: sent } : sent

const nameOf = ({ name, token, melded }: PositionComponent): string => {
  const [first = ''] = melded ?? []
  return name ?? token?.name ?? token?.typeLine.subtypes.join(' ') ?? (typeof first === 'string' ? first : first.name)
}

const readSubstanceOf = (
  reading: Reading,
  component: PositionComponent,
  id: ObjectId,
  pointer: string,
): Substance | null => {
  const { token, name, melded, down } = component
  if (token !== undefined) return { kind: 'token', token }
  if (melded !== undefined) return meldedOf(reading, melded, name, id, pointer)
  if (name === undefined) return down === undefined ? null : { kind: 'unknown' }
  const card = cardNamed(reading, name, `${pointer}/name`)
  return card === undefined ? null : { kind: 'card', name: card.name }
}

const cardNamed = (reading: Reading, name: string, pointer: string): CardDefinition | undefined => {
  const card = reading.cards(name)
  if (card === undefined) fault(reading, 'card.unknown', pointer, { name }, ['108.1'])
  return card
}

/** CR 701.42a–b: two cards of one meld pair, as one permanent; their combined back face is no card of its own (712.4b). */
export const readMelded = (reading: Reading, named: NamedObject): Substance | undefined => {
  const { entry, card, id, zone, pointer } = named
  if (entry.melded === undefined) {
    const isFace = card?.meld !== undefined && 'combined' in card.meld
    if (isFace) impossible(reading, named, pointer, '712.4b')
    return undefined
  }
  const substance =
    zone === 'battlefield' ? meldedOf(reading, entry.melded, entry.name ?? undefined, id, pointer) : null
  if (substance === null) impossible(reading, named, `${pointer}/melded`, '701.42b')
  return substance ?? undefined
}

const meldedOf = (
  reading: Reading,
  sent: Melded,
  name: string | undefined,
  id: ObjectId,
  pointer: string,
): Substance | null => {
  const make = idMaker(new Set())
  const parts = sent.map((one): PositionPart => (typeof one === 'string' ? { name: one } : one))
  const cards = parts.map((part, index) => cardNamed(reading, part.name, `${pointer}/melded/${index}`))
  const into = parts.length === 2 ? meldsInto(cards[0], cards[1]) : null
  const face = into === null ? undefined : reading.cards(into)
  if (face === undefined || (name !== undefined && name.toLowerCase() !== face.name.toLowerCase())) return null
  const melded = parts.map((part, index): MeldedCard => {
    const card = cards[index]!
    return { id: part.id ?? (index === 0 && part.id === undefined ? id : make(slugOf(card.name))), name: card.name }
  })
  return { kind: 'melded', name: face.name, parts: melded }
}

const impossible = (reading: Reading, { id, card }: NamedObject, pointer: string, rule: string): void =>
  fault(reading, 'object.components-impossible', pointer, { object: id, name: card?.name ?? id }, [rule])
