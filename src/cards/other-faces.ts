import type { CardDefinition, Gap } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'

/** How far the faces of a layout can be played: its rule, and whether the front face alone is played as any card is. */
const LAYOUTS: Readonly<Record<string, { readonly rule: string; readonly front: boolean }>> = {
  transform: { rule: '712.2', front: true },
  modal_dfc: { rule: '712.11', front: true },
  meld: { rule: '712.4', front: true },
  flip: { rule: '710.1', front: true },
  adventure: { rule: '715.3', front: true },
  split: { rule: '709.3', front: false },
  aftermath: { rule: '709.3', front: false },
}
const UNKNOWN = { rule: '200.1', front: false }

/**
 * The faces of a card with those that can't be cast or played yet marked by a gap: the other face of double-faced and flip
 * cards, the Adventure of an adventurer card, both halves of a split card, whose characteristics are joined off the stack.
 */
export const markOtherFaces = (card: CardObject, faces: readonly CardDefinition[]): readonly CardDefinition[] => {
  if (faces.length < 2) return faces
  const { rule, front } = LAYOUTS[card.layout ?? ''] ?? UNKNOWN
  return faces.map((face, at) =>
    at === 0 && front ? face : { ...face, gaps: [...face.gaps, layoutGap(card, face, rule)] },
  )
}

const layoutGap = (card: CardObject, face: CardDefinition, rule: string): Gap => ({
  card: face.name,
  text: card.layout ?? '',
  span: [0, 0],
  reason: 'rule-not-enforced',
  rule,
  scope: 'spell',
})
