import { countersOf } from '../../../core/counter.ts'
import type { ObjectId } from '../../../core/ids.ts'
import { project } from '../../projection/project.ts'
import { permanentOf } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 122.4, 704.5r: of a kind of counter that a permanent can have no more than N of, all but N go. */
export const counterLimit: StateBasedAction = (ctx) => {
  const limits = new Map<string, { readonly id: ObjectId; readonly counter: string; readonly count: number }>()
  for (const { source, effect } of project(ctx).statics) {
    if (effect.kind !== 'max-counters') continue
    const key = JSON.stringify([source, effect.counter])
    const count = Math.min(effect.count, limits.get(key)?.count ?? Number.POSITIVE_INFINITY)
    limits.set(key, { id: source, counter: effect.counter, count })
  }
  return [...limits.values()].flatMap(({ id, counter, count }): readonly Finding[] => {
    const delta = count - countersOf(permanentOf(ctx, id)?.counters, counter)
    if (delta >= 0) return []
    return [
      { rule: '704.5r', objects: [id], proposals: () => [{ kind: 'counters', on: id, counter, delta, byRule: true }] },
    ]
  })
}
