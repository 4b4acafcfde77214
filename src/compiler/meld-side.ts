import type { Ability } from '../core/ability.ts'
import type { MeldSide } from '../core/card.ts'
import type { CardFaceObject } from '../core/card-object.ts'

type Node = Readonly<Record<string, unknown>>

const nodesOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesOf)]
}

const REMINDER = /\(Melds with ([^)]+)\.\)/

/**
 * CR 712.4, 712.4a: of a card of a meld pair its counterpart, by the ability that melds them or by what stands on the other card; of
 * what is no card but the combined back face of a pair, that it is: it has no mana cost, is no land and melds nothing.
 */
export const meldSideOf = (
  { mana_cost: cost = '', type_line: types = '', oracle_text: text = '' }: CardFaceObject,
  isMeldLayout: boolean,
  abilities: readonly Ability[],
): MeldSide | undefined => {
  const nodes = nodesOf(abilities)
  const into = nodes.find(({ do: verb }) => verb === 'meld')?.into
  const partner = nodes.find(({ kind }) => kind === 'controls')
  const named = nodesOf(partner).find(({ name }) => typeof name === 'string')?.name
  if (typeof into === 'string' && typeof named === 'string') return { with: named, into }
  const other = REMINDER.exec(text)?.[1]
  if (other !== undefined) return { with: other }
  const isCard = cost !== '' || /\bLand\b/.test(types) || /\bmeld them\b/.test(text)
  return isCard || !isMeldLayout ? undefined : { combined: true }
}
