import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent, Watched } from '../../core/trigger.ts'
import { isHiddenZone, type Zone } from '../../core/zone.ts'
import type { Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { looksBack } from './looks-back.ts'
import { matchUnattached } from './match-unattached.ts'
import { isWatched } from './watched.ts'

type ZoneChange = Extract<GameEvent, { kind: 'zone-change' }>

/** CR 603.6, 603.6a: zone-change triggers. What leaves is judged as it last was, what enters as it now is (603.6d, 603.10a). */
export const matchZoneChange = (env: Env, pattern: TriggerEvent, event: ZoneChange): TriggerFacts | null => {
  switch (pattern.on) {
    case 'enters':
      return event.to !== 'battlefield' || event.became === null || !isWatched(env, pattern.what, event.became)
        ? null
        : { object: event.became, ...controllerOf(env, event.became) }
    case 'dies':
      return left(env, pattern.what, event, 'battlefield', 'graveyard')
    case 'leaves':
      return left(env, pattern.what, event, 'battlefield')
    case 'zone-change':
      return zoneChange(env, pattern, event)
    case 'discards':
      return event.cause === 'discard' &&
        isRelated(env, event.player, pattern.who) &&
        matchesMoved(env, pattern.what, event.became ?? event.object)
        ? facts(event)
        : null
    case 'unattached':
      return matchUnattached(env, pattern, event)
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

/** CR 712.21, 730.3: what watches for cards, not permanents, hears each card of a permanent of several, wherever it went. */
export const eachCard = (env: Env, pattern: TriggerEvent, event: GameEvent): readonly GameEvent[] => {
  if (event.kind !== 'zone-change' || event.parts === undefined) return [event]
  if (pattern.on !== 'zone-change' || typeof pattern.what === 'string' || pattern.what.subject !== 'card')
    return [event]
  const { parts, ...whole } = event
  return parts.map((part) => ({
    ...whole,
    object: part,
    became: part,
    to: env.view.state.objects[part]?.zone ?? event.to,
  }))
}

/** CR 400.7e, 603.6: the ability can find what it became, where that is in a zone that all can see. */
const facts = (event: ZoneChange): TriggerFacts => ({
  object: event.object,
  player: event.player,
  ...(event.became === null || isHiddenZone(event.to) ? {} : { became: event.became }),
  ...(event.parts === undefined || isHiddenZone(event.to) ? {} : { parts: event.parts }),
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
): TriggerFacts | null => {
  if (pattern.from !== undefined && pattern.from !== event.from) return null
  if (pattern.to !== undefined && pattern.to !== event.to) return null
  if (pattern.what === 'self') return event.object === env.source || event.became === env.source ? facts(event) : null
  if (pattern.what === 'attached') return isWatched(env, 'attached', event.object) ? facts(event) : null
  const seen = looksBack(pattern, event) ? event.object : (event.became ?? event.object)
  return matchesMoved(env, pattern.what, seen) ? facts(event) : null
}

/** CR 603.10: a card is judged where the ability looks: as it is now, or as it last was. */
const matchesMoved = (env: Env, what: Exclude<Watched, string>, seen: ObjectId): boolean => {
  const { zones: _, ...anywhere } = what
  return matches(env, anywhere, seen)
}
