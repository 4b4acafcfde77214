import { idMaker, RESERVED_IDS, slugOf } from '../../core/generated-id.ts'
import type { GameObject } from '../../core/object.ts'
import { definitionOf } from '../definitions.ts'
import { newObject } from '../events/new-object.ts'
import { prepareSpellOf } from '../faces/alternative.ts'
import type { Reading } from './reading.ts'

/** CR 722.3c: the copies in exile of the prepare spells of prepared permanents, as far as the position does not say where they are. */
export const preparedCopies = (reading: Reading, objects: readonly GameObject[]): readonly GameObject[] => {
  const make = idMaker(new Set([...RESERVED_IDS, ...reading.players, ...reading.objects, ...reading.remembered]))
  return objects.flatMap((permanent) => {
    const isTold = objects.some(({ marks }) => marks?.preparedBy === permanent.id)
    if (permanent.prepared !== true || permanent.phasedOut || permanent.faceDown || isTold) return []
    const values = definitionOf(permanent, reading.cards)
    const definition = values === undefined ? undefined : prepareSpellOf(values)
    if (definition === undefined) return []
    const { controller, timestamp, id } = permanent
    const copy = newObject(make(slugOf(definition.name)), { kind: 'copy', definition }, controller, 'exile')
    return [{ ...copy, marks: { preparedBy: id }, timestamp }]
  })
}
