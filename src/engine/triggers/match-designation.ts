import type { GameEvent } from '../../core/event.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Env } from '../refs/env.ts'
import { isRelated } from '../refs/match.ts'
import { isWatched } from './watched.ts'

type Designating = Extract<GameEvent, { kind: 'designated' | 'time-changed' | 'level-changed' | 'room-entered' }>

/** CR 726.2, 731.1a: somebody gets a designation, it becomes day or night, or a permanent gets a level. */
export const matchDesignation = (env: Env, pattern: TriggerEvent, event: Designating): TriggerFacts | null => {
  switch (event.kind) {
    case 'room-entered':
      return pattern.on === 'room' && event.object === env.source && event.room === pattern.room
        ? { object: event.object, player: event.player }
        : null
    case 'designated':
      return pattern.on === 'designated' && pattern.as === event.as && isRelated(env, event.player, pattern.who)
        ? { player: event.player }
        : null
    case 'time-changed':
      if (pattern.on !== 'time-changes') return null
      return pattern.to === event.to || (pattern.to === 'other' && event.from !== null) ? {} : null
    case 'level-changed':
      return pattern.on === 'becomes-level' &&
        pattern.level === event.level &&
        isWatched(env, pattern.what, event.object)
        ? { object: event.object }
        : null
  }
}
