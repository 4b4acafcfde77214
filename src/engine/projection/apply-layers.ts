import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import type { View } from '../refs/env.ts'
import { allStacks } from '../seats.ts'
import { applyEffect } from './apply-effect.ts'
import { withIntrinsicMana } from './apply-modification.ts'
import { bestowedEffects } from './bestowed.ts'
import { counterEffects } from './counter-effects.ts'
import { nextEffect } from './dependency.ts'
import { baseDraft, type Draft } from './draft.ts'
import { withIntrinsicSiege } from './intrinsic-siege.ts'
import {
  affectedBy,
  envOf,
  floatingEffects,
  LAYERS,
  type Layer,
  type LayerEffect,
  layerIn,
  staticEffects,
} from './layer-effects.ts'
import { withSplicedText } from './spliced-text.ts'

export type Drafts = Map<ObjectId, Draft>

/** CR 613.1: the objects on the battlefield and the stacks with every layer applied, one after the other. */
export const applyLayers = (state: State, cards: CardLookup, distant: readonly Draft[] = []): Drafts => {
  const drafts: Drafts = new Map()
  for (const id of [...state.battlefield, ...allStacks(state)]) {
    const object = state.objects[id]
    if (object !== undefined && !object.phasedOut) drafts.set(id, withSplicedText(baseDraft(object, cards), object))
  }
  const present = withoutMemory(state)
  const viewOver = (over: ReadonlyMap<ObjectId, Draft>): View => ({
    state: present,
    of: (id) => over.get(id) ?? outside(state, cards, id),
  })
  const floating = [
    ...floatingEffects(state),
    ...counterEffects(state, drafts.keys()),
    ...bestowedEffects(state, drafts.keys()),
  ]
  /** CR 613.6: an effect that has begun to apply goes on with the same objects, even if its ability is gone. */
  const started = new Map<string, LayerEffect>()
  for (const layer of LAYERS) {
    applyLayer(drafts, layer, { floating, distant }, started, viewOver)
    if (layer === '4') changeAll(drafts, (draft) => withIntrinsicSiege(withIntrinsicMana(draft)))
  }
  return drafts
}

/** CR 604.7: static abilities see what is there, never how something gone last was. */
export const withoutMemory = (state: State): State => ({ ...state, lastKnown: {} })

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
const CAN_CHANGE_EFFECTS: ReadonlySet<Layer> = new Set(['2', '3', '4', '5', '6'])

/** Applies the effects of one layer to the drafts, in the order of 613.7 and 613.8. */
const applyLayer = (
  drafts: Drafts,
  layer: Layer,
  others: OtherSources,
  started: Map<string, LayerEffect>,
  viewOver: (drafts: ReadonlyMap<ObjectId, Draft>) => View,
): void => {
  const done = new Set<string>()
  const apply = (to: Drafts, effect: LayerEffect, note = false): Drafts => {
    const view = viewOver(to)
    const objects = affectedBy(view, effect, to.keys())
    if (note && !started.has(effect.key)) started.set(effect.key, { ...effect, fixed: objects, ability: null })
    const env = envOf(view, effect)
    for (const id of objects) {
      const draft = to.get(id)
      if (draft !== undefined) to.set(id, applyEffect(draft, effect, layer, { ...env, each: id }))
    }
    return to
  }
  let present: ReadonlyMap<string, LayerEffect> | null = null
  for (;;) {
    present ??= effectsPresent(drafts, others, started, viewOver(drafts))
    const waiting = [...present.values()].filter((effect) => !done.has(effect.key) && isIn(layer, effect))
    if (waiting.length === 0) return
    const effect = nextEffect(drafts, waiting, layer, viewOver, apply)
    apply(drafts, effect, true)
    done.add(effect.key)
    if (CAN_CHANGE_EFFECTS.has(layer)) present = null
  }
}

const isIn = (layer: Layer, effect: LayerEffect): boolean =>
  effect.modifications.some((modification) => layerIn(effect, modification) === layer)

/** Where effects come from besides the abilities of what is on the battlefield and the stack. */
interface OtherSources {
  readonly floating: readonly LayerEffect[]
  readonly distant: readonly Draft[]
}

const effectsPresent = (
  drafts: Drafts,
  { floating, distant }: OtherSources,
  started: ReadonlyMap<string, LayerEffect>,
  view: View,
): ReadonlyMap<string, LayerEffect> => {
  const all = new Map(floating.map((effect) => [effect.key, effect]))
  for (const draft of [...drafts.values(), ...distant])
    for (const effect of staticEffects(view, draft)) all.set(effect.key, effect)
  for (const effect of started.values()) all.set(effect.key, effect)
  return all
}
