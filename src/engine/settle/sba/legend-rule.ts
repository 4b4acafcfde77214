import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import { askObjects } from '../../ask.ts'
import type { Context } from '../../context.ts'
import { project } from '../../projection/project.ts'
import { matches } from '../../refs/match.ts'
import { plainEnv } from '../../refs/plain-env.ts'
import { restrictions } from '../../restrictions.ts'
import { permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 101.2: an effect says that the legend rule is not for it. */
const isSpared = (ctx: Context, id: ObjectId): boolean =>
  restrictions(ctx, 'fall-to-legend-rule').some(({ source, controller, pattern }) =>
    matches(plainEnv(project(ctx), source, controller), pattern.what, id),
  )

/** CR 704.5j: of several legendary permanents of one name under one player's control, that player keeps one. */
export const legendRule: StateBasedAction = (ctx) => {
  const groups = new Map<string, { readonly player: PlayerId; readonly ids: ObjectId[] }>()
  for (const { object, traits } of permanents(ctx)) {
    if (!traits.supertypes.includes('legendary') || traits.name === '' || isSpared(ctx, object.id)) continue
    const key = JSON.stringify([traits.controller, traits.name])
    const group = groups.get(key) ?? { player: traits.controller, ids: [] }
    group.ids.push(object.id)
    groups.set(key, group)
  }
  return [...groups.values()]
    .filter(({ ids }) => ids.length > 1)
    .map(({ player, ids }): Finding => {
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
