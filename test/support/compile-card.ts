import { compileCard, printAbility } from '../../src/compiler/index.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { CardDefinition, Gap } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'

/**
 * A card as the referee looks it up. Of a card with two faces the front one is compiled, and the other is a gap: what it
 * could do is not understood.
 */
export const definitionOf = (card: CardObject): CardDefinition => {
  const [front, ...others] = compileCard(card).faces
  const { definition } = front!
  const gaps = others.map(
    ({ definition: { name } }): Gap => ({ card: name, text: '', span: [0, 0], reason: `layout: ${card.layout}` }),
  )
  return gaps.length === 0 ? definition : { ...definition, name: card.name, gaps: [...definition.gaps, ...gaps] }
}

/** An ability in card language; empty where there are no words for it. */
export const abilityText = (ability: Ability, name: string): string => printAbility(ability, { name }) ?? ''
