import type { Answer } from '../../core/decision.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Combat } from '../../core/state.ts'
import { askDivision } from '../ask.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { means, requirements } from '../restrictions.ts'
import { useBanding } from './bands.ts'
import { defendingPlayer } from './defenders.ts'
import type { Assignment } from './lethal-damage.ts'
import { type Assigning, pastBlockersFaults } from './past-blockers.ts'

/**
 * CR 510.1a–d: how one attacking or blocking creature assigns its combat damage. Its controller divides it, or an opponent of
 * theirs who makes use of banding (702.22j–k).
 */
export const assignDamage = (
  ctx: Context,
  id: ObjectId,
  player: PlayerId,
  assigning: Assigning,
): readonly Assignment[] => {
  const { combat } = assigning
  const traits = project(ctx).of(id)
  const total = damageOf(ctx, id)
  if (traits === undefined || total <= 0) return []
  const attack = combat.attackers.find(({ attacker }) => attacker === id)
  if (attack === undefined) return assignBlocker(ctx, combat, id, { player, rule: '510.1d' }, total)
  const defender = attack.left === undefined && isThere(ctx, attack.defender) ? attack.defender : null
  if (!combat.blocked.includes(id)) return defender === null ? [] : [{ source: id, target: defender, amount: total }]
  const blockers = combat.blockers.filter(({ attacker }) => attacker === id).map(({ blocker }) => blocker)
  const tramples = hasKeyword(traits, 'trample')
  if (blockers.length === 0)
    return tramples && defender !== null ? [{ source: id, target: defender, amount: total }] : []
  const own = { player, rule: tramples && defender !== null ? '702.19b' : '510.1c' }
  const defending = defendingPlayer(ctx, attack)
  // CR 702.22j: blocked by a creature with banding.
  const by = defending !== undefined && useBanding(ctx, blockers) ? { player: defending, rule: '702.22j' } : own
  return divided(ctx, id, by, total, blockers, tramples && defender !== null ? { defender, assigning } : null)
}

/** CR 510.1a: its power, or its toughness where an effect says so. */
const damageOf = (ctx: Context, id: ObjectId): number => {
  const traits = project(ctx).of(id)
  const isByToughness = requirements(ctx, 'assign-by-toughness').some((rule) => means(ctx, rule, rule.pattern.who, id))
  return (isByToughness ? traits?.toughness : traits?.power) ?? 0
}

const assignBlocker = (
  ctx: Context,
  combat: Combat,
  id: ObjectId,
  own: Divider,
  total: number,
): readonly Assignment[] => {
  const attacking = new Set(combat.attackers.map(({ attacker }) => attacker))
  const blocked = combat.blockers
    .filter(({ blocker, attacker }) => blocker === id && attacking.has(attacker))
    .map(({ attacker }) => attacker)
  const active = project(ctx).of(blocked[0] ?? '')?.controller
  // CR 702.22k: blocks a creature with banding.
  const by = active !== undefined && useBanding(ctx, blocked) ? { player: active, rule: '702.22k' } : own
  return divided(ctx, id, by, total, blocked, null)
}

/** Who says how damage is divided, by which rule. */
interface Divider {
  readonly player: PlayerId
  readonly rule: string
}

/** CR 506.4c, 800.4e: what was attacked is still there to be damaged. */
const isThere = (ctx: Context, defender: TargetId): boolean => {
  const player = ctx.state.players[defender]
  return player !== undefined ? !player.lost : ctx.state.objects[defender]?.zone === 'battlefield'
}

const divided = (
  ctx: Context,
  source: ObjectId,
  by: Divider,
  total: number,
  creatures: readonly ObjectId[],
  past: { readonly defender: TargetId; readonly assigning: Assigning } | null,
): readonly Assignment[] => {
  const among = past === null ? creatures : [...creatures, past.defender]
  if (among.length === 0) return []
  const key = `combat-damage:${source}`
  const faults = divisionFaults(ctx, source, total, among, ctx.answers[key])
  if (faults.length > 0) refuse(faults)
  const shares = askDivision(ctx, {
    kind: 'divide',
    purpose: 'combat-damage',
    key,
    ...by,
    source,
    total,
    among,
    least: 0,
  })
  const assigned = among.map((target) => ({ source, target, amount: shares[target] ?? 0 }))
  if (past !== null) {
    const { assigning } = past
    const short = pastBlockersFaults(ctx, source, { ...assigning, done: [...assigning.done, ...assigned] })
    if (short.length > 0) refuse(short)
  }
  return assigned
}

/** CR 510.1c–e: all of the damage is assigned, and only where it can be. */
const divisionFaults = (
  ctx: Context,
  source: ObjectId,
  total: number,
  among: readonly TargetId[],
  answer: Answer | undefined,
): readonly Illegality[] => {
  if (typeof answer !== 'object' || Array.isArray(answer)) return []
  const shares = Object.entries(answer as Readonly<Record<TargetId, number>>)
  const object = named(ctx, source)
  const strangers = shares.filter(([id]) => !among.includes(id))
  const given = shares.reduce((sum, [, share]) => sum + share, 0)
  return [
    ...strangers.map(([id]) => illegal('damage.not-among', ['510.1c', '510.1e'], { object, target: named(ctx, id) })),
    ...(given === total ? [] : [illegal('damage.total', ['510.1c', '510.1e'], { object, total, given })]),
  ]
}
