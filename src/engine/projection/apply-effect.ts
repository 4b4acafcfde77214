import type { Ability } from '../../core/ability.ts'
import type { Modification } from '../../core/modification.ts'
import { bindGiven } from '../links/bind-links.ts'
import { hasLinks } from '../links/rewrite-links.ts'
import { settleValues } from '../links/settle-values.ts'
import type { Env } from '../refs/env.ts'
import { applyModification } from './apply-modification.ts'
import type { Draft } from './draft.ts'
import { type Layer, type LayerEffect, layerIn } from './layer-effects.ts'

/** What an effect does to one object in one layer (CR 613.1). */
export const applyEffect = (draft: Draft, effect: LayerEffect, layer: Layer, env: Env): Draft => {
  let changed = draft
  for (const [part, modification] of effect.modifications.entries()) {
    if (layerIn(effect, modification) !== layer) continue
    const meant = modification.kind === 'add-ability' ? given(modification, effect, draft.id, env) : modification
    changed = isGrant(meant)
      ? withGrant(changed, meant.ability, `${effect.key}+${part}`, effect.timestamp)
      : applyModification(changed, meant, env)
  }
  return changed
}

/**
 * CR 607.1a, 607.5: what an ability of the object itself gives it is printed on it; abilities that come from elsewhere have links
 * of their own, and mean by what was chosen what was chosen for the object they come from.
 */
const given = (
  modification: AddAbility,
  { source, key, modifications }: LayerEffect,
  to: string,
  env: Env,
): AddAbility =>
  source === to || !hasLinks(modification)
    ? modification
    : bindGiven(settleValues(env, modification, modifications), key, source, modifications)
type AddAbility = Extract<Modification, { kind: 'add-ability' }>

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
