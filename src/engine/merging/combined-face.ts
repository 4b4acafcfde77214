import type { CardDefinition, CardLookup } from '../../core/card.ts'
import type { ManaCost } from '../../core/mana.ts'
import type { Substance } from '../../core/object.ts'

type Melded = Extract<Substance, { kind: 'melded' }>

const known = new WeakMap<CardDefinition, Map<string, CardDefinition>>()

/**
 * CR 712.8g, 712.4b, 202.3c: a melded permanent is what the combined back face says, and its mana value that of both front faces together.
 */
export const combinedFace = ({ name, parts }: Melded, cards: CardLookup): CardDefinition | undefined => {
  const face = cards(name)
  if (face === undefined) return undefined
  const valueCost: ManaCost = parts.flatMap((part) => cards(part.name)?.manaCost ?? [])
  const key = valueCost.join()
  const faces = known.get(face) ?? new Map<string, CardDefinition>()
  const before = faces.get(key)
  if (before !== undefined) return before
  const combined: CardDefinition = { ...face, valueCost }
  faces.set(key, combined)
  known.set(face, faces)
  return combined
}

/**
 * CR 701.42b, 712.4a: what two cards meld into; null unless they are the two of one pair. Which face that is one of them says; the
 * other names its counterpart.
 */
export const meldsInto = (one: CardDefinition | undefined, other: CardDefinition | undefined): string | null => {
  const [a, b] = [halfOf(one), halfOf(other)]
  if (a === null || b === null || a.with !== other?.name || b.with !== one?.name) return null
  return a.into ?? b.into ?? null
}

const halfOf = (card: CardDefinition | undefined) =>
  card?.meld !== undefined && 'with' in card.meld ? card.meld : null
