import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent, Watched } from '../../core/trigger.ts'
import type { Zone } from '../../core/zone.ts'
import type { Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { isWatched } from './watched.ts'

type ZoneChange = Extract<GameEvent, { kind: 'zone-change' }>

/** CR 603.6: zone-change triggers. What leaves is judged as it last was, what enters as it now is (603.6d, 603.10a). */
export const matchZoneChange = (
  env: Env,
  pattern: TriggerEvent,
  event: ZoneChange,
  lookedBack: boolean,
): TriggerFacts | null => {
  switch (pattern.on) {
    case 'enters':
      return lookedBack ||
        event.to !== 'battlefield' ||
        event.became === null ||
        !isWatched(env, pattern.what, event.became)
        ? null
        : { object: event.became, ...controllerOf(env, event.became) }
    case 'dies':
      return left(env, pattern.what, event, 'battlefield', 'graveyard')
    case 'leaves':
      return left(env, pattern.what, event, 'battlefield')
    case 'zone-change':
      return zoneChange(env, pattern, event, lookedBack)
    case 'discards':
      return !lookedBack &&
        event.cause === 'discard' &&
        isRelated(env, event.player, pattern.who) &&
        matchesMoved(env, pattern.what, event)
        ? facts(event)
        : null
    case 'sacrifices':
      return event.cause === 'sacrifice' &&
        isRelated(env, event.player, pattern.who) &&
        isWatched(env, pattern.what, event.object)
        ? facts(event)
        : null
    default:
      return null
  }
}

const facts = (event: ZoneChange): TriggerFacts => ({
  object: event.object,
  player: event.player,
  ...(event.became === null ? {} : { became: event.became }),
})

const controllerOf = (env: Env, id: ObjectId): { readonly player?: string } => {
  const player = env.view.of(id)?.controller
  return player === undefined ? {} : { player }
}

const left = (env: Env, what: Watched, event: ZoneChange, from: Zone, to?: Zone): TriggerFacts | null =>
  event.from === from &&
  event.became !== event.object &&
  (to === undefined || event.to === to) &&
  isWatched(env, what, event.object)
    ? facts(event)
    : null

const zoneChange = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'zone-change' }>,
  event: ZoneChange,
  lookedBack: boolean,
): TriggerFacts | null => {
  if (pattern.from !== undefined && pattern.from !== event.from) return null
  if (pattern.to !== undefined && pattern.to !== event.to) return null
  if (lookedBack && event.from !== 'battlefield' && event.object !== env.source) return null
  if (pattern.what === 'self') return event.object === env.source || event.became === env.source ? facts(event) : null
  if (pattern.what === 'attached') return isWatched(env, 'attached', event.object) ? facts(event) : null
  return matchesMoved(env, pattern.what, event) ? facts(event) : null
}

/** A card put somewhere is judged as it is there; what left the battlefield as it last was. */
const matchesMoved = (env: Env, what: Exclude<Watched, string>, event: ZoneChange): boolean => {
  const id = event.from === 'battlefield' ? event.object : (event.became ?? event.object)
  const { zones: _, ...anywhere } = what
  return matches(env, anywhere, id)
}
