import type { GameEvent } from '../../core/event.ts'
import type { TargetId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { characteristicsOf, type Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { isNth, isWatched } from './watched.ts'

type StackEvent = Extract<
  GameEvent,
  {
    kind:
      | 'spell-cast'
      | 'ability-activated'
      | 'trigger-put-on-stack'
      | 'targets-changed'
      | 'copied'
      | 'countered'
      | 'resolved'
  }
>

/** CR 601.2i, 602.2b, 603.3, 608.2p: casting, activating, becoming a target, being countered, having resolved. */
export const matchStackEvent = (env: Env, pattern: TriggerEvent, event: StackEvent): TriggerFacts | null => {
  switch (pattern.on) {
    case 'casts':
      return event.kind === 'spell-cast' &&
        isRelated(env, event.player, pattern.who) &&
        matches(env, pattern.what, event.object) &&
        isNth(env.view.state.history.spellsCast[event.player], pattern.nth)
        ? { object: event.object, source: event.object, player: event.player, amount: castBefore(env) }
        : null
    case 'countered':
    case 'resolves': {
      const kind = pattern.on === 'countered' ? 'countered' : 'resolved'
      return event.kind === kind && matches(env, pattern.what, event.object)
        ? { object: event.object, ...controllerOf(env, event.object) }
        : null
    }
    case 'becomes-target': {
      if (event.kind === 'countered' || event.kind === 'resolved') return null
      const by = event.kind === 'copied' ? event.copy : event.object
      const target = event.targets.find((id: TargetId) => isWatched(env, pattern.what, id))
      return target !== undefined && matches(env, pattern.by, by)
        ? { object: target, target, source: by, ...controllerOf(env, by) }
        : null
    }
    default:
      return null
  }
}

/** CR 702.40a: how many spells were cast before this one this turn. */
const castBefore = ({ view }: Env): number =>
  Object.values(view.state.history.spellsCast).reduce((sum, count) => sum + count, 0) - 1

const controllerOf = (env: Env, id: string): { readonly player?: string } => {
  const player = characteristicsOf(env.view, id)?.controller
  return player === undefined ? {} : { player }
}
