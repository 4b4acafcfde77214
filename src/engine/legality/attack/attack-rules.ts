import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import { attackable, defendingPlayer } from '../../combat/defenders.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { project } from '../../projection/project.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { isRelated } from '../../refs/match.ts'
import { plainEnv } from '../../refs/plain-env.ts'
import { restrictionsOn } from '../../restrictions.ts'
import { named } from '../named.ts'

/** CR 508.1a: why a creature can't be chosen to attack at all. */
export const cannotAttack = (ctx: Context, player: PlayerId, id: ObjectId): readonly Illegality[] => {
  const object = ctx.state.objects[id]
  const traits = project(ctx).of(id)
  const on = { object: named(ctx, id) }
  if (
    object?.zone !== 'battlefield' ||
    traits?.types.includes('creature') !== true ||
    traits.types.includes('battle')
  ) {
    return [illegal('attack.not-creature', ['508.1a'], on)]
  }
  const faults: Illegality[] = []
  if (traits.controller !== player) {
    return [illegal('attack.not-controlled', ['508.1a'], { ...on, controller: traits.controller })]
  }
  if (object.tapped) faults.push(illegal('attack.tapped', ['508.1a'], on))
  if (object.summoningSick && !hasKeyword(traits, 'haste')) {
    faults.push(illegal('attack.summoning-sick', ['302.6', '508.1a'], on))
  }
  if (hasKeyword(traits, 'defender')) faults.push(illegal('attack.defender-keyword', ['702.3b', '508.1c'], on))
  return faults
}

/** CR 508.1b–c: why a creature can't attack this player or planeswalker. */
export const attackerFaults = (ctx: Context, player: PlayerId, attack: Attacker): readonly Illegality[] => {
  const on = { object: named(ctx, attack.attacker) }
  if (!attackable(ctx, player).includes(attack.defender)) {
    return [illegal('attack.cannot-attack-that', ['508.1b'], { ...on, defender: attack.defender })]
  }
  return restrictionsOn(ctx, 'attack', attack.attacker)
    .filter(({ pattern, source, controller }) => {
      if (pattern.alone === true) return false
      if (pattern.defender === undefined) return true
      const defending = defendingPlayer(ctx, attack)
      return (
        defending !== undefined && isRelated(plainEnv(project(ctx), source, controller), defending, pattern.defender)
      )
    })
    .map(({ source }) => illegal('attack.prohibited', ['508.1c', '101.2'], { ...on, source: named(ctx, source) }))
}
