import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { type Demand, firstUnmet } from './first-unmet.ts'

/** What a part of a cost takes, and whether it taps it. */
export interface Taking extends Demand {
  readonly taps: boolean
}

/** Selections of permanents looked at before giving up. */
const MOST_TRIED = 300

/**
 * CR 118.3, 118.10: what is tapped for a cost is not tapped for the mana in it. Looks for a selection of the permanents that
 * could do either, few first, with which all demands can be met and the mana be paid; `shortage` says why it can't.
 */
export const shortageLeft = (
  takings: readonly Taking[],
  tapped: readonly ObjectId[],
  sources: ReadonlySet<ObjectId>,
  shortage: (tapped: readonly ObjectId[]) => readonly Illegality[],
): readonly Illegality[] => {
  const tapping = takings.filter(({ taps }) => taps)
  const either = [...new Set(tapping.flatMap(({ options }) => options.filter((id) => sources.has(id))))]
  const most = tapping.reduce((sum, { needed }) => sum + needed, 0)
  let tried = 0
  let first: readonly Illegality[] | null = null
  for (const chosen of selections(either, most)) {
    const narrowed = takings.map((one) =>
      one.taps ? { ...one, options: one.options.filter((id) => !sources.has(id) || chosen.includes(id)) } : one,
    )
    if (firstUnmet(narrowed) !== null) continue
    if (++tried > MOST_TRIED) leaveUnsupportedRule('601.2h', '', 'more ways to tap for a cost than can be looked at')
    const faults = shortage([...tapped, ...chosen])
    if (faults.length === 0) return []
    first ??= faults
  }
  return first ?? []
}

/** Every selection of up to so many, small ones first. */
function* selections(ids: readonly ObjectId[], most: number): Generator<readonly ObjectId[]> {
  let grown: { readonly chosen: readonly ObjectId[]; readonly next: number }[] = [{ chosen: [], next: 0 }]
  for (let size = 0; size <= most && grown.length > 0; size++) {
    for (const { chosen } of grown) yield chosen
    grown = grown.flatMap(({ chosen, next }) =>
      ids.slice(next).map((id, i) => ({ chosen: [...chosen, id], next: next + i + 1 })),
    )
  }
}
