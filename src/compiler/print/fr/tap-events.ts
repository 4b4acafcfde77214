import type { TriggerEvent } from '../../../core/trigger.ts'
import { say, watched } from './event-party.ts'
import { TAPPED, UNTAPPED } from './noun.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { BECOME } from './verb.ts'

/** "ce permanent devient engagé", "ce terrain est engagé pour du mana" */
export const TAP_EVENTS: {
  readonly [K in 'taps' | 'untaps']: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string
} = {
  taps: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return event.forMana === true
      ? `${subjectOf(who)} est ${TAPPED(who.agreement)} pour du mana${event.produces === undefined ? '' : ` {${event.produces}}`}`
      : say(who, BECOME, TAPPED(who.agreement))
  },
  untaps: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return say(who, BECOME, UNTAPPED(who.agreement))
  },
}
