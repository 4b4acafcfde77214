import { type Context, cite } from '../../context.ts'
import { patchObject, patchPlayer, removeObject } from '../../events/commit.ts'
import { happen } from '../../events/happen.ts'
import { leaveZone } from '../../events/zones.ts'
import { endBrokenDurations } from '../../turn/durations.ts'
import { lose } from '../../turn/lose.ts'
import { loneAuras, unattachable } from './attachments.ts'
import { battleProtector } from './battle-protector.ts'
import { ceaseToExist } from './cease-to-exist.ts'
import { counterLimit } from './counter-limit.ts'
import { countersAnnihilate } from './counters-annihilate.ts'
import { deathtouchDamage, lethalDamage, toughnessZero } from './creatures-die.ts'
import { dungeonCompleted } from './dungeon-completed.ts'
import { legendRule } from './legend-rule.ts'
import { loyaltyZero } from './loyalty-zero.ts'
import { emptyDraw, lifeZero, poisoned } from './players-lose.ts'
import { roleRule } from './role-rule.ts'
import { sagaEnds } from './saga-ends.ts'
import { startEngines } from './start-engines.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'
import { worldRule } from './world-rule.ts'

/** CR 704.5, in its order. */
export const STATE_BASED_ACTIONS: readonly StateBasedAction[] = [
  lifeZero,
  emptyDraw,
  poisoned,
  ceaseToExist,
  toughnessZero,
  lethalDamage,
  deathtouchDamage,
  loyaltyZero,
  legendRule,
  worldRule,
  loneAuras,
  unattachable,
  countersAnnihilate,
  counterLimit,
  sagaEnds,
  dungeonCompleted,
  battleProtector,
  roleRule,
  startEngines,
]

const findAllNow = (ctx: Context): readonly Finding[] => STATE_BASED_ACTIONS.flatMap((find) => find(ctx))

/** Whether any state-based action would be performed now (514.3a asks). */
export const wouldPerform = (ctx: Context): boolean => findAllNow(ctx).length > 0

/**
 * CR 704.3: performs everything that applies as one event; returns whether anything did. It looks at how things are now: what
 * came and went while something resolved does not count (704.4).
 */
export const checkStateBased = (ctx: Context): boolean => {
  endBrokenDurations(ctx)
  const findings = findAllNow(ctx)
  const proposals = findings.flatMap((finding) => finding.proposals())
  forgetSinceLastCheck(ctx)
  if (findings.length === 0) return false
  for (const { rule, objects } of findings) cite(ctx, rule, { objects })
  for (const id of new Set(findings.flatMap(({ vanish }) => vanish ?? []))) {
    const object = ctx.state.objects[id]!
    leaveZone(ctx, id, object.zone, object.owner)
    removeObject(ctx, id)
  }
  happen(ctx, withoutRepeats(proposals))
  for (const { besides } of findings) besides?.()
  lose(
    ctx,
    findings.flatMap(({ losers, rule }) => (losers ?? []).map((player) => ({ player, rule }))),
  )
  return true
}

/** CR 704.7: what several actions would do to one object happens once. */
const withoutRepeats = (proposals: readonly ReturnType<Finding['proposals']>[number][]) => {
  const moved = new Set<string>()
  return proposals.filter((proposal) => {
    if (proposal.kind !== 'move') return true
    if (moved.has(proposal.object)) return false
    moved.add(proposal.object)
    return true
  })
}

/** CR 704.5b, 704.5h ask what happened since the last check. */
const forgetSinceLastCheck = (ctx: Context): void => {
  for (const player of ctx.state.seats) {
    if (ctx.state.players[player]!.drewFromEmpty) patchPlayer(ctx, player, { drewFromEmpty: false })
  }
  for (const id of ctx.state.battlefield) {
    if (ctx.state.objects[id]!.deathtouched) patchObject(ctx, id, { deathtouched: false })
  }
}
