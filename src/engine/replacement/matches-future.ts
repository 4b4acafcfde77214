import type { Filter } from '../../core/filter.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'

/** CR 614.12: the object as it will be: on the battlefield, under the controller it enters under. */
export const matchesFuture = (env: Env, what: Filter, object: GameObject, traits: Characteristics): boolean => {
  const { view } = env
  const future = {
    state: {
      ...view.state,
      objects: { ...view.state.objects, [object.id]: { ...object, zone: 'battlefield' as const } },
    },
    of: (id: string) => (id === object.id ? traits : view.of(id)),
  }
  return matches({ ...env, view: future }, what, object.id)
}
