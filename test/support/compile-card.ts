import { type CompiledFace, compileCard, printAbility } from '../../src/compiler/index.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { CardDefinition, Gap } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'

/** What stands on the card for an ability that was compiled from it. */
const written = new WeakMap<Ability, string>()

/**
 * A card as the referee looks it up. Of a card with two faces the front one is compiled, and the other is a gap: what it
 * could do is not understood.
 */
export const definitionOf = (card: CardObject): CardDefinition => {
  const [front, ...others] = compileCard(card).faces
  const { definition } = front!
  remember(front!)
  const gaps = others.map(
    ({ definition: { name } }): Gap => ({ card: name, text: '', span: [0, 0], reason: `layout: ${card.layout}` }),
  )
  return gaps.length === 0 ? definition : { ...definition, name: card.name, gaps: [...definition.gaps, ...gaps] }
}

const remember = ({ abilities }: CompiledFace): void => {
  for (const each of abilities) if ('ability' in each) written.set(each.ability, each.text)
}

/** An ability in card language, as it stands on the card and in the preferred wording. */
export const abilityTexts = (ability: Ability, name: string): readonly string[] =>
  [written.get(ability), printAbility(ability, { name })].filter((text) => text != null)
