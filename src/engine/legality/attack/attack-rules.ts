import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import { protectorOf } from '../../combat/attacked-player.ts'
import { attackable, defendingPlayer } from '../../combat/defenders.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { leaveUnsupportedRule } from '../../interrupt.ts'
import { project } from '../../projection/project.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { isRelated, matches } from '../../refs/match.ts'
import { plainEnv } from '../../refs/plain-env.ts'
import { type RuleInForce, restrictionsOn } from '../../restrictions.ts'
import { named } from '../named.ts'
import { ownCreatureFaults } from '../own-creature.ts'

/** CR 508.1a, 302.6, 702.3b: why a creature can't be chosen to attack at all. */
export const cannotAttack = (ctx: Context, player: PlayerId, id: ObjectId): readonly Illegality[] => {
  const faults = ownCreatureFaults(ctx, player, id, 'attack')
  const traits = project(ctx).of(id)
  if (traits?.controller !== player || !traits.types.includes('creature')) return faults
  const on = { object: named(ctx, id) }
  const isSick = ctx.state.objects[id]!.summoningSick && !hasKeyword(traits, 'haste')
  return [
    ...faults,
    ...(isSick ? [illegal('attack.summoning-sick', ['302.6', '508.1a'], on)] : []),
    ...(hasKeyword(traits, 'defender') ? [illegal('attack.defender-keyword', ['702.3b', '508.1c'], on)] : []),
  ]
}

/** CR 508.1b–c: why a creature can't attack this player or planeswalker. */
export const attackerFaults = (ctx: Context, player: PlayerId, attack: Attacker): readonly Illegality[] => {
  const on = { object: named(ctx, attack.attacker) }
  if (!attackable(ctx, player).includes(attack.defender)) {
    refuseUnprotected(ctx, attack)
    return [illegal('attack.cannot-attack-that', ['508.1b'], { ...on, defender: attack.defender })]
  }
  return restrictionsOn(ctx, 'attack', attack.attacker)
    .filter(({ pattern }) => pattern.alone !== true && pattern.moreThan === undefined)
    .filter((rule) => concernsDefender(ctx, rule, attack))
    .map(({ source }) => illegal('attack.prohibited', ['508.1c', '101.2'], { ...on, source: named(ctx, source) }))
}

/** Whether a rule on attacking is about what this creature attacks. */
export const concernsDefender = (
  ctx: Context,
  { pattern, source, controller }: RuleInForce<'attack'>,
  attack: Attacker,
): boolean => {
  const env = plainEnv(project(ctx), source, controller)
  if (pattern.defending !== undefined && !matches(env, pattern.defending, attack.defender)) return false
  if (pattern.defender === undefined) return true
  const defending = defendingPlayer(ctx, attack)
  return defending !== undefined && isRelated(env, defending, pattern.defender)
}

/** Nobody knows who protects a battle that says nothing of it, so whether it can be attacked is not judged (310.8a). */
const refuseUnprotected = (ctx: Context, { defender }: Attacker): void => {
  const traits = project(ctx).of(defender)
  if (traits?.types.includes('battle') !== true || protectorOf(project(ctx), defender) !== undefined) return
  leaveUnsupportedRule('310.8a', traits.name, 'a battle without a protector')
}
