import { markOtherFaces } from '../../src/cards/other-faces.ts'
import { type CompiledFace, compileCard, printAbility } from '../../src/compiler/index.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { CardDefinition } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'

/** What stands on the card for an ability that was compiled from it. */
const written = new WeakMap<Ability, string>()

/**
 * A card as the service looks it up: a face by its own name, and the front face by the name of the whole. `name` is what was
 * asked for.
 */
export const definitionOf = (card: CardObject, name = card.name): CardDefinition => {
  const { faces } = compileCard(card)
  for (const face of faces) remember(face)
  const definitions = markOtherFaces(
    card,
    faces.map(({ definition }) => definition),
  )
  const named = definitions.find((definition) => definition.name.toLowerCase() === name.toLowerCase())
  const front = definitions[0]!
  return named ?? (definitions.length === 1 ? front : { ...front, name: card.name })
}

const remember = ({ abilities }: CompiledFace): void => {
  for (const each of abilities) if ('ability' in each) written.set(each.ability, each.text)
}

/** An ability in card language, as it stands on the card and in the preferred wording. */
export const abilityTexts = (ability: Ability, name: string): readonly string[] =>
  [written.get(ability), printAbility(ability, { name })].filter((text) => text != null)
