import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { type ManaSource, otherSources, simpleSources } from '../mana/sources.ts'
import type { Payer } from './payer.ts'

/** A mana ability that a question offers. */
interface NamedAbility {
  /** The id of the permanent; with the index of the ability where it has several. */
  readonly name: string
  readonly object: ObjectId
  readonly ability: number
}

/** The mana abilities a player may be asked to use; what can simply be tapped is, while something resolves. */
export const namedAbilities = (
  ctx: Context,
  { player, activating, whileResolving }: Payer,
  reserved: ReadonlySet<ObjectId>,
): readonly NamedAbility[] => {
  const sources = [...(whileResolving === true ? [] : simpleSources(ctx, player)), ...otherSources(ctx, player)]
  return [...abilitiesOf(sources)].flatMap(([object, abilities]) =>
    [...abilities]
      .filter((ability) => !reserved.has(object) && !(activating?.object === object && activating.ability === ability))
      .map((ability) => ({ name: abilities.size === 1 ? object : `${object}/${ability}`, object, ability })),
  )
}

const abilitiesOf = (sources: readonly ManaSource[]): ReadonlyMap<ObjectId, ReadonlySet<number>> => {
  const found = new Map<ObjectId, Set<number>>()
  for (const { object, options } of sources) {
    const abilities = found.get(object) ?? new Set()
    for (const { ability } of options) abilities.add(ability)
    found.set(object, abilities)
  }
  return found
}
