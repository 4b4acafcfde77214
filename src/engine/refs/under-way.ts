import type { Ability } from '../../core/ability.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import { allStacks } from '../seats.ts'

/** CR 714.4, 704.5v: whether an object is the source of such an ability that has triggered and not yet left the stack. */
export const hasTriggerUnderWay = (
  state: State,
  source: ObjectId,
  isSuch: (ability: Ability) => boolean = () => true,
): boolean => {
  const stacked = allStacks(state).flatMap((id) => state.objects[id]?.onStack ?? [])
  return (
    state.waiting.some((one) => one.source === source && isSuch(one.ability)) ||
    stacked.some(
      (one) => one.kind === 'triggered' && one.source === source && one.ability !== null && isSuch(one.ability),
    )
  )
}
