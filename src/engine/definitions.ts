import type { Ability } from '../core/ability.ts'
import type { CardDefinition, CardLookup, TokenDefinition } from '../core/card.ts'
import { colorsOfCost } from '../core/mana.ts'
import type { Marks } from '../core/marks.ts'
import type { Component, GameObject, Substance } from '../core/object.ts'
import { alternativeOf } from './faces/alternative.ts'
import { backOf } from './faces/other-side.ts'
import { combinedFace } from './merging/combined-face.ts'
import { composed } from './merging/composed.ts'

/**
 * CR 707.3, 712.8d–f, 715.4, 718.4, 720.4, 722.4: the printed values of an object, of the face that is up or as what it was cast, or those
 * it has copied; undefined for a card nobody here has seen and for an ability (113.1c).
 */
export const definitionOf = (object: GameObject, cards: CardLookup): CardDefinition | undefined => {
  if (object.copyOf !== undefined) return object.copyOf
  if (object.merged !== undefined) return composed(object.id, object.merged, cards, definitionOfComponent)
  return shownAs(object.substance, object.marks, cards)
}

const shownAs = (
  substance: Substance,
  marks: Pick<Marks, 'back' | 'alternative'> | undefined,
  cards: CardLookup,
): CardDefinition | undefined => {
  const front = printedOn(substance, cards)
  return front === undefined ? undefined : shownOf(front, marks)
}

/** What a card shows that has so been turned over or cast. */
export const shownOf = (front: CardDefinition, marks: Pick<Marks, 'back' | 'alternative'> = {}): CardDefinition =>
  (marks.back === true ? backOf(front) : marks.alternative === true ? alternativeOf(front) : undefined) ?? front

/** CR 730.2a: what a component of a merged permanent is, be it face down or not. */
export const definitionOfComponent = (component: Component, cards: CardLookup): CardDefinition | undefined =>
  component.copyOf ?? shownAs(component.substance, component, cards)

/** What the object is made of, its front face with what is behind it, whatever it has become a copy of. */
export const frontOf = ({ substance }: Pick<GameObject, 'substance'>, cards: CardLookup): CardDefinition | undefined =>
  printedOn(substance, cards)

/** What is printed on that of which an object is made. */
export const printedOn = (substance: Substance, cards: CardLookup): CardDefinition | undefined => {
  switch (substance.kind) {
    case 'card':
      return cards(substance.name)
    case 'token':
      return tokenDefinition(substance.token)
    case 'emblem':
      return emblemDefinition(substance.abilities)
    case 'copy':
      return substance.definition
    case 'melded':
      return combinedFace(substance, cards)
    case 'ability':
    case 'unknown':
      return undefined
  }
}

const made = new WeakMap<TokenDefinition, CardDefinition>()

/** CR 111.3–111.4: a token's values are what its maker says; unnamed, it is called by its subtypes and the word Token. */
const tokenDefinition = (token: TokenDefinition): CardDefinition => {
  const known = made.get(token)
  if (known !== undefined) return known
  const definition: CardDefinition = {
    name: token.name ?? [...token.typeLine.subtypes, 'Token'].join(' '),
    manaCost: token.manaCost ?? null,
    colors: token.colors,
    typeLine: token.typeLine,
    ...(token.power === undefined ? {} : { power: token.power }),
    ...(token.toughness === undefined ? {} : { toughness: token.toughness }),
    ...(token.loyalty === undefined ? {} : { loyalty: token.loyalty }),
    ...(token.back === undefined ? {} : { back: { layout: 'transforming', face: tokenDefinition(token.back) } }),
    ...(token.meld === undefined ? {} : { meld: token.meld }),
    ...(token.defense === undefined ? {} : { defense: token.defense }),
    ...(token.alternative === undefined ? {} : { alternative: token.alternative }),
    abilities: token.abilities,
    gaps: [],
  }
  made.set(token, definition)
  return definition
}

const emblems = new WeakMap<readonly Ability[], CardDefinition>()

/** CR 113.6p, 114.4: an emblem has abilities and nothing else, and they function in the command zone. */
const emblemDefinition = (abilities: readonly Ability[]): CardDefinition => {
  const known = emblems.get(abilities)
  if (known !== undefined) return known
  const definition: CardDefinition = {
    name: '',
    manaCost: null,
    typeLine: { supertypes: [], types: [], subtypes: [] },
    abilities: abilities.map((ability) =>
      ability.kind === 'spell' || ability.kind === 'keyword' ? ability : { ...ability, zone: 'command' },
    ),
    gaps: [],
  }
  emblems.set(abilities, definition)
  return definition
}

/** CR 111.13, 608.3f: a copy of a permanent spell as the token it becomes; a star is 0 until its ability defines it (208.2). */
export const tokenOfCopy = (definition: CardDefinition): TokenDefinition => {
  const number = (printed: number | '*'): number => (printed === '*' ? 0 : printed)
  const { name, manaCost, colors, colorIndicator = [], typeLine, power, toughness } = definition
  const { loyalty, defense, abilities, back, meld, alternative } = definition
  return {
    name,
    colors: colors ?? [...new Set([...colorsOfCost(manaCost ?? []), ...colorIndicator])],
    typeLine,
    ...(power === undefined ? {} : { power: number(power) }),
    ...(toughness === undefined ? {} : { toughness: number(toughness) }),
    ...(manaCost === null ? {} : { manaCost }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(back === undefined ? {} : { back: tokenOfCopy(back.face) }),
    ...(meld === undefined ? {} : { meld }),
    ...(defense === undefined ? {} : { defense }),
    ...(alternative === undefined ? {} : { alternative }),
    abilities,
  }
}
