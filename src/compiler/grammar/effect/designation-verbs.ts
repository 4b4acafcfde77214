import type { Effect } from '../../../core/effect.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const who = hole('subject')

/** What players become and get (114.2, 702.131a, 725.1, 726.1), and where they venture (701.49). */
export const DESIGNATION_VERBS: readonly Row<Effect>[] = [
  ['become~ the monarch', { do: 'designate', who, title: 'monarch' }],
  ['take~ the initiative', { do: 'designate', who, title: 'initiative' }],
  ["get~ the city's blessing( for the rest of the game|)", { do: 'designate', who, title: 'blessing' }],
  ['venture~ into the dungeon', { do: 'venture', who }],
  ['get~ an emblem with <q:quoted> and <r:quoted>', { do: 'create-emblem', who, abilities: [hole('q'), hole('r')] }],
  ['get~ an emblem with <q:quoted>', { do: 'create-emblem', who, abilities: [hole('q')] }],
]

/** CR 731.1: what time it becomes. */
export const TIME_ROWS: readonly Row<Effect>[] = [
  ['it becomes day', { do: 'set-time', to: 'day' }],
  ['it becomes night', { do: 'set-time', to: 'night' }],
]
