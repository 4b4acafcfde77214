/** CR 305.9, 405.1: on the stack are spells, which no land is, and abilities, which say what they do; 709.3b: of a split card, a half or both. */

import type { CastHalf } from '../../../core/face.ts'
import type { PositionStackObject } from '../../../core/position.ts'
import type { NamedObject } from '../planned-object.ts'
import { fault, type Reading } from '../reading.ts'
import { shownByName } from '../shown-by-name.ts'

export const checkSpell = (reading: Reading, named: NamedObject, sent: PositionStackObject): void => {
  const { id, card, pointer } = named
  const halfUnsaid = card?.halves !== undefined && sent.faceDown !== true && halfOf(named, sent) === undefined
  const isSpell = (sent.kind ?? 'spell') === 'spell' && sent.ability === undefined
  if (isSpell && card?.typeLine.types.includes('land')) {
    fault(reading, 'stack.not-a-spell', pointer, { object: id, name: card.name }, ['305.9'])
  } else if (isSpell && halfUnsaid) {
    fault(reading, 'stack.half-unsaid', pointer, { object: id, name: card.name }, ['709.3b'])
  } else if (!isSpell && sent.ability === undefined) {
    fault(reading, 'stack.not-a-spell', pointer, { object: id, name: sent.name ?? id }, ['113.3', '405.1'])
  }
}

const halfOf = (named: NamedObject, { marks }: PositionStackObject): CastHalf | undefined =>
  marks?.half ?? shownByName(named).half
