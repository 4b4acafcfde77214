import { countersOf } from '../../../core/counter.ts'
import { permanents } from './permanents.ts'
import type { StateBasedAction } from './state-based-action.ts'

/** CR 122.3, 704.5q: +1/+1 and -1/-1 counters on one permanent go away in pairs. */
export const countersAnnihilate: StateBasedAction = (ctx) =>
  permanents(ctx).flatMap(({ object: { id, counters } }) => {
    const pairs = Math.min(countersOf(counters, '+1/+1'), countersOf(counters, '-1/-1'))
    if (pairs === 0) return []
    return [
      {
        rule: '704.5q',
        objects: [id],
        proposals: () => [
          { kind: 'counters', on: id, counter: '+1/+1', delta: -pairs },
          { kind: 'counters', on: id, counter: '-1/-1', delta: -pairs },
        ],
      },
    ]
  })
