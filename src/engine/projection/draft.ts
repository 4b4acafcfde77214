import type { Ability } from '../../core/ability.ts'
import type { CardDefinition, CardLookup } from '../../core/card.ts'
import { COLORS, type Color } from '../../core/color.ts'
import { countersOf } from '../../core/counter.ts'
import { colorsOfCost, manaValue } from '../../core/mana.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import { definitionOf } from '../definitions.ts'
import { faceDownDefinition } from '../facing/face-down-definition.ts'

/** Characteristics while layers are applied: replaced, never changed in place. */
export interface Draft extends Characteristics {
  /** CR 613.7a: static abilities that effects gave it, with the effect and its timestamp. */
  readonly grants?: ReadonlyMap<Ability, Grant>
}
export interface Grant {
  readonly key: string
  readonly timestamp: number
}

/** The characteristics alone, once all layers are applied. */
export const finished = (draft: Draft): Characteristics => {
  if (draft.grants === undefined) return draft
  const { grants: _, ...characteristics } = draft
  return characteristics
}

/**
 * CR 613.1a, 613.2, 613.2a, 613.2c: the characteristics an object starts from, its copiable values: what was copied, then being
 * face down; no effect of another layer is older. A card exiled face down has none (CR 406.3a).
 */
export const baseDraft = (object: GameObject, cards: CardLookup): Draft => {
  if (object.faceDown)
    return looksFaceDown(object) ? fromDefinition(object, faceDownDefinition(object)) : emptyDraft(object, false)
  const definition = definitionOf(object, cards)
  if (definition === undefined) return emptyDraft(object, object.substance.kind === 'unknown')
  return fromDefinition(object, definition)
}

/** CR 107.3g, 118.8d, 118.9c: mana cost and mana value are as printed, with X as chosen on the stack and 0 elsewhere, whatever is paid. */
const fromDefinition = (object: GameObject, definition: CardDefinition): Draft => {
  const draft = {
    ...printedValues(definition),
    id: object.id,
    loyalty: loyaltyOf(object, definition),
    controller: controllerOf(object),
  }
  const x = object.onStack?.x ?? 0
  const cost = definition.valueCost ?? definition.manaCost
  return x === 0 || cost === null ? draft : { ...draft, manaValue: manaValue(cost, x) }
}

type Printed = Omit<Draft, 'id' | 'loyalty' | 'controller'>
const printed = new WeakMap<CardDefinition, Printed>()

/**
 * What every object of one definition has in common, worked out once; with what defines its colours and types in every zone
 * (CR 113.6a).
 */
const printedValues = (definition: CardDefinition): Printed => {
  const known = printed.get(definition)
  if (known !== undefined) return known
  const has = (keyword: string) => definition.abilities.some((a) => a.kind === 'keyword' && a.keyword === keyword)
  const values: Printed = {
    name: definition.name,
    manaCost: definition.manaCost,
    manaValue: manaValue(definition.valueCost ?? definition.manaCost ?? []),
    colors: has('devoid') ? [] : printedColors(definition),
    supertypes: definition.typeLine.supertypes,
    types: definition.typeLine.types,
    subtypes: definition.typeLine.subtypes,
    allCreatureTypes: has('changeling'),
    power: printedNumber(definition.power),
    toughness: printedNumber(definition.toughness),
    abilities: definition.abilities,
    ...(definition.alternative === undefined ? {} : { alternative: definition.alternative.kind }),
    unknown: false,
    gaps: definition.gaps,
  }
  printed.set(definition, values)
  return values
}

/** CR 105.2: colours of the mana cost and of the colour indicator. */
export const printedColors = (definition: CardDefinition): readonly Color[] => {
  if (definition.colors !== undefined) return COLORS.filter((color) => definition.colors?.includes(color))
  const ofCost = colorsOfCost(definition.manaCost ?? [])
  return COLORS.filter((color) => ofCost.includes(color) || definition.colorIndicator?.includes(color) === true)
}

const printedNumber = (value: number | '*' | undefined): number | null =>
  value === undefined ? null : value === '*' ? 0 : value

/** CR 306.5b–c: on the battlefield its loyalty counters, elsewhere the printed number. */
const loyaltyOf = (object: GameObject, definition: CardDefinition): number | null =>
  definition.loyalty === undefined
    ? null
    : object.zone === 'battlefield'
      ? countersOf(object.counters, 'loyalty')
      : definition.loyalty

/** CR 108.4, 109.4: only permanents and what is on the stack have a controller; elsewhere the owner stands in (109.5). */
const controllerOf = (object: GameObject): string =>
  object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : object.owner

const emptyDraft = (object: GameObject, unknown: boolean): Draft => ({
  id: object.id,
  name: '',
  manaCost: null,
  manaValue: 0,
  colors: [],
  supertypes: [],
  types: [],
  subtypes: [],
  allCreatureTypes: false,
  power: null,
  toughness: null,
  loyalty: null,
  abilities: NO_ABILITIES,
  controller: controllerOf(object),
  unknown,
  gaps: [],
})
const NO_ABILITIES: readonly Ability[] = []

/** CR 613.2b, 708.2: face-down permanents and spells, and a card that its morph or disguise ability turns down to be cast (702.37c). */
const looksFaceDown = ({ zone, marks }: GameObject): boolean =>
  zone === 'battlefield' || zone === 'stack' || marks?.down?.by === 'morph' || marks?.down?.by === 'disguise'
