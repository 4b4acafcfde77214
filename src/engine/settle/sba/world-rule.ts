import { project } from '../../projection/project.ts'
import type { StateBasedAction } from './state-based-action.ts'

/** CR 704.5k: of several world permanents only the newest stays; none if the newest are of the same age. */
export const worldRule: StateBasedAction = (ctx) => {
  const view = project(ctx)
  const worlds = ctx.state.battlefield.filter((id) => view.of(id)?.supertypes.includes('world') === true)
  if (worlds.length < 2) return []
  const newest = Math.max(...worlds.map((id) => ctx.state.objects[id]!.timestamp))
  const tied = worlds.filter((id) => ctx.state.objects[id]!.timestamp === newest)
  const leaving = tied.length > 1 ? worlds : worlds.filter((id) => !tied.includes(id))
  return [
    {
      rule: '704.5k',
      objects: leaving,
      proposals: () => leaving.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'state-based' })),
    },
  ]
}
