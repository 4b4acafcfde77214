/** CR 110.5d: only permanents are tapped or phased out. */
import type { NamedObject } from '../planned-object.ts'
import { fault, type Reading } from '../reading.ts'

export const checkStatus = (reading: Reading, { id, entry, zone, pointer }: NamedObject): void => {
  if (zone === 'battlefield') return
  for (const status of ['tapped', 'phasedOut'] as const) {
    if (entry[status] !== true) continue
    fault(reading, 'object.tapped-off-battlefield', `${pointer}/${status}`, { object: id, zone }, ['110.5d'])
  }
}
