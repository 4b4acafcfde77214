import type { GameEvent } from '../../core/event.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { isHiddenZone } from '../../core/zone.ts'

/** Which abilities hear an event: those there were just before it, those there are after it, or one that is no object's. */
export type Hearing = 'before' | 'after' | 'always'

/** CR 603.10: whether an ability hears this event from where it stands. */
export const isHeard = (hearing: Hearing, pattern: TriggerEvent, event: GameEvent): boolean =>
  hearing === 'always' || (hearing === 'before') === looksBack(pattern, event)

/**
 * CR 603.10, 603.10a–f: the game looks back in time for what leaves the battlefield or a graveyard, is sacrificed, goes
 * from where all can see it to a hand or library, comes off what it was attached to, phases out, changes its controller, is countered,
 * and for a player who loses. CR 603.6c: what is put somewhere "from anywhere" is never looked back for.
 */
export const looksBack = (pattern: TriggerEvent, event: GameEvent): boolean => {
  switch (pattern.on) {
    case 'phases-out':
    case 'dies':
    case 'leaves':
    case 'sacrifices':
    case 'unattached':
    case 'countered':
    case 'loses-control':
    case 'loses-game':
      return true
    case 'zone-change':
      if (event.kind !== 'zone-change' || event.from === null) return false
      if (pattern.from === 'battlefield' || pattern.from === 'graveyard') return true
      return (pattern.to === 'hand' || pattern.to === 'library') && !isHiddenZone(event.from)
    default:
      return false
  }
}
