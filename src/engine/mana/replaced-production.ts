import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Mana } from '../../core/mana.ts'
import type { Replacement } from '../../core/replacement.ts'
import { type Context, cite } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { isRelated, matches } from '../refs/match.ts'
import { type InForce, inForce } from '../replacement/in-force.ts'

type Changing = Extract<Replacement, { kind: 'produce-instead' | 'modify-amount' }>

/**
 * CR 106.12b: what a permanent that is tapped for mana produces once effects have changed type and amount. Restrictions go for all
 * of it (106.6a).
 */
export const replacedProduction = (
  ctx: Context,
  player: PlayerId,
  source: ObjectId,
  units: readonly Mana[],
): readonly Mana[] => {
  const changes = inForce(ctx).flatMap((force) =>
    isAbout(force, player, source) ? [force.replacement as Changing] : [],
  )
  if (changes.length === 0 || units.length === 0) return units
  refuseOrder(changes)
  cite(ctx, '106.12b', { source })
  return changes.reduce(changed, units)
}

const isAbout = ({ env, replacement }: InForce, player: PlayerId, source: ObjectId): boolean =>
  (replacement.kind === 'produce-instead' || (replacement.kind === 'modify-amount' && replacement.event === 'mana')) &&
  isRelated(env, player, replacement.who) &&
  (replacement.what === undefined || matches(env, replacement.what, source))

const changed = (units: readonly Mana[], change: Changing): readonly Mana[] => {
  if (change.kind === 'modify-amount') return Array.from({ length: change.times ?? 1 }, () => units).flat()
  const typed = units.map((unit) => ({ ...unit, type: change.type }))
  return change.amount === undefined ? typed : Array.from({ length: change.amount }, () => typed[0]!)
}

/** CR 616.1: where the order would matter it is the player's choice, and nobody is asked for it here. */
const refuseOrder = (changes: readonly Changing[]): void => {
  const types = new Set(changes.flatMap((change) => (change.kind === 'produce-instead' ? [change.type] : [])))
  const fixes = changes.some((change) => change.kind === 'produce-instead' && change.amount !== undefined)
  const adds = changes.some((change) => change.kind === 'modify-amount' && change.plus !== undefined)
  if (types.size > 1 || (fixes && changes.length > 1) || adds)
    leaveUnsupportedRule('616.1', '', 'several effects that change what is produced')
}
