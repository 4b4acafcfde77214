import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import { PLAIN_KEYWORDS } from '../../core/keyword.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { holds } from '../refs/condition.ts'
import type { View } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { allStacks } from '../seats.ts'
import { applyModification, withIntrinsicMana } from './apply-modification.ts'
import { nextEffect } from './dependency.ts'
import { baseDraft, type Draft } from './draft.ts'
import {
  affectedBy,
  envOf,
  floatingEffects,
  LAYERS,
  type Layer,
  type LayerEffect,
  layerOf,
  staticEffects,
} from './layer-effects.ts'
import { reachingOut, withOutsideEffects } from './outside-effects.ts'
import type { ActiveStatic, ActiveTrigger, Projection } from './projection.ts'

/** The projection of the working copy, computed once a version. */
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
  const drafts = applyLayers(state, cards)
  const elsewhere = new Map<ObjectId, Characteristics>()
  const of = (id: ObjectId): Characteristics | undefined => {
    const layered = drafts.get(id) ?? elsewhere.get(id)
    if (layered !== undefined) return layered
    const object = state.objects[id]
    if (object === undefined) return undefined
    const base = withIntrinsicMana(baseDraft(object, cards))
    elsewhere.set(id, base)
    elsewhere.set(id, defineSelf(view, base))
    const defined = withOutsideEffects(view, elsewhere.get(id)!, effectsOutside())
    elsewhere.set(id, defined)
    return defined
  }
  const view: View = { state, of }
  let outward: readonly LayerEffect[] | undefined
  const effectsOutside = (): readonly LayerEffect[] => {
    if (outward !== undefined) return outward
    // Conditions may look at cards elsewhere: those are seen without such effects.
    outward = []
    outward = reachingOut(view, drafts.values())
    return outward
  }
  let statics: readonly ActiveStatic[] | undefined
  let triggers: readonly ActiveTrigger[] | undefined
  return {
    state,
    of,
    get statics() {
      statics ??= activeStatics(view, drafts)
      return statics
    },
    get triggers() {
      triggers ??= activeTriggers(view, cards)
      return triggers
    },
  }
}

type Drafts = Map<ObjectId, Draft>

const applyLayers = (state: State, cards: CardLookup): Drafts => {
  const drafts: Drafts = new Map()
  for (const id of [...state.battlefield, ...allStacks(state)]) {
    const object = state.objects[id]
    if (object !== undefined && !object.phasedOut) drafts.set(id, baseDraft(object, cards))
  }
  const viewOver = (over: ReadonlyMap<ObjectId, Draft>): View => ({
    state,
    of: (id) => over.get(id) ?? outside(state, cards, id),
  })
  const floating = floatingEffects(state)
  /** CR 613.6: an effect that has begun to apply goes on with the same objects, even if its ability is gone. */
  const started = new Map<string, { effect: LayerEffect; objects: readonly ObjectId[] }>()
  for (const layer of LAYERS) {
    applyLayer(drafts, layer, floating, started, viewOver)
    if (layer === '4') changeAll(drafts, withIntrinsicMana)
    if (layer === '6') changeAll(drafts, (draft) => withKeywordCounters(state, draft))
    if (layer === '7c') changeAll(drafts, (draft) => withCounterPower(state, draft))
  }
  return drafts
}

const changeAll = (drafts: Drafts, change: (draft: Draft) => Draft): void => {
  for (const [id, draft] of drafts) {
    const changed = change(draft)
    if (changed !== draft) drafts.set(id, changed)
  }
}

const outside = (state: State, cards: CardLookup, id: ObjectId): Draft | undefined => {
  const object = state.objects[id]
  return object === undefined || object.phasedOut ? undefined : baseDraft(object, cards)
}

/** Layers in which applying one effect can make others begin or cease to exist (613.8a). */
const CAN_CHANGE_EFFECTS: ReadonlySet<Layer> = new Set(['2', '4', '5', '6'])

/** Applies the effects of one layer to the drafts, in the order of 613.7 and 613.8. */
const applyLayer = (
  drafts: Drafts,
  layer: Layer,
  floating: readonly LayerEffect[],
  started: Map<string, { effect: LayerEffect; objects: readonly ObjectId[] }>,
  viewOver: (drafts: ReadonlyMap<ObjectId, Draft>) => View,
): void => {
  const done = new Set<string>()
  const apply = (to: Drafts, effect: LayerEffect, note = false): Drafts => {
    const view = viewOver(to)
    const objects = started.get(effect.key)?.objects ?? affectedBy(view, effect, to.keys())
    if (note && !started.has(effect.key)) started.set(effect.key, { effect, objects })
    const env = envOf(view, effect)
    for (const id of objects) {
      let draft = to.get(id)
      if (draft === undefined) continue
      for (const modification of effect.modifications) {
        if (layerOf(modification) === layer) draft = applyModification(draft, modification, env)
      }
      to.set(id, draft)
    }
    return to
  }
  let present: ReadonlyMap<string, LayerEffect> | null = null
  for (;;) {
    present ??= effectsPresent(drafts, floating, started, viewOver(drafts))
    const waiting = [...present.values()].filter((effect) => !done.has(effect.key) && isIn(layer, effect))
    if (waiting.length === 0) return
    const effect = nextEffect(drafts, waiting, layer, viewOver, apply)
    apply(drafts, effect, true)
    done.add(effect.key)
    if (CAN_CHANGE_EFFECTS.has(layer)) present = null
  }
}

const isIn = (layer: Layer, { modifications }: LayerEffect): boolean =>
  modifications.some((modification) => layerOf(modification) === layer)

const effectsPresent = (
  drafts: Drafts,
  floating: readonly LayerEffect[],
  started: ReadonlyMap<string, { readonly effect: LayerEffect }>,
  view: View,
): ReadonlyMap<string, LayerEffect> => {
  const all = new Map(floating.map((effect) => [effect.key, effect]))
  for (const draft of drafts.values()) for (const effect of staticEffects(view, draft)) all.set(effect.key, effect)
  for (const { effect } of started.values()) all.set(effect.key, effect)
  return all
}

/** CR 122.1b, 613.1f: keyword counters give their keyword. */
const withKeywordCounters = (state: State, draft: Draft): Draft => {
  const names = Object.keys(state.objects[draft.id]?.counters ?? {})
  if (names.length === 0) return draft
  const keywords = PLAIN_KEYWORDS.filter((keyword) => names.includes(keyword))
  return keywords.length === 0
    ? draft
    : {
        ...draft,
        abilities: [...draft.abilities, ...keywords.map((keyword) => ({ kind: 'keyword' as const, keyword }))],
      }
}

/** CR 122.1a, 613.4c: counters named `+X/+Y` and `-X/-Y`. */
const withCounterPower = (state: State, draft: Draft): Draft => {
  let { power, toughness } = draft
  const counters = Object.entries(state.objects[draft.id]?.counters ?? {})
  if (power === null || toughness === null || counters.length === 0) return draft
  for (const [name, count] of counters) {
    const [, more, tougher] = /^([+-]\d+)\/([+-]\d+)$/.exec(name) ?? []
    power += Number(more ?? 0) * count
    toughness += Number(tougher ?? 0) * count
  }
  return { ...draft, power, toughness }
}

/** CR 604.3, 613.4a: a card's own characteristic-defining abilities work in every zone. */
const defineSelf = (view: View, base: Draft): Draft => {
  let draft = base
  for (const ability of base.abilities) {
    if (ability.kind !== 'static') continue
    for (const effect of ability.effects) {
      if (effect.kind !== 'continuous' || effect.affects !== 'self') continue
      for (const modification of effect.modifications) {
        if (modification.kind !== 'define-power-toughness') continue
        draft = applyModification(draft, modification, plainEnv(view, base.id, base.controller))
      }
    }
  }
  return draft
}

const activeStatics = (view: View, drafts: Drafts): readonly ActiveStatic[] => {
  const active: ActiveStatic[] = []
  for (const draft of drafts.values()) {
    const place = view.state.objects[draft.id]?.zone
    for (const { ability, zone } of indexAbilities(draft.abilities).statics) {
      if (zone !== place) continue
      if (ability.condition !== undefined && !holds(plainEnv(view, draft.id, draft.controller), ability.condition))
        continue
      for (const effect of ability.effects) {
        if (effect.kind !== 'continuous') active.push({ source: draft.id, controller: draft.controller, effect })
      }
    }
  }
  return active
}

/** CR 113.6, 603.2: triggered abilities where they work: on the battlefield, or in the zone they name. */
const activeTriggers = (view: View, cards: CardLookup): readonly ActiveTrigger[] => {
  const active: ActiveTrigger[] = []
  for (const object of Object.values(view.state.objects)) {
    if (object.phasedOut || object.zone === 'library' || !mayTrigger(object, cards)) continue
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
