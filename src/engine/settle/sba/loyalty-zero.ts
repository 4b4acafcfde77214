import { countersOf } from '../../../core/counter.ts'
import { permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 704.5i, 704.5v: a planeswalker with no loyalty and a battle with no defense go to their owner's graveyard. */
export const loyaltyZero: StateBasedAction = (ctx) => {
  const source = new Set(
    [...ctx.state.turns.flatMap(({ stack }) => stack)].map((id) => ctx.state.objects[id]?.onStack?.source),
  )
  return permanents(ctx).flatMap(({ object: { id, counters }, traits: { types } }): readonly Finding[] => {
    const proposals = () => [{ kind: 'move', object: id, to: 'graveyard', cause: 'state-based' } as const]
    if (types.includes('planeswalker') && countersOf(counters, 'loyalty') === 0) {
      return [{ rule: '704.5i', objects: [id], proposals }]
    }
    return types.includes('battle') && countersOf(counters, 'defense') === 0 && !source.has(id)
      ? [{ rule: '704.5v', objects: [id], proposals }]
      : []
  })
}
