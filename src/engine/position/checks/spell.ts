/** CR 305.9, 405.1: on the stack are spells, which no land is, and abilities, which say what they do. */
import type { PositionStackObject } from '../../../core/position.ts'
import type { NamedObject } from '../planned-object.ts'
import { fault, type Reading } from '../reading.ts'

export const checkSpell = (reading: Reading, { id, card, pointer }: NamedObject, sent: PositionStackObject): void => {
  const isSpell = (sent.kind ?? 'spell') === 'spell' && sent.ability === undefined
  if (isSpell && card?.typeLine.types.includes('land')) {
    fault(reading, 'stack.not-a-spell', pointer, { object: id, name: card.name }, ['305.9'])
  } else if (!isSpell && sent.ability === undefined) {
    fault(reading, 'stack.not-a-spell', pointer, { object: id, name: sent.name ?? id }, ['113.3', '405.1'])
  }
}
