import type { Ability } from '../../core/ability.ts'
import type { Modification } from '../../core/modification.ts'
import type { Env } from '../refs/env.ts'
import { applyModification } from './apply-modification.ts'
import type { Draft } from './draft.ts'
import { type Layer, type LayerEffect, layerIn } from './layer-effects.ts'

/** What an effect does to one object in one layer (CR 613.1). */
export const applyEffect = (draft: Draft, effect: LayerEffect, layer: Layer, env: Env): Draft => {
  let changed = draft
  for (const [part, modification] of effect.modifications.entries()) {
    if (layerIn(effect, modification) !== layer) continue
    changed = isGrant(modification)
      ? withGrant(changed, modification.ability, `${effect.key}+${part}`, effect.timestamp)
      : applyModification(changed, modification, env)
  }
  return changed
}

type Grant = Extract<Modification, { kind: 'add-ability' }> & { readonly ability: { readonly kind: 'static' } }
const isGrant = (modification: Modification): modification is Grant =>
  modification.kind === 'add-ability' && modification.ability.kind === 'static'

/** CR 613.7a: a granted static ability remembers what granted it and since when; the same one twice is two. */
const withGrant = (draft: Draft, granted: Ability, key: string, timestamp: number): Draft => {
  const ability = { ...granted }
  return {
    ...draft,
    abilities: [...draft.abilities, ability],
    grants: new Map(draft.grants).set(ability, { key, timestamp }),
  }
}
