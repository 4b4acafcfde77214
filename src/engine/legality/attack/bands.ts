import type { ObjectId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import { bandsAmong, bandsWithOther, hasBanding } from '../../combat/bands.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { named } from '../named.ts'

/** CR 508.1e, 702.22c–d: a band is of creatures that can be in one together, and they attack the same. */
export const bandFaults = (ctx: Context, attacks: readonly Attacker[]): readonly Illegality[] =>
  bandsAmong(attacks).flatMap((band) => {
    const ids = band.map(({ attacker }) => attacker)
    const members = ids.map((id) => named(ctx, id))
    if (band.some(({ defender }) => defender !== band[0]?.defender))
      return [illegal('attack.band-apart', ['702.22d', '508.1e'], { members })]
    const odd = oddOneOut(ctx, ids)
    return odd === null ? [] : [illegal('attack.band', ['702.22c', '508.1e'], { object: named(ctx, odd), members })]
  })

/** CR 702.22c: whoever keeps these from being a band: a second one without banding, or the only one; null if nobody does. */
const oddOneOut = (ctx: Context, ids: readonly ObjectId[]): ObjectId | null => {
  const without = ids.filter((id) => !hasBanding(ctx, id))
  if (without.length <= 1 && without.length < ids.length) return null
  if (ids.some((id) => bandsWithOther(ctx, id, ids).some(({ length }) => length === ids.length))) return null
  return without[1] ?? without[0]!
}
