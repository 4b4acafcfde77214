import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { Zone } from '../../core/zone.ts'
import { expandAbility } from './expand.ts'
import { triggersByZone } from './functions-in.ts'

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>
type Continuous = Extract<StaticEffect, { kind: 'continuous' }>

/** A list of abilities sorted by what is asked of it again and again. */
export interface AbilityIndex {
  readonly statics: readonly { readonly ability: Of<'static'> }[]
  /** `index`: place among all abilities, keywords expanded; the same for conditions of one ability that different zones are for. */
  readonly triggers: readonly { readonly ability: Of<'triggered'>; readonly zone: Zone; readonly index: number }[]
  /**
   * Layer effects, each with its place: static ability and part of it. Keywords are counted apart, so that the place of an
   * ability stays the same when one beside it is lost.
   */
  readonly continuous: readonly {
    readonly ability: Of<'static'>
    /** The same, or the keyword that stands for it: what an effect may have granted. */
    readonly stated: Ability
    readonly effect: Continuous
    readonly at: number | string
    readonly part: number
  }[]
}

const indexes = new WeakMap<readonly Ability[], AbilityIndex>()

/** Lists of abilities are never changed and mostly those of a definition, so each is sorted once. */
export const indexAbilities = (abilities: readonly Ability[]): AbilityIndex => {
  const known = indexes.get(abilities)
  if (known !== undefined) return known
  const all = abilities.flatMap(expandAbility)
  const index: AbilityIndex = {
    statics: all.flatMap((ability) => (ability.kind === 'static' ? [{ ability }] : [])),
    triggers: all.flatMap((ability, at) =>
      ability.kind === 'triggered' ? triggersByZone(ability).map((one) => ({ ...one, index: at })) : [],
    ),
    continuous: [
      ...abilities.filter(isStatic).map((ability, at) => ({ ability, stated: ability as Ability, at })),
      ...keywordStatics(abilities),
    ].flatMap(({ ability, stated, at }) =>
      ability.effects.flatMap((effect, part) =>
        effect.kind === 'continuous' ? [{ ability, stated, effect, at, part }] : [],
      ),
    ),
  }
  indexes.set(abilities, index)
  return index
}

/** CR 702.1: static abilities that keywords stand for. */
const keywordStatics = (abilities: readonly Ability[]) =>
  abilities
    .filter(({ kind }) => kind === 'keyword')
    .flatMap((stated, at) =>
      expandAbility(stated)
        .filter(isStatic)
        .map((ability) => ({ ability, stated, at: `keyword-${at}` })),
    )

const isStatic = (ability: Ability): ability is Of<'static'> => ability.kind === 'static'
