import type { Body } from '../../../core/ability.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Zone } from '../../../core/zone.ts'

/**
 * CR 113.6j–m: an ability whose cost or effect moves its own object out of a hand or graveyard works there and nowhere else.
 * Nothing for abilities of permanents.
 */
export const zoneOf = (cost: Cost, body: Body): { readonly zone?: Zone } => {
  if (cost.some(({ kind }) => kind === 'discard-self' || kind === 'reveal-self')) return { zone: 'hand' }
  const fromGraveyard = cost.some((part) => part.kind === 'exile-self' && part.from === 'graveyard')
  return fromGraveyard || movesItself(body) ? { zone: 'graveyard' } : {}
}

const movesItself = (node: unknown): boolean => {
  if (Array.isArray(node)) return node.some(movesItself)
  if (typeof node !== 'object' || node === null) return false
  const fields = node as Readonly<Record<string, unknown>>
  if (fields.do === 'move' && fields.from === 'graveyard') return true
  // A later trigger or a granted ability has a zone of its own.
  if (fields.do === 'delayed-trigger' || fields.kind === 'add-ability') return false
  return Object.values(fields).some(movesItself)
}
