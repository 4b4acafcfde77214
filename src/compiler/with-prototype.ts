import type { CardDefinition } from '../core/card.ts'

/**
 * CR 718.1, 718.5: the frame of a prototype card has another mana cost, power and toughness; all else but its colour stays as it is on the
 * card.
 */
export const withPrototype = (card: CardDefinition): CardDefinition => {
  const [frame] = card.abilities.flatMap((ability) =>
    ability.kind === 'keyword' && ability.keyword === 'prototype' ? [ability] : [],
  )
  if (frame === undefined) return card
  const { mana: manaCost, power, toughness } = frame
  return { ...card, alternative: { kind: 'prototype', face: { ...card, manaCost, power, toughness } } }
}
