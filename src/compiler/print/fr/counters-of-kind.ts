import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import { COUNTER, counterNameFr } from './terms.ts'

export type OfCounters = Extract<ActionPattern, { act: 'get-counters' }>

/** Players receive counters, which are put on anything else. */
export const isOfPlayers = (who: OfCounters['who']): who is Filter =>
  typeof who === 'object' && who.subject === 'player'

/** "marqueurs « poison »" */
export const countersOfKind = ({ counter }: OfCounters): string =>
  `${COUNTER.plural}${counter === undefined ? '' : ` ${counterNameFr(counter)}`}`
