import type { Filter } from '../../core/filter.ts'
import type { View } from '../refs/env.ts'
import { applyModification } from './apply-modification.ts'
import type { Draft } from './draft.ts'
import { affectedBy, envOf, LAYERS, type LayerEffect, layerOf, staticEffects } from './layer-effects.ts'

/**
 * CR 611.3a, 113.6: continuous effects of permanents on cards in other zones, which they name: "creature cards you own that
 * aren't on the battlefield have flash".
 */
export const reachingOut = (view: View, drafts: Iterable<Draft>): readonly LayerEffect[] =>
  [...drafts]
    .flatMap((draft) => staticEffects(view, draft))
    .filter(({ affects }) => typeof affects === 'object' && affects !== null && namesOtherZones(affects))
    .sort((a, b) => a.timestamp - b.timestamp)

const namesOtherZones = ({ zones, anyOf }: Filter): boolean =>
  zones?.some((zone) => zone !== 'battlefield' && zone !== 'stack') === true || anyOf?.some(namesOtherZones) === true

/** A card off the battlefield and the stack with what such effects make of it, layer by layer (613.1). */
export const withOutsideEffects = (view: View, base: Draft, effects: readonly LayerEffect[]): Draft => {
  const fitting = effects.filter((effect) => affectedBy(view, effect, [base.id]).length > 0)
  let draft = base
  for (const layer of fitting.length === 0 ? [] : LAYERS) {
    for (const effect of fitting) {
      for (const modification of effect.modifications)
        if (layerOf(modification) === layer) draft = applyModification(draft, modification, envOf(view, effect))
    }
  }
  return draft
}
