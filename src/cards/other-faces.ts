import type { AlternativeKind, CardBack, CardDefinition, Gap } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'

/** How far the faces of a layout can be played: its rule, and whether the front face alone is played as any card is. */
const LAYOUTS: Readonly<Record<string, { readonly rule: string; readonly front: boolean }>> = {
  meld: { rule: '712.4', front: true },
  flip: { rule: '710.1', front: true },
  split: { rule: '709.3', front: false },
  aftermath: { rule: '709.3', front: false },
}
/** Two sides, of which one is up (712.2, 712.3). */
const SIDES: Readonly<Record<string, CardBack['layout']>> = { transform: 'transforming', modal_dfc: 'modal' }
const UNKNOWN = { rule: '200.1', front: false }

/**
 * A double-faced card is its front face with the other side in it; an adventurer, omen or preparation card is one card with alternative
 * characteristics (715.2, 720.2, 722.2). Of other cards the faces that can't be cast or played yet are marked by a gap: the other face of
 * flip cards, both halves of a split card, whose characteristics are joined off the stack.
 */
export const markOtherFaces = (card: CardObject, faces: readonly CardDefinition[]): readonly CardDefinition[] => {
  const [first, second] = faces
  if (first === undefined || second === undefined) return faces
  const side = SIDES[card.layout ?? '']
  if (side !== undefined) return [{ ...first, back: { layout: side, face: second } }]
  const inset = insetOf(card, second)
  if (inset !== null) return [{ ...first, alternative: inset }]
  const { rule, front } = LAYOUTS[card.layout ?? ''] ?? UNKNOWN
  return faces.map((face, at) => (at === 0 && front ? face : marked(card, face, rule)))
}

/** Spell types say what an inset frame of this layout is for (205.3k). */
const SPELL_TYPES: Readonly<Record<string, AlternativeKind>> = { Adventure: 'adventure', Omen: 'omen' }

/**
 * CR 715.2, 720.2, 722.2: what the inset frame of a card is for. One of the layout that Adventures and Omens share, without a spell type,
 * may be either.
 */
const insetOf = (card: CardObject, face: CardDefinition): CardDefinition['alternative'] | null => {
  if (card.layout === 'prepare') return { kind: 'preparation', face }
  if (card.layout !== 'adventure') return null
  const [kind] = face.typeLine.subtypes.flatMap((subtype) => SPELL_TYPES[subtype] ?? [])
  return kind === undefined ? { kind: 'adventure', face: marked(card, face, '205.3k') } : { kind, face }
}

const marked = (card: CardObject, face: CardDefinition, rule: string): CardDefinition => ({
  ...face,
  gaps: [...face.gaps, layoutGap(card, face, rule)],
})

const layoutGap = (card: CardObject, face: CardDefinition, rule: string): Gap => ({
  card: face.name,
  text: card.layout ?? '',
  span: [0, 0],
  reason: 'rule-not-enforced',
  rule,
  scope: 'spell',
})
