import type { TargetId } from '../../core/ids.ts'
import type { Watched } from '../../core/trigger.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { matches } from '../refs/match.ts'

/** Whether the watched thing is this object (or player). */
export const isWatched = (env: Env, watched: Watched, id: TargetId): boolean => {
  if (watched === 'self') return id === env.source
  if (watched === 'attached') return objectOf(env.view, env.source)?.attachedTo === id
  return matches(env, watched, id)
}

/** Whether this is the how-manieth time this turn that a text asks for; any if it asks for none. */
export const isNth = (count: number | undefined, nth: number | undefined): boolean => nth === undefined || count === nth
