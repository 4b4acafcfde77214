import type { Component, GameObject, Substance } from '../../core/object.ts'

/** A card or token that a permanent falls into, with the id it goes on with. */
export interface Piece {
  readonly id: string
  readonly substance: Substance
  readonly down: boolean
}

/**
 * CR 712.21, 730.3: what a permanent falls into as it leaves, from the top down; most are one card or token. Elsewhere an object is one,
 * also the pair that is on its way to be one permanent.
 */
export const piecesOf = ({ id, substance, merged, faceDown, zone }: GameObject): readonly Piece[] =>
  zone === 'battlefield'
    ? (merged ?? [{ id, substance, ...(faceDown ? { down: {} } : {}) } satisfies Component]).flatMap(cardsOf)
    : [{ id, substance, down: faceDown }]

const cardsOf = ({ id, substance, down }: Component): readonly Piece[] => {
  const isDown = down !== undefined
  return substance.kind === 'melded'
    ? substance.parts.map((part) => ({ id: part.id, substance: { kind: 'card', name: part.name }, down: isDown }))
    : [{ id, substance, down: isDown }]
}

export const isCardPiece = ({ substance }: Piece): boolean => substance.kind === 'card' || substance.kind === 'unknown'
