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

export interface Assignment {
  readonly source: ObjectId
  readonly target: TargetId
  readonly amount: number
}

/**
 * CR 510.1a–d: how one attacking or blocking creature assigns its combat damage. Its controller divides it, or an opponent of
 * theirs who makes use of banding (702.22j–k).
 */
export const assignDamage = (ctx: Context, combat: Combat, id: ObjectId, player: PlayerId): readonly Assignment[] => {
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
  return divided(ctx, id, by, total, blockers, tramples ? defender : null)
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
  beyond: TargetId | null,
): readonly Assignment[] => {
  const among = beyond === null ? creatures : [...creatures, beyond]
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
  if (beyond !== null && (shares[beyond] ?? 0) > 0) {
    const short = creatures.flatMap((blocker) => notLethal(ctx, source, blocker, shares[blocker] ?? 0))
    if (short.length > 0) refuse(short)
  }
  return among.map((target) => ({ source, target, amount: shares[target] ?? 0 }))
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

/** CR 702.19b, 702.2c: before any damage goes past its blockers each of them is assigned lethal damage. */
const notLethal = (ctx: Context, source: ObjectId, blocker: ObjectId, given: number): readonly Illegality[] => {
  const lethal = lethalFor(ctx, source, blocker)
  return given >= lethal
    ? []
    : [
        illegal('damage.not-lethal-before-trample', ['702.19b'], {
          object: named(ctx, source),
          blocker: named(ctx, blocker),
          lethal,
          given,
        }),
      ]
}

/** CR 120.6, 702.2c, 702.19b: toughness less damage already marked; any amount from a source with deathtouch. */
export const lethalFor = (ctx: Context, source: ObjectId, creature: ObjectId): number => {
  const view = project(ctx)
  const left = Math.max(0, (view.of(creature)?.toughness ?? 0) - (ctx.state.objects[creature]?.damage ?? 0))
  const traits = view.of(source)
  return traits !== undefined && hasKeyword(traits, 'deathtouch') ? Math.min(1, left) : left
}
