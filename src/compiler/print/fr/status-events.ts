import type { TriggerEvent } from '../../../core/trigger.ts'
import { say, watched } from './event-party.ts'
import { adjective, TAPPED, UNTAPPED } from './noun.ts'
import { bare } from './phrase.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { BE, BECOME, COME_BACK, SKIP as PASS } from './verb.ts'

type Status =
  | 'taps'
  | 'untaps'
  | 'transforms'
  | 'turned-face-up'
  | 'mutates'
  | 'championed'
  | 'phases-out'
  | 'phases-in'
type Printers = { readonly [K in Status]: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string }

/** CR 110.5: events that change the status of a permanent. */
export const STATUS_EVENTS: Printers = {
  transforms: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    const into = event.into === undefined ? '' : ` en ${bare(scope.via.describe(event.into, scope), false)}`
    return `${subjectOf(who)} se transforme${into}`
  },
  mutates: (event, scope) => `${subjectOf(watched(event.what, 'object', scope))} mute`,
  championed: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return `${subjectOf(who)} est ${adjective('appuyé')(who.agreement)} par ${scope.via.mention({ ref: 'self' }, scope).text}`
  },
  'phases-out': (event, scope) => say(watched(event.what, 'object', scope), PASS, 'hors phase'),
  'phases-in': (event, scope) => say(watched(event.what, 'object', scope), COME_BACK, 'en phase'),
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
