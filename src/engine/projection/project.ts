import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { turned } from '../facing/faced.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { holds } from '../refs/condition.ts'
import type { View } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { inherentTriggers } from '../triggers/inherent.ts'
import { applyLayers, withoutMemory } from './apply-layers.ts'
import { withIntrinsicMana } from './apply-modification.ts'
import { distantSources } from './distant.ts'
import { baseDraft, type Draft, finished } from './draft.ts'
import { type LayerEffect, timestampOf } from './layer-effects.ts'
import { defineSelf, reachingOut, withOutsideEffects } from './outside-effects.ts'
import type { ActiveStatic, ActiveTrigger, Projection } from './projection.ts'

/** CR 613.5: the projection of the working copy, computed anew for each version of it. */
export const project = (ctx: Context): Projection => {
  if (ctx.projected?.version !== ctx.version) {
    ctx.projected = { version: ctx.version, projection: projectState(ctx.state, ctx.cards) }
  }
  return ctx.projected.projection
}

/**
 * CR 613: the characteristics of every object. Objects on the battlefield and the stack go through all layers; objects
 * elsewhere only have their own characteristic-defining abilities (604.3) and what permanents say of other zones, and are
 * computed when asked for.
 */
export const projectState = (state: State, cards: CardLookup): Projection => {
  const distant = distantSources(state, cards)
  const drafts = applyLayers(state, cards, distant)
  const known = new Map<ObjectId, Characteristics>([...drafts].map(([id, draft]) => [id, finished(draft)]))
  const of = (id: ObjectId): Characteristics | undefined => {
    const layered = known.get(id)
    if (layered !== undefined) return layered
    const object = state.objects[id]
    // CR 702.26b: it is treated as though it did not exist.
    if (object === undefined || object.phasedOut) return undefined
    const base = withIntrinsicMana(baseDraft(object, cards))
    known.set(id, base)
    known.set(id, defineSelf(view, base))
    const defined = withOutsideEffects(view, known.get(id)!, effectsOutside())
    known.set(id, defined)
    return defined
  }
  const view: View = { state: withoutMemory(state), of }
  let outward: readonly LayerEffect[] | undefined
  const effectsOutside = (): readonly LayerEffect[] => {
    if (outward !== undefined) return outward
    // Conditions may look at cards elsewhere: those are seen without such effects.
    outward = []
    outward = reachingOut(view, [...drafts.values(), ...distant])
    return outward
  }
  let statics: readonly ActiveStatic[] | undefined
  let triggers: readonly ActiveTrigger[] | undefined
  return {
    state,
    of,
    printed: (id) => {
      const object = state.objects[id]
      return object === undefined ? undefined : baseDraft(turned(object, undefined), cards)
    },
    get statics() {
      statics ??= activeStatics(view, [...drafts.values(), ...distant])
      return statics
    },
    get triggers() {
      triggers ??= [...activeTriggers(view, cards), ...inherentTriggers(state)]
      return triggers
    },
  }
}

/** CR 613.10, 613.11: effects on players and rules, once all characteristics are known, older before newer. */
const activeStatics = (view: View, drafts: readonly Draft[]): readonly ActiveStatic[] => {
  const active: ActiveStatic[] = []
  for (const draft of drafts) {
    const place = view.state.objects[draft.id]?.zone
    for (const { ability, zone } of indexAbilities(draft.abilities).statics) {
      if (zone !== place) continue
      if (ability.condition !== undefined && !holds(plainEnv(view, draft.id, draft.controller), ability.condition))
        continue
      for (const effect of ability.effects) {
        // What a card permits of itself elsewhere is asked of that card alone (`legality/permissions.ts`).
        if (effect.kind === 'continuous' || (effect.kind === 'permission' && place !== 'battlefield')) continue
        const timestamp = timestampOf(view.state, draft, ability)
        active.push({ source: draft.id, controller: draft.controller, timestamp, effect })
      }
    }
  }
  return active.sort((a, b) => a.timestamp - b.timestamp)
}

/**
 * CR 113.6, 603.2, 603.3a: triggered abilities where they work, on the battlefield or in the zone they name, each with whoever
 * controls its source now: that player will control it on the stack.
 */
const activeTriggers = (view: View, cards: CardLookup): readonly ActiveTrigger[] => {
  const active: ActiveTrigger[] = []
  for (const object of Object.values(view.state.objects)) {
    // CR 603.2f: what nobody else can see triggers nothing.
    if (object.phasedOut || isHiddenZone(object.zone) || !mayTrigger(object, cards)) continue
    const traits = view.of(object.id)
    if (traits === undefined) continue
    for (const { ability, zone, index } of indexAbilities(traits.abilities).triggers) {
      if (zone === object.zone) active.push({ source: object.id, controller: traits.controller, ability, index })
    }
  }
  return active
}

/** Off the battlefield and the stack only a card's own abilities can trigger. */
const mayTrigger = (object: GameObject, cards: CardLookup): boolean => {
  if (object.zone === 'battlefield' || object.zone === 'stack') return true
  const definition = definitionOf(object, cards)
  return (
    definition !== undefined && indexAbilities(definition.abilities).triggers.some(({ zone }) => zone === object.zone)
  )
}
