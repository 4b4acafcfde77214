import { permanents } from './permanents.ts'
import type { StateBasedAction } from './state-based-action.ts'

/** CR 704.5k: of several world permanents only the newest stays; none if the newest are of the same age. */
export const worldRule: StateBasedAction = (ctx) => {
  const worlds = permanents(ctx)
    .filter(({ traits }) => traits.supertypes.includes('world'))
    .map(({ object }) => object.id)
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
