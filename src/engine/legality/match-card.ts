import type { Filter } from '../../core/filter.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { matches } from '../refs/match.ts'

/**
 * Whether a card that somebody wants to cast matches what a text says of spells: the text sees the spell it would be
 * (CR 601.3e), so the word for spells is dropped and everything else is asked of the card. Once it is on the stack, where it
 * is cast from is the zone it was in.
 */
export const matchesAsSpell = (env: Env, filter: Filter, card: ObjectId): boolean => {
  const asked = asCard(filter)
  const from = objectOf(env.view, card)?.onStack?.castFrom
  if (asked.zones === undefined || from === undefined) return matches(env, asked, card)
  const { zones, ...rest } = asked
  return from !== null && zones.includes(from) && matches(env, rest, card)
}

const asCard = ({ subject, zones, anyOf, ...rest }: Filter): Filter => ({
  ...rest,
  ...(subject === undefined || subject === 'spell' ? {} : { subject }),
  ...(zones === undefined || zones.includes('stack') ? {} : { zones }),
  ...(anyOf === undefined ? {} : { anyOf: anyOf.map(asCard) }),
})
