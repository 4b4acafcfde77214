import type { BandOption } from '../../core/decision.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { bandsWithOther, hasBanding } from './bands.ts'

/** CR 508.1e, 702.22c: the bands that these creatures can be put in as they attack, each kind of band once. */
export const bandOptions = (ctx: Context, ids: readonly ObjectId[]): readonly BandOption[] => {
  const banding = ids.filter((id) => hasBanding(ctx, id))
  const others = ids.filter((id) => !banding.includes(id))
  const plain = banding.length > 0 && ids.length > 1 ? [{ with: banding, others, most: 1 }] : []
  const kinds = new Map<string, { kind: readonly ObjectId[]; with: ObjectId[] }>()
  for (const id of ids) {
    for (const kind of bandsWithOther(ctx, id, ids).filter(({ length }) => length > 1)) {
      const known = kinds.get(kind.join())
      if (known === undefined) kinds.set(kind.join(), { kind, with: [id] })
      else if (!known.with.includes(id)) known.with.push(id)
    }
  }
  const ofKinds = [...kinds.values()].map(({ kind, with: having }) => ({
    with: having,
    others: kind.filter((id) => !having.includes(id)),
  }))
  return [...plain, ...ofKinds]
}
