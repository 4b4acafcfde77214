import { compileCard } from '../compiler/index.ts'
import type { CardDefinition } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'
import { markOtherFaces } from './other-faces.ts'

/** A name that a request gives twice, to be answered as a fault rather than resolved by order. */
export interface RequestCards {
  readonly cards: readonly CardDefinition[]
  readonly repeated: readonly string[]
}

/** The cards sent with a request, compiled: one definition for each face, the front face also under the whole name. */
export const compileRequestCards = (sent: readonly CardObject[]): RequestCards => {
  const seen = new Set<string>()
  const repeated: string[] = []
  const cards = sent.flatMap((card) => {
    if (seen.has(card.name)) repeated.push(card.name)
    seen.add(card.name)
    const compiled = compileCard(card).faces.map(({ definition }) => definition)
    const faces = markOtherFaces(card, compiled)
    const [front] = faces
    if (front === undefined || faces.length === 1 || faces.some(({ name }) => name === card.name)) return faces
    return [{ ...front, name: card.name }, ...faces]
  })
  return { cards, repeated }
}
