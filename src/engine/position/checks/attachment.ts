/** CR 301.5c, 303.4d, 701.3a: attached things are attached to some object or player, never to themselves. */
import type { NamedObject } from '../planned-object.ts'
import { fault, isKnown, type Reading } from '../reading.ts'

export const checkAttachment = (reading: Reading, { id, entry, pointer }: NamedObject): void => {
  const target = entry.attachedTo ?? null
  if (target === null) return
  const at = `${pointer}/attachedTo`
  if (target === id) {
    fault(reading, 'object.attached-to-itself', at, { object: id }, ['301.5c', '303.4d'])
  } else if (!isKnown(reading, target)) {
    fault(reading, 'object.attached-to-unknown', at, { object: id, target }, ['701.3a'])
  }
}
