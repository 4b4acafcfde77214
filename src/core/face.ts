/** CR 709.1: the two halves of a split card, as they stand on it. */
export const HALVES = ['left', 'right'] as const
export type Half = (typeof HALVES)[number]

/** CR 709.3, 702.102a: how a split card is cast: one half, or both of them fused. */
export type CastHalf = Half | 'fused'

/**
 * What an action plays of a card: a face of a double-faced card (712.11b, 712.12), a card with its alternative characteristics (715.3,
 * 718.3, 720.3), a half of a split card (709.3) or both (702.102a).
 */
export const FACES = ['front', 'back', 'alternative', 'left', 'right', 'fused'] as const
export type Face = (typeof FACES)[number]

export const isHalf = (face: Face | undefined): face is CastHalf =>
  face === 'left' || face === 'right' || face === 'fused'
