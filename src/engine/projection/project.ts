import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { type Context, LAYER_BUDGET } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { turned } from '../facing/faced.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { functionsIn } from '../keywords/functions-in.ts'
import { holds } from '../refs/condition.ts'
import type { View } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { inherentTriggers } from '../triggers/inherent.ts'
import { withoutMemory } from './apply-layers.ts'
import { withIntrinsicMana } from './apply-modification.ts'
import { bestowedEffect } from './bestowed.ts'
import { baseDraft, type Draft } from './draft.ts'
import { type LayerEffect, timestampOf } from './layer-effects.ts'
import { type Layered, layer } from './layered.ts'
import { defineSelf, reachingOut, withOutsideEffects } from './outside-effects.ts'
import type { ActiveStatic, ActiveTrigger, Projection } from './projection.ts'
import { areSteady } from './steady.ts'

/**
 * CR 613.5: the projection of the working copy, one for each version of it. The layers are worked out anew only where something
 * changed that they look at.
 */
export const project = (ctx: Context): Projection => {
  const before = ctx.projected
  if (before?.version === ctx.version) return before.projection
  const same = before !== null && before.form === ctx.form ? layersOf.get(before.projection) : undefined
  const layered = same?.isSteady === true ? same : layerWithinBudget(ctx)
  const projection = projectionOver(ctx.state, ctx.cards, layered)
  ctx.projected = { version: ctx.version, form: ctx.form, projection }
  return projection
}

/** What an empty table costs, in objects. */
const LEAST_LAYERED = 10

/** There is no clock to bound a judgment by, and events alone do not: on a large table each may cost a hundred times as much. */
const layerWithinBudget = (ctx: Context): Layered => {
  const layered = layer(ctx.state, ctx.cards)
  ctx.layered += layered.drafts.size + LEAST_LAYERED
  if (ctx.layered > LAYER_BUDGET) leaveUnsupportedRule('732.1b', '', 'more changes than one judgment may follow')
  return layered
}

const layersOf = new WeakMap<Projection, Layered>()

/**
 * CR 613: the characteristics of every object. Objects on the battlefield and the stack go through all layers; objects
 * elsewhere only have their own characteristic-defining abilities (604.3) and what permanents say of other zones, and are
 * computed when asked for.
 */
export const projectState = (state: State, cards: CardLookup): Projection =>
  projectionOver(state, cards, layer(state, cards))

const projectionOver = (state: State, cards: CardLookup, layered: Layered): Projection => {
  const { drafts, distant, known } = layered
  /** What may be otherwise in the next version. */
  const passing = new Map<ObjectId, Characteristics>()
  const of = (id: ObjectId): Characteristics | undefined => {
    const found = known.get(id) ?? passing.get(id)
    if (found !== undefined) return found
    const object = state.objects[id]
    // CR 702.26b: it is treated as though it did not exist.
    if (object === undefined || object.phasedOut) return undefined
    const base = withIntrinsicMana(baseDraft(object, cards))
    passing.set(id, base)
    passing.set(id, defineSelf(view, base))
    const effects = [...bestowedEffect(object), ...effectsOutside()]
    const defined = withOutsideEffects(view, passing.get(id)!, effects)
    if (areSteady(base.abilities)) known.set(id, defined)
    else passing.set(id, defined)
    return defined
  }
  const view: View = { state: withoutMemory(state), of }
  const effectsOutside = (): readonly LayerEffect[] => {
    if (layered.outward !== undefined) return layered.outward
    // Conditions may look at cards elsewhere: those are seen without such effects.
    layered.outward = []
    layered.outward = reachingOut(view, [...drafts.values(), ...distant])
    return layered.outward
  }
  let statics: readonly ActiveStatic[] | undefined
  let triggers: readonly ActiveTrigger[] | undefined
  const projection: Projection = {
    state,
    of,
    printed: (id) => {
      const object = state.objects[id]
      return object === undefined ? undefined : baseDraft(turned(object, undefined), cards)
    },
    get statics() {
      statics ??= layered.statics ?? activeStatics(view, [...drafts.values(), ...distant])
      if (!layered.isConditional) layered.statics = statics
      return statics
    },
    get triggers() {
      layered.triggers ??= activeTriggers(view, cards)
      triggers ??= [...layered.triggers, ...inherentTriggers(state)]
      return triggers
    },
  }
  layersOf.set(projection, layered)
  return projection
}

/** CR 613.10, 613.11: effects on players and rules, once all characteristics are known, older before newer. */
const activeStatics = (view: View, drafts: readonly Draft[]): readonly ActiveStatic[] => {
  const active: ActiveStatic[] = []
  for (const draft of drafts) {
    const place = view.state.objects[draft.id]?.zone
    for (const { ability } of indexAbilities(draft.abilities).statics) {
      if (!functionsIn(ability, place)) continue
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
