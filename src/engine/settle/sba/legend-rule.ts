import type { ObjectId } from '../../../core/ids.ts'
import { askObjects } from '../../ask.ts'
import { project } from '../../projection/project.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 704.5j: of several legendary permanents of one name under one player's control, that player keeps one. */
export const legendRule: StateBasedAction = (ctx) => {
  const view = project(ctx)
  const groups = new Map<string, ObjectId[]>()
  for (const id of ctx.state.battlefield) {
    const traits = view.of(id)
    if (traits === undefined || !traits.supertypes.includes('legendary') || traits.name === '') continue
    const key = JSON.stringify([traits.controller, traits.name])
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
    .filter((ids) => ids.length > 1)
    .map((ids): Finding => {
      const player = view.of(ids[0]!)!.controller
      return {
        rule: '704.5j',
        objects: ids,
        proposals: () => {
          const kept = askObjects(ctx, {
            kind: 'choose-objects',
            key: `legend-rule:${ids.join()}`,
            player,
            rule: '704.5j',
            purpose: 'legend-rule',
            source: null,
            options: ids,
            min: 1,
            max: 1,
          })
          return ids
            .filter((id) => !kept.includes(id))
            .map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'state-based' }))
        },
      }
    })
}
