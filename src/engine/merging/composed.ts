import type { Ability } from '../../core/ability.ts'
import type { CardDefinition, CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Component } from '../../core/object.ts'
import { singleFace } from '../faces/other-side.ts'
import { bindPart } from '../links/bind-links.ts'

/** What a component is by itself; undefined where that is not known. */
export type DefinitionOfComponent = (component: Component, cards: CardLookup) => CardDefinition | undefined

const known = new WeakMap<CardLookup, WeakMap<readonly Component[], CardDefinition>>()

/**
 * CR 730.2a, 702.140e: a merged permanent is what its topmost component is, with the abilities of all of them, in the order in which they came
 * to it. CR 730.2i: it is not double-faced, whatever it is made of. A component that is face down shows nothing.
 */
export const composed = (
  id: ObjectId,
  merged: readonly Component[],
  cards: CardLookup,
  definitionOfOne: DefinitionOfComponent,
): CardDefinition | undefined => {
  const before = known.get(cards)?.get(merged)
  if (before !== undefined) return before
  const parts = merged.map((one) => ({ one, definition: definitionOfOne(one, cards) }))
  const top = parts[0]?.definition
  if (top === undefined) return undefined
  const shown = parts.filter(({ one }) => one.down === undefined).toSorted((a, b) => (a.one.at ?? 0) - (b.one.at ?? 0))
  const definition: CardDefinition = {
    ...singleFace(top),
    ...(top.valueCost === undefined ? {} : { valueCost: top.valueCost }),
    abilities: shown.flatMap(({ one, definition: own }) => abilitiesOf(id, one, own)),
    gaps: shown.flatMap(({ definition: own }) => own?.gaps ?? []),
  }
  const memory = known.get(cards) ?? new WeakMap<readonly Component[], CardDefinition>()
  memory.set(merged, definition)
  known.set(cards, memory)
  return definition
}

/** CR 607.5: linked abilities of one component know nothing of those of another. */
const abilitiesOf = (id: ObjectId, component: Component, own: CardDefinition | undefined): readonly Ability[] =>
  component.id === id || own === undefined ? (own?.abilities ?? []) : bindPart(own.abilities, component.id)
