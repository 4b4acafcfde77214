import type { TriggerEvent } from '../../../core/trigger.ts'
import { say, watched } from './event-party.ts'
import { adjective, TAPPED, UNTAPPED } from './noun.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { BE, BECOME } from './verb.ts'

type Status = 'taps' | 'untaps' | 'turned-face-up'
type Printers = { readonly [K in Status]: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string }

/** CR 110.5: events that change the status of a permanent. */
export const STATUS_EVENTS: Printers = {
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
  'turned-face-up': (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return say(who, BE, `${adjective('retourné')(who.agreement)} face visible`)
  },
}
