import type { CostPart } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Payer } from './payer.ts'

/** How a text calls what was used to pay for it: "the sacrificed creature". */
const NAMES: { readonly [K in CostPart['kind']]?: string } = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'return-to-hand': 'returned',
  'tap-permanents': 'tapped',
}

/** CR 608.2h, 608.2k: gathers under these names the objects a cost is paid with, as they were before it was. */
export const paidObjects = (): {
  readonly bound: Record<string, readonly ObjectId[]>
  readonly note: Payer['note']
} => {
  const bound: Record<string, readonly ObjectId[]> = {}
  const note: Payer['note'] = (part, picked) => {
    const name = NAMES[part.kind]
    if (name !== undefined && picked.length > 0) bound[name] = [...(bound[name] ?? []), ...picked]
  }
  return { bound, note }
}
