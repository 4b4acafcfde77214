import type { Ability } from '../core/ability.ts'

const LINK = 'exiled'

/**
 * CR 607.2a: where an ability of a card speaks of "the exiled card" or of cards exiled with it, those are what other abilities
 * printed on it exile.
 */
export const linkExiled = (abilities: readonly Ability[]): readonly Ability[] => {
  if (!abilities.some(speaksOfExiled)) return abilities
  return abilities.map((ability) => (speaksOfExiled(ability) ? ability : (withLink(ability) as Ability)))
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const speaksOfExiled = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(speaksOfExiled)
  if (!isNode(value)) return false
  return (value.ref === 'linked' && value.link === LINK) || Object.values(value).some(speaksOfExiled)
}

const withLink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLink)
  if (!isNode(value)) return value
  const inside = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withLink(one)]))
  return value.do === 'exile' && value.until === undefined ? { ...inside, link: LINK } : inside
}
