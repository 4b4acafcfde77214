import type { TriggerEvent } from '../../../core/trigger.ts'

const ONCE: readonly TriggerEvent['on'][] = ['enters', 'dies', 'leaves', 'zone-change', 'cycles', 'attached']

/** What happens to one object once is said with "quand", all else with "à chaque fois que". */
export const happensOnce = (event: TriggerEvent): boolean => {
  if (event.on === 'any') return event.events.every(happensOnce)
  return (
    event.on === 'state' ||
    event.on === 'becomes-level' ||
    (ONCE.includes(event.on) && 'what' in event && typeof event.what === 'string')
  )
}
