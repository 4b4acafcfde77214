import type { ObjectId } from '../../core/ids.ts'
import { evaluate } from '../refs/amount.ts'
import type { View } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import type { Draft } from './draft.ts'
import { affectedBy, byTime, envOf, type Layer, type LayerEffect, layerIn } from './layer-effects.ts'

export type Apply = (drafts: Map<ObjectId, Draft>, effect: LayerEffect) => Map<ObjectId, Draft>
export type ViewOver = (drafts: ReadonlyMap<ObjectId, Draft>) => View

/**
 * CR 613.8: which of several effects of one layer applies next. Dependency is found by trying: B depends on A if with A
 * applied first B no longer exists, applies to other objects, or does something else. Loops go by timestamp (613.8b).
 * CR 613.8c: it is asked again after each effect that was applied.
 */
export const nextEffect = (
  drafts: Map<ObjectId, Draft>,
  waiting: readonly LayerEffect[],
  layer: Layer,
  viewOver: ViewOver,
  apply: Apply,
): LayerEffect => {
  const defining = waiting.filter(({ defines }) => defines)
  // CR 613.3, 613.8a: characteristic-defining abilities first, and among themselves.
  const ordered = (defining.length > 0 ? defining : [...waiting]).sort(byTime)
  if (ordered.length === 1 || !canDepend(ordered, layer)) return ordered[0]!
  const now = viewOver(drafts)
  const before = new Map(ordered.map((effect) => [effect.key, signature(now, effect, drafts, layer)]))
  const dependsOn = new Map<string, Set<string>>(ordered.map((effect) => [effect.key, new Set()]))
  for (const first of ordered) {
    const tried = apply(new Map(drafts), first)
    const after = viewOver(tried)
    for (const other of ordered) {
      if (other !== first && signature(after, other, tried, layer) !== before.get(other.key)) {
        dependsOn.get(other.key)!.add(first.key)
      }
    }
  }
  return (
    ordered.find((effect) => [...dependsOn.get(effect.key)!].every((key) => reaches(dependsOn, key, effect.key))) ??
    ordered[0]!
  )
}

/** Whether `from` depends, in steps, on `to`: then both are in a loop. */
const reaches = (dependsOn: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean => {
  const seen = new Set<string>()
  const walk = (key: string): boolean => {
    if (key === to) return true
    if (seen.has(key)) return false
    seen.add(key)
    return [...(dependsOn.get(key) ?? [])].some(walk)
  }
  return walk(from)
}

/** CR 613.8a: everything it asks about: does it exist, to what does it apply, what does it do to it. */
const signature = (view: View, effect: LayerEffect, drafts: ReadonlyMap<ObjectId, Draft>, layer: Layer): string => {
  const exists = effect.ability === null || drafts.get(effect.source)?.abilities.includes(effect.ability) === true
  const env = envOf(view, effect)
  const numbers = effect.modifications.flatMap((m) =>
    layerIn(effect, m) === layer && 'power' in m ? [evaluate(env, m.power ?? 0), evaluate(env, m.toughness ?? 0)] : [],
  )
  const players = effect.modifications.map((m) =>
    m.kind === 'control' && layerIn(effect, m) === layer ? lookUp(env, m.player) : [],
  )
  return JSON.stringify([exists, affectedBy(view, effect, drafts.keys()), numbers, players])
}

/** A cheap look at whether order could matter at all, so that a board full of plain anthems costs nothing. */
const canDepend = (effects: readonly LayerEffect[], layer: Layer): boolean => {
  switch (layer) {
    case '2':
    case '3':
    case '4':
      return true
    case '5':
      return effects.some((effect) => looksAt(effect, /"(?:colors|notColors|someColors|colorCount|shares)"/))
    case '6':
      return effects.some(
        (effect) =>
          effect.modifications.some(({ kind }) => kind === 'remove-all-abilities' || kind === 'remove-keyword') ||
          looksAt(effect, /"(?:keywords|notKeywords|hasAbilities)"/),
      )
    default:
      return effects.some((effect) =>
        looksAt(effect, /"(?:characteristic|greatest|total)"|"(?:power|toughness)":\{"op"/),
      )
  }
}

const looksAt = (effect: LayerEffect, words: RegExp): boolean =>
  words.test(
    JSON.stringify([
      effect.affects,
      effect.modifications,
      effect.ability?.kind === 'static' ? effect.ability.condition : null,
    ]),
  )
