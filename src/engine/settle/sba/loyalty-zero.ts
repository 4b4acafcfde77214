import { countersOf } from '../../../core/counter.ts'
import { hasTriggerUnderWay } from '../../refs/under-way.ts'
import { permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/**
 * CR 310.7, 704.5i, 704.5v: a planeswalker with no loyalty goes to its owner’s graveyard, and so does a battle with no defense,
 * once no ability is under way that has triggered of it.
 */
export const loyaltyZero: StateBasedAction = (ctx) =>
  permanents(ctx).flatMap(({ object: { id, counters }, traits: { types } }): readonly Finding[] => {
    const proposals = () => [{ kind: 'move', object: id, to: 'graveyard', cause: 'state-based' } as const]
    if (types.includes('planeswalker') && countersOf(counters, 'loyalty') === 0) {
      return [{ rule: '704.5i', objects: [id], proposals }]
    }
    return types.includes('battle') && countersOf(counters, 'defense') === 0 && !hasTriggerUnderWay(ctx.state, id)
      ? [{ rule: '704.5v', objects: [id], proposals }]
      : []
  })
