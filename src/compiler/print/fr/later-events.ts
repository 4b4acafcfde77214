import type { TriggerEvent } from '../../../core/trigger.ts'
import { ifText } from './condition.ts'
import { withDe } from './elision.ts'
import { relationMention, say, watched } from './event-party.ts'
import { adjective } from './noun.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { COUNTER, counterNameFr } from './terms.ts'
import { BECOME, LOSE } from './verb.ts'

type Later =
  | 'counters-removed'
  | 'attached'
  | 'unattached'
  | 'countered'
  | 'resolves'
  | 'loses-control'
  | 'loses-game'
  | 'state'
type Printers = { readonly [K in Later]: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string }

/** Events that something ends with: an attachment, a spell, control, the game; and states of the game. */
export const LATER_EVENTS: Printers = {
  attached: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return say(who, BECOME, adjective('attaché')(who.agreement))
  },
  unattached: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return say(who, BECOME, adjective('détaché')(who.agreement))
  },
  'counters-removed': (event, scope) => {
    const from = watched(event.what, 'object', scope)
    const which = event.last === true ? 'le dernier' : 'au moins un'
    return `${which} ${COUNTER.singular} ${counterNameFr(event.counter)} est retiré ${withDe(from.text)}`
  },
  countered: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return `${subjectOf(who)} est ${adjective('contrecarré')(who.agreement)}`
  },
  resolves: (event, scope) => `${subjectOf(watched(event.what, 'object', scope))} se résout`,
  'loses-control': (event, scope) => {
    const what = withDe(watched(event.what, 'object', scope).text)
    return say(relationMention(event.who, scope), LOSE, `le contrôle ${what}`)
  },
  'loses-game': (event, scope) => say(relationMention(event.who, scope), LOSE, 'la partie'),
  state: (event, scope) => ifText(event.condition, scope).replace(/^s(?:i |’)/u, ''),
}
