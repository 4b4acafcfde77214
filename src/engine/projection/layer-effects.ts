import type { Ability, Affected } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import type { FloatingEffect, State } from '../../core/state.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { functionsIn } from '../keywords/functions-in.ts'
import { holds } from '../refs/condition.ts'
import type { Env, View } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { definesCharacteristic } from './defining.ts'
import type { Draft } from './draft.ts'

/**
 * CR 613.1, 613.4: the layers this engine applies, in order. Layer 1 (613.1a) is what `baseDraft` begins with. 7a is for
 * characteristic-defining abilities; what objects can't have comes after all that would give it to them (CR 113.11).
 */
export const LAYERS = ['2', '3', '4', '5', '6', '6-cant-have', '7a', '7b', '7c', '7d'] as const
export type Layer = (typeof LAYERS)[number]

/**
 * CR 613.1b: who controls it. CR 613.1c: its text. CR 613.1d: its types. CR 613.1e, 105.3: its colours. CR 613.1f: its abilities. CR 613.1g: its
 * power and toughness, in the sublayers of 613.4: 613.4a what defines them, 613.4b what sets them, 613.4c what changes them,
 * 613.4d what switches them.
 */
const LAYER_OF: Record<Modification['kind'], Layer> = {
  control: '2',
  'change-words': '3',
  'set-name': '3',
  types: '4',
  'remove-types': '4',
  colors: '5',
  'become-chosen': '5',
  'add-ability': '6',
  'add-activated-abilities': '6',
  'remove-keyword': '6',
  'cant-have-keyword': '6-cant-have',
  'remove-all-abilities': '6',
  'define-power-toughness': '7a',
  'set-power-toughness': '7b',
  'modify-power-toughness': '7c',
  'switch-power-toughness': '7d',
}

/**
 * CR 613.1, 613.4: the layer of a part of an effect. CR 604.3a: what defines power and toughness does so in 7a only where it
 * is a characteristic-defining ability; a granted or conditional one sets them.
 */
export const layerIn = (effect: Pick<LayerEffect, 'defines'>, modification: Modification): Layer => {
  if (modification.kind === 'define-power-toughness' && !effect.defines) return '7b'
  if (modification.kind === 'become-chosen' && modification.what === 'subtype') return '4'
  return LAYER_OF[modification.kind]
}

/** One continuous effect as the layers see it. */
export interface LayerEffect {
  readonly key: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly timestamp: number
  /** CR 613.7a: among effects of one object's abilities with one timestamp, which came later; 0 for its own. */
  readonly order: number
  readonly modifications: readonly Modification[]
  /** What a resolved spell or ability fixed (611.2c); null for a static ability, which looks each time. */
  readonly fixed: readonly string[] | null
  readonly affects: Affected | null
  /** The static ability it comes from, or the keyword that stands for it, to tell whether it still exists; null if it does not depend on one. */
  readonly ability: Ability | null
  /** CR 604.3a: from a characteristic-defining ability. */
  readonly defines: boolean
}

export const floatingEffects = (state: State): readonly LayerEffect[] =>
  state.effects.filter(hasModifications).map((effect) => ({
    key: effect.id,
    source: effect.source,
    controller: effect.controller,
    timestamp: effect.timestamp,
    order: 0,
    modifications: effect.modifications,
    fixed: effect.objects,
    affects: null,
    ability: null,
    defines: false,
  }))

const hasModifications = (
  effect: FloatingEffect,
): effect is FloatingEffect & { modifications: readonly Modification[] } => effect.modifications !== undefined

/** CR 613.7a: that of the object the ability is on or of the effect that granted it, whichever is later. */
export const timestampOf = (state: State, draft: Draft, ability: Ability): number =>
  Math.max(state.objects[draft.id]?.timestamp ?? 0, draft.grants?.get(ability)?.timestamp ?? 0)

/**
 * CR 604.2, 611.3b: the continuous effects of the static abilities that an object has at this point, as long as it is where
 * they work. CR 107.8, 107.8a–b: those of level symbols give size and abilities while its level counters are in their range.
 */
export const staticEffects = (view: View, draft: Draft): readonly LayerEffect[] => {
  const object = view.state.objects[draft.id]
  if (object === undefined) return []
  return indexAbilities(draft.abilities).continuous.flatMap(({ ability, stated, effect, at, part }) => {
    const grant = draft.grants?.get(stated)
    const defines = grant === undefined && definesCharacteristic(ability)
    // 604.3: what defines characteristics works in all zones.
    if (!defines && !functionsIn(ability, object.zone)) return []
    if (ability.condition !== undefined && !holds(plainEnv(view, draft.id, draft.controller), ability.condition))
      return []
    return [
      {
        key: `${draft.id}/${grant?.key ?? at}/${part}`,
        source: draft.id,
        controller: draft.controller,
        timestamp: timestampOf(view.state, draft, stated),
        order: grant?.timestamp ?? 0,
        modifications: effect.modifications,
        fixed: null,
        affects: effect.affects,
        ability: stated,
        defines,
      },
    ]
  })
}

/** "You" of an ability is who controls its object at this point; of an effect that began, who did when it began. */
export const envOf = (view: View, effect: LayerEffect): Env => {
  const now = effect.ability === null ? undefined : view.of(effect.source)?.controller
  return plainEnv(view, effect.source, now ?? effect.controller)
}

/**
 * CR 403.2, 609.2, 611.3a, 604.4: the objects an effect applies to, permanents where it names no other zone, seen from this
 * point of the layers; what its source is attached to now.
 */
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

/** CR 613.7, 613.9: effects in timestamp order, so that the newer one of two that contradict each other has the last word. */
export const byTime = (a: LayerEffect, b: LayerEffect): number =>
  a.timestamp - b.timestamp || a.order - b.order || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
