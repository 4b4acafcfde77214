import type { ObjectId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import type { GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import type { LayerEffect } from './layer-effects.ts'

const AURA: readonly Modification[] = [
  { kind: 'types', set: true, types: ['enchantment'], subtypes: ['Aura'] },
  {
    kind: 'add-ability',
    ability: { kind: 'keyword', keyword: 'enchant', filter: { subject: 'permanent', types: ['creature'] } },
  },
]

/** CR 702.103b, 205.1a: what is bestowed is an Aura enchantment, no creature, and has enchant creature. */
export const bestowedEffects = (state: State, ids: Iterable<ObjectId>): readonly LayerEffect[] =>
  [...ids].flatMap((id) => bestowedEffect(state.objects[id]))

export const bestowedEffect = (object: GameObject | undefined): readonly LayerEffect[] => {
  const timestamp = object?.marks?.bestowed
  if (object === undefined || timestamp === undefined) return []
  return [
    {
      key: `bestow:${object.id}`,
      source: object.id,
      controller: object.controller,
      timestamp,
      order: 0,
      modifications: AURA,
      fixed: [object.id],
      affects: null,
      ability: null,
      defines: false,
    },
  ]
}
