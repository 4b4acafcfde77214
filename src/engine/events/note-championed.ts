import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { watch } from '../triggers/watch.ts'
import { record } from './commit.ts'

/** CR 702.72c: what a champion ability has exiled is championed by its permanent, unless it went somewhere else instead. */
export const noteChampioned = (ctx: Context, by: ObjectId, happened: readonly GameEvent[]): void => {
  const events = happened.flatMap((event) =>
    event.kind === 'zone-change' && event.to === 'exile'
      ? [record(ctx, { kind: 'championed', object: event.object, by })]
      : [],
  )
  if (events.length === 0) return
  cite(ctx, '702.72c', { object: by })
  watch(ctx, events)
}
