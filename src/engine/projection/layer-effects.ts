import type { Ability, Affected } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import type { FloatingEffect, State } from '../../core/state.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { holds } from '../refs/condition.ts'
import type { Env, View } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Draft } from './draft.ts'

/** CR 613.1, 613.4: the layers this engine applies, in order. 7a is for characteristic-defining abilities. */
export const LAYERS = ['2', '4', '5', '6', '7a', '7b', '7c', '7d'] as const
export type Layer = (typeof LAYERS)[number]

const LAYER_OF: Record<Modification['kind'], Layer> = {
  control: '2',
  types: '4',
  'remove-types': '4',
  colors: '5',
  'add-ability': '6',
  'remove-keyword': '6',
  'remove-all-abilities': '6',
  'define-power-toughness': '7a',
  'set-power-toughness': '7b',
  'modify-power-toughness': '7c',
  'switch-power-toughness': '7d',
}
export const layerOf = (modification: Modification): Layer => LAYER_OF[modification.kind]

/** One continuous effect as the layers see it. */
export interface LayerEffect {
  readonly key: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly timestamp: number
  readonly modifications: readonly Modification[]
  /** What a resolved spell or ability fixed (611.2c); null for a static ability, which looks each time. */
  readonly fixed: readonly string[] | null
  readonly affects: Affected | null
  /** The static ability it comes from, to tell whether it still exists; null if it does not depend on one. */
  readonly ability: Ability | null
}

export const floatingEffects = (state: State): readonly LayerEffect[] =>
  state.effects.filter(hasModifications).map((effect) => ({
    key: effect.id,
    source: effect.source,
    controller: effect.controller,
    timestamp: effect.timestamp,
    modifications: effect.modifications,
    fixed: effect.objects,
    affects: null,
    ability: null,
  }))

const hasModifications = (
  effect: FloatingEffect,
): effect is FloatingEffect & { modifications: readonly Modification[] } => effect.modifications !== undefined

/** The continuous effects of the static abilities that an object has at this point. */
export const staticEffects = (view: View, draft: Draft): readonly LayerEffect[] => {
  const object = view.state.objects[draft.id]
  if (object === undefined) return []
  return indexAbilities(draft.abilities).continuous.flatMap(({ ability, effect, place, zone }) => {
    if (zone !== object.zone) return []
    if (ability.condition !== undefined && !holds(plainEnv(view, draft.id, draft.controller), ability.condition))
      return []
    return [
      {
        key: `${draft.id}/${place}`,
        source: draft.id,
        controller: draft.controller,
        timestamp: object.timestamp,
        modifications: effect.modifications,
        fixed: null,
        affects: effect.affects,
        ability,
      },
    ]
  })
}

export const envOf = (view: View, effect: LayerEffect): Env => plainEnv(view, effect.source, effect.controller)

/** The objects an effect applies to, seen from this point of the layers. */
export const affectedBy = (view: View, effect: LayerEffect, ids: Iterable<ObjectId>): readonly ObjectId[] => {
  if (effect.fixed !== null) return effect.fixed.filter((id) => view.of(id) !== undefined)
  if (effect.affects === 'self' || effect.affects === null) return [effect.source]
  if (effect.affects === 'attached') {
    const to = view.state.objects[effect.source]?.attachedTo ?? null
    return to !== null && view.of(to) !== undefined ? [to] : []
  }
  const env = envOf(view, effect)
  const { affects } = effect
  const filter =
    affects.subject === undefined && affects.zones === undefined
      ? { subject: 'permanent' as const, ...affects }
      : affects
  return [...ids].filter((id) => matches(env, filter, id))
}
