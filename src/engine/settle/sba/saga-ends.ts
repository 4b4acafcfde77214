import { countersOf } from '../../../core/counter.ts'
import { chaptersOf, finalChapter } from '../../refs/chapters.ts'
import { hasTriggerUnderWay } from '../../refs/under-way.ts'
import { restrictionsOn } from '../../restrictions.ts'
import { permanents } from './permanents.ts'
import type { StateBasedAction } from './state-based-action.ts'

/**
 * CR 714.4, 704.5s: a Saga that has come to its final chapter is sacrificed, once no chapter ability of it is under way; one
 * that has no chapter abilities stays.
 */
export const sagaEnds: StateBasedAction = (ctx) =>
  permanents(ctx)
    .filter(({ object, traits }) => {
      if (!traits.subtypes.includes('Saga')) return false
      const last = finalChapter(traits)
      return (
        last > 0 &&
        countersOf(object.counters, 'lore') >= last &&
        !hasTriggerUnderWay(ctx.state, object.id, (ability) => chaptersOf(ability).length > 0) &&
        restrictionsOn(ctx, 'be-sacrificed', object.id).length === 0
      )
    })
    .map(({ object: { id } }) => ({
      rule: '704.5s',
      objects: [id],
      proposals: () => [{ kind: 'move', object: id, to: 'graveyard', cause: 'sacrifice' }],
    }))
