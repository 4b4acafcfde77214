import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import { PLAIN_KEYWORDS } from '../../core/keyword.ts'
import type { Characteristics } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { expandAbility } from '../keywords/expand.ts'
import { zoneOf } from '../keywords/functions-in.ts'
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
      triggers ??= activeTriggers(view)
      return triggers
    },
  }
}

type Drafts = Map<ObjectId, Draft>

const applyLayers = (state: State, cards: CardLookup): Drafts => {
  let drafts: Drafts = new Map()
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
    drafts = applyLayer(drafts, layer, floating, started, viewOver)
    if (layer === '4') drafts = mapDrafts(drafts, withIntrinsicMana)
    if (layer === '6') drafts = mapDrafts(drafts, (draft) => withKeywordCounters(state, draft))
    if (layer === '7c') drafts = mapDrafts(drafts, (draft) => withCounterPower(state, draft))
  }
  return drafts
}

const mapDrafts = (drafts: Drafts, change: (draft: Draft) => Draft): Drafts =>
  new Map([...drafts].map(([id, draft]) => [id, change(draft)]))

const outside = (state: State, cards: CardLookup, id: ObjectId): Draft | undefined => {
  const object = state.objects[id]
  return object === undefined || object.phasedOut ? undefined : baseDraft(object, cards)
}

const applyLayer = (
  start: Drafts,
  layer: Layer,
  floating: readonly LayerEffect[],
  started: Map<string, { effect: LayerEffect; objects: readonly ObjectId[] }>,
  viewOver: (drafts: ReadonlyMap<ObjectId, Draft>) => View,
): Drafts => {
  let drafts = start
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
  for (;;) {
    const view = viewOver(drafts)
    const present = [...floating, ...[...drafts.values()].flatMap((draft) => staticEffects(view, draft))]
    const all = new Map(present.map((effect) => [effect.key, effect]))
    for (const { effect } of started.values()) all.set(effect.key, effect)
    const waiting = [...all.values()].filter(
      (effect) => !done.has(effect.key) && effect.modifications.some((modification) => layerOf(modification) === layer),
    )
    if (waiting.length === 0) return drafts
    const effect = nextEffect(drafts, waiting, layer, viewOver, apply)
    drafts = apply(new Map(drafts), effect, true)
    done.add(effect.key)
  }
}

/** CR 122.1b, 613.1f: keyword counters give their keyword. */
const withKeywordCounters = (state: State, draft: Draft): Draft => {
  const names = Object.keys(state.objects[draft.id]?.counters ?? {})
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
  if (power === null || toughness === null) return draft
  for (const [name, count] of Object.entries(state.objects[draft.id]?.counters ?? {})) {
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

const activeStatics = (view: View, drafts: Drafts): readonly ActiveStatic[] =>
  [...drafts.values()].flatMap((draft) => {
    const zone = view.state.objects[draft.id]?.zone
    return draft.abilities.flatMap(expandAbility).flatMap((ability) => {
      if (ability.kind !== 'static' || zoneOf(ability) !== zone) return []
      if (ability.condition !== undefined && !holds(plainEnv(view, draft.id, draft.controller), ability.condition))
        return []
      return ability.effects.flatMap((effect) =>
        effect.kind === 'continuous' ? [] : [{ source: draft.id, controller: draft.controller, effect }],
      )
    })
  })

/** CR 113.6, 603.2: triggered abilities where they work: on the battlefield, or in the zone they name. */
const activeTriggers = (view: View): readonly ActiveTrigger[] =>
  Object.values(view.state.objects).flatMap((object) => {
    if (object.phasedOut || object.zone === 'library' || object.substance.kind === 'unknown') return []
    const traits = view.of(object.id)
    if (traits === undefined) return []
    return traits.abilities
      .flatMap(expandAbility)
      .flatMap((ability, index) =>
        ability.kind === 'triggered' && zoneOf(ability) === object.zone
          ? [{ source: object.id, controller: traits.controller, ability, index }]
          : [],
      )
  })
