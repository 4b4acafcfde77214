import type { TargetSlot } from '../../core/ability.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Illegality, Named } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { named } from '../legality/named.ts'
import type { Env } from '../refs/env.ts'
import { findAll, matches } from '../refs/match.ts'
import { asTargetFilter, expectedZones, isAnyTarget } from './expected-zones.ts'
import type { Agent } from './match-agent.ts'
import { prohibitions } from './prohibitions.ts'
import { RULE_OF_SLOT } from './slot-names.ts'

/** What chooses targets: its standpoint, the object on the stack (not yet there: its future id), and how reasons name it. */
export interface Targeting {
  readonly env: Env
  readonly stacked: ObjectId
  readonly name: Named
  /** The rule under which targets are chosen: 601.2c, 602.2b, 603.3d, 115.7a… */
  readonly rule: string
}

export const agentOf = ({ env, stacked }: Targeting): Agent => ({
  kind: stacked === env.source ? 'spell' : env.event === null ? 'activated' : 'triggered',
  source: env.source,
  controller: env.controller,
})

/**
 * CR 115: everything that makes an object or player an illegal target for one use of the word "target"; empty if it is
 * legal. The only place that decides this: for casting, activating, triggering, changing targets and resolving.
 */
export const targetFaults = (ctx: Context, by: Targeting, slot: TargetSlot, id: TargetId): readonly Illegality[] => {
  if (id === by.stacked) return [illegal('target.itself', ['115.5'], { object: by.name })]
  const kind = kindFaults(ctx, by, slot, id)
  return kind.length > 0 ? kind : prohibitions(ctx, agentOf(by), by.name, id, by.rule === '601.2c')
}

export const isLegalTarget = (ctx: Context, by: Targeting, slot: TargetSlot, id: TargetId): boolean =>
  targetFaults(ctx, by, slot, id).length === 0

/** Everything that can be chosen for a slot, in a fixed order. */
export const legalTargets = (ctx: Context, by: Targeting, slot: TargetSlot): readonly TargetId[] =>
  findAll(by.env, asTargetFilter(slot.filter)).filter((id) => isLegalTarget(ctx, by, slot, id))

/** CR 115.1, 115.2: it is what the text asks for, and where the text asks for it. */
const kindFaults = (ctx: Context, by: Targeting, slot: TargetSlot, id: TargetId): readonly Illegality[] => {
  const { env, name } = by
  const filter = asTargetFilter(slot.filter)
  if (matches(env, filter, id)) return []
  const target = named(ctx, id)
  const object = ctx.state.objects[id]
  const zones = expectedZones(filter)
  if (object !== undefined && zones.length > 0 && !zones.includes(object.zone)) {
    return [illegal('target.wrong-zone', ['115.2', by.rule], { object: name, target, zone: object.zone })]
  }
  const rules = [
    by.rule,
    ...(by.rule === '602.2b' || by.rule === '603.3d' ? ['601.2c'] : []),
    isAnyTarget(filter) ? '115.4' : ((env.source === by.stacked ? RULE_OF_SLOT[slot.id] : undefined) ?? '115.1'),
  ]
  return [illegal('target.wrong-kind', rules, { object: name, target, filter: slot.filter })]
}
