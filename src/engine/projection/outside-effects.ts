import type { Filter } from '../../core/filter.ts'
import type { View } from '../refs/env.ts'
import { applyEffect } from './apply-effect.ts'
import type { Draft } from './draft.ts'
import { affectedBy, byTime, envOf, floatingEffects, LAYERS, type LayerEffect, staticEffects } from './layer-effects.ts'

/**
 * CR 611.3a, 113.6: continuous effects of permanents on cards in other zones, which they name: "creature cards you own that
 * aren't on the battlefield have flash"; and those of resolved spells and abilities on the cards they were laid on (611.2c):
 * "target card in your graveyard gains flashback".
 */
export const reachingOut = (view: View, drafts: Iterable<Draft>): readonly LayerEffect[] =>
  [
    ...[...drafts]
      .flatMap((draft) => staticEffects(view, draft))
      .filter(({ affects }) => typeof affects === 'object' && affects !== null && namesOtherZones(affects)),
    ...floatingEffects(view.state),
  ].sort(byTime)

const namesOtherZones = ({ zones, anyOf }: Filter): boolean =>
  zones?.some((zone) => zone !== 'battlefield' && zone !== 'stack') === true || anyOf?.some(namesOtherZones) === true

/** CR 604.3, 113.6c: a card's own characteristic-defining abilities work in every zone, and others about it in all but one. */
export const defineSelf = (view: View, base: Draft): Draft =>
  inLayers(
    view,
    base,
    staticEffects(view, base).filter((effect) => effect.defines || isAbroad(effect)),
  )

const isAbroad = ({ ability, affects }: LayerEffect): boolean =>
  affects === 'self' && ability?.kind === 'static' && ability.notIn !== undefined

/** A card off the battlefield and the stack with what such effects make of it, layer by layer (613.1). */
export const withOutsideEffects = (view: View, base: Draft, effects: readonly LayerEffect[]): Draft => {
  const fitting = effects.filter((effect) => affectedBy(view, effect, [base.id]).includes(base.id))
  return inLayers(view, base, fitting)
}

const inLayers = (view: View, base: Draft, effects: readonly LayerEffect[]): Draft => {
  let draft = base
  for (const layer of effects.length === 0 ? [] : LAYERS) {
    for (const effect of effects) draft = applyEffect(draft, effect, layer, { ...envOf(view, effect), each: base.id })
  }
  return draft
}
