import type { Ability } from '../core/ability.ts'
import type { MeldSide } from '../core/card.ts'
import type { CardObject } from '../core/card-object.ts'

type Node = Readonly<Record<string, unknown>>

const nodesOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesOf)]
}

const REMINDER = /\(Melds with ([^)]+)\.\)/

/**
 * CR 712.4, 712.4a: of a card of a meld pair its counterpart, by the ability that melds them or by what stands on the other card; of
 * what is no card but the combined back face of a pair, that it is.
 */
export const meldSideOf = (
  { layout, oracle_text: text = '' }: CardObject,
  abilities: readonly Ability[],
): MeldSide | undefined => {
  const nodes = nodesOf(abilities)
  const into = nodes.find(({ do: verb }) => verb === 'meld')?.into
  const partner = nodes.find(({ kind }) => kind === 'controls')
  const named = nodesOf(partner).find(({ name }) => typeof name === 'string')?.name
  if (typeof into === 'string' && typeof named === 'string') return { with: named, into }
  const other = REMINDER.exec(text)?.[1]
  if (other !== undefined) return { with: other }
  return layout === 'meld' && !/\bmeld them\b/.test(text) ? { combined: true } : undefined
}
