import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { isWatched } from './watched.ts'

export type StatusEvent = Extract<
  GameEvent,
  {
    kind: 'turned-face-up' | 'turned-face-down' | 'transformed' | 'mutated' | 'championed' | 'phased-out' | 'phased-in'
  }
>

/** Events after which a permanent has another side up: no zone change, and heard by what is there then. */
export const matchStatus = (env: Env, pattern: TriggerEvent, event: StatusEvent): TriggerFacts | null => {
  switch (event.kind) {
    case 'turned-face-up':
      return pattern.on === event.kind && isWatched(env, pattern.what, event.object)
        ? { object: event.object, player: event.player, ...(event.x === undefined ? {} : { x: event.x }) }
        : null
    case 'turned-face-down':
      return null
    case 'transformed':
      return pattern.on === 'transforms' &&
        isWatched(env, pattern.what, event.object) &&
        (pattern.into === undefined || matches(env, pattern.into, event.object))
        ? { object: event.object }
        : null
    // CR 702.140d: it is what it has become by then that hears it.
    case 'mutated':
      return pattern.on === 'mutates' && isWatched(env, pattern.what, event.object) ? { object: event.object } : null
    // CR 702.72c: by what it is championed, and by nothing else.
    case 'championed':
      return pattern.on === 'championed' && event.by === env.source && isWatched(env, pattern.what, event.object)
        ? { object: event.object }
        : null
    case 'phased-out':
      return pattern.on === 'phases-out' && isWatched(env, pattern.what, event.object) ? { object: event.object } : null
    case 'phased-in':
      return pattern.on === 'phases-in' && isWatched(env, pattern.what, event.object) ? { object: event.object } : null
  }
}
