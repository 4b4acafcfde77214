import type { Filter } from '../../core/filter.ts'
import { ZONES, type Zone } from '../../core/zone.ts'

/** CR 115.2: where the targets of a slot may be; nowhere for players. */
export const expectedZones = (filter: Filter): readonly Zone[] => {
  if (filter.zones !== undefined) return filter.zones
  if (filter.anyOf !== undefined) {
    const { anyOf, ...outer } = filter
    return [...new Set(anyOf.flatMap((member) => expectedZones(withSubject(outer, member))))]
  }
  switch (filter.subject) {
    case 'spell':
    case 'ability':
      return ['stack']
    case 'player':
      return []
    case 'card':
      return ZONES
    default:
      return ['battlefield']
  }
}

const meansPlayers = (filter: Filter): boolean =>
  filter.subject === 'player' || (filter.subject === undefined && filter.anyOf?.some(meansPlayers) === true)

/** CR 115.4: the slot is for "any target". */
export const isAnyTarget = ({ anyOf }: Filter): boolean =>
  anyOf?.some(meansPlayers) === true && anyOf.some(({ types }) => types?.includes('creature') === true)

/** CR 109.2, 115.2: without a word for another zone or a spell, a text means permanents on the battlefield. */
export const asTargetFilter = (filter: Filter): Filter => {
  if (filter.anyOf !== undefined) {
    const { anyOf, ...outer } = filter
    const { zones, subject } = outer
    const members = anyOf.map((member) =>
      asTargetFilter(withSubject({ ...(zones && { zones }), ...(subject && { subject }) }, member)),
    )
    return { ...outer, anyOf: members }
  }
  return filter.subject === undefined && filter.zones === undefined ? { ...filter, subject: 'permanent' } : filter
}

const withSubject = ({ subject, zones }: Filter, member: Filter): Filter => ({
  ...(subject === undefined ? {} : { subject }),
  ...(zones === undefined ? {} : { zones }),
  ...member,
})
