import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Env, View } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** A spell or ability that targets, costs or is prohibited: what it comes from (the spell itself, 113.7) and whose it is. */
export interface Agent {
  readonly kind: 'spell' | 'activated' | 'triggered'
  /** The spell, or the source of the ability. */
  readonly source: ObjectId
  readonly controller: PlayerId
}

/**
 * Whether a spell or ability matches a filter seen from `env`. An ability has no characteristics but its source's are
 * meant ("abilities from black sources"), and it may not be on the stack yet (601.2c, 603.3d).
 */
export const matchesAgent = (env: Env, filter: Filter, agent: Agent): boolean => {
  const { anyOf, ...outer } = filter
  if (anyOf !== undefined) {
    return (
      anyOf.some((member) => matchesAgent(env, { ...inherited(outer), ...member }, agent)) &&
      (Object.keys(outer).length === 0 || matchesAgent(env, outer, agent))
    )
  }
  const { subject, abilityKind, controller, zones: _zones, ...qualities } = outer
  if (subject === 'spell' && agent.kind !== 'spell') return false
  if (subject === 'ability' && agent.kind === 'spell') return false
  if (subject === 'player') return false
  if (abilityKind !== undefined && abilityKind !== agent.kind) return false
  if (controller !== undefined && !isRelated(env, agent.controller, controller)) return false
  return Object.keys(qualities).length === 0 || matches(env, qualities, agent.source)
}

const inherited = ({ subject }: Filter): Filter => (subject === undefined ? {} : { subject })

/** Whether the source of a spell or ability has a quality, seen from the object with the ability that names it. */
export const sourceMatches = (
  view: View,
  onObject: ObjectId,
  controller: PlayerId,
  filter: Filter,
  source: ObjectId,
): boolean => matches(plainEnv(view, onObject, controller), withoutPlace(filter), source)

/** CR 702.16a: a card type named as a quality means permanents of it and sources anywhere else. */
const withoutPlace = ({ subject: _subject, zones: _zones, anyOf, ...rest }: Filter): Filter =>
  anyOf === undefined ? rest : { ...rest, anyOf: anyOf.map(withoutPlace) }
