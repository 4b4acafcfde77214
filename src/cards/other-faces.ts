import type { CardBack, CardDefinition, Gap } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'

/** How far the faces of a layout can be played: its rule, and whether the front face alone is played as any card is. */
const LAYOUTS: Readonly<Record<string, { readonly rule: string; readonly front: boolean }>> = {
  meld: { rule: '712.4', front: true },
  flip: { rule: '710.1', front: true },
  adventure: { rule: '715.3', front: true },
  split: { rule: '709.3', front: false },
  aftermath: { rule: '709.3', front: false },
}
/** Two sides, of which one is up (712.2, 712.3). */
const SIDES: Readonly<Record<string, CardBack['layout']>> = { transform: 'transforming', modal_dfc: 'modal' }
const UNKNOWN = { rule: '200.1', front: false }

/**
 * A double-faced card is its front face with the other side in it. Of other cards the faces that can't be cast or played yet are
 * marked by a gap: the other face of flip cards, the Adventure of an adventurer card, both halves of a split card, whose
 * characteristics are joined off the stack.
 */
export const markOtherFaces = (card: CardObject, faces: readonly CardDefinition[]): readonly CardDefinition[] => {
  const [first, back] = faces
  if (first === undefined || back === undefined) return faces
  const side = SIDES[card.layout ?? '']
  if (side !== undefined) return [{ ...first, back: { layout: side, face: back } }]
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
