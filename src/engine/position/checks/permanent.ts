/** CR 110.4, 400.4a: a card with none of the permanent types is no permanent; face down it may be (708.2). */
import { isPermanentType } from '../../../core/card-type.ts'
import type { NamedObject } from '../planned-object.ts'
import { fault, type Reading } from '../reading.ts'

export const checkPermanent = (reading: Reading, { id, entry, zone, card, pointer }: NamedObject): void => {
  if (zone !== 'battlefield' || entry.faceDown === true) return
  const types = entry.token?.typeLine.types ?? card?.typeLine.types
  if (types === undefined || types.some(isPermanentType)) return
  const name = card?.name ?? entry.token?.name ?? id
  fault(reading, 'object.not-a-permanent', pointer, { object: id, name }, ['110.4', '400.4a'])
}
