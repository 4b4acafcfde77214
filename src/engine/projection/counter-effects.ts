import { counterTimestamp } from '../../core/counter.ts'
import type { ObjectId } from '../../core/ids.ts'
import { PLAIN_KEYWORDS } from '../../core/keyword.ts'
import type { Modification } from '../../core/modification.ts'
import type { GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import type { LayerEffect } from './layer-effects.ts'

/** CR 122.1a–b, 613.7c: what counters do to the objects they are on, each kind at its own time among the other effects. */
export const counterEffects = (state: State, ids: Iterable<ObjectId>): readonly LayerEffect[] =>
  [...ids].flatMap((id) => {
    const object = state.objects[id]
    return object === undefined ? [] : effectsOf(object)
  })

const effectsOf = (object: GameObject): readonly LayerEffect[] =>
  Object.entries(object.counters).flatMap(([name, count]) => {
    const modification = modificationOf(name, count)
    if (modification === null) return []
    return [
      {
        key: `${object.id}/${name}`,
        source: object.id,
        controller: object.controller,
        timestamp: counterTimestamp(object, name),
        order: 0,
        modifications: [modification],
        fixed: [object.id],
        affects: null,
        ability: null,
        defines: false,
      },
    ]
  })

/** CR 122.1a, 613.4c: those named `+X/+Y` and `-X/-Y`. CR 122.1b, 613.1f: those named for a keyword give it. */
const modificationOf = (name: string, count: number): Modification | null => {
  const [, power, toughness] = /^([+-]\d+)\/([+-]\d+)$/.exec(name) ?? []
  if (power !== undefined) {
    return {
      kind: 'modify-power-toughness',
      power: Number(power) * count,
      toughness: Number(toughness) * count,
    }
  }
  const keyword = PLAIN_KEYWORDS.find((one) => one === name)
  return keyword === undefined ? null : { kind: 'add-ability', ability: { kind: 'keyword', keyword } }
}
