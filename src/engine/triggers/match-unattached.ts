import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { isWatched } from './watched.ts'

/** CR 603.10c, 701.3d: something comes off what it was attached to: it is taken off or leaves the battlefield itself. */
export const matchUnattached = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'unattached' }>,
  event: Extract<GameEvent, { kind: 'unattached' | 'zone-change' }>,
): TriggerFacts | null => {
  if (!isWatched(env, pattern.what, event.object)) return null
  if (event.kind === 'unattached')
    return { object: event.object, ...(event.from === undefined ? {} : { target: event.from }) }
  const target = event.from === 'battlefield' ? (objectOf(env.view, event.object)?.attachedTo ?? null) : null
  if (target === null) return null
  return { object: event.object, target, ...(event.became === null ? {} : { became: event.became }) }
}
