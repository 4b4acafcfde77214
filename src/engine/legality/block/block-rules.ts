import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import type { Illegality, Named } from '../../../core/illegality.ts'
import type { Attacker, Blocker } from '../../../core/state.ts'
import { defendingPlayer } from '../../combat/defenders.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { means, restrictionsOn } from '../../restrictions.ts'
import { named } from '../named.ts'
import { ownCreatureFaults } from '../own-creature.ts'
import { evasionFaults } from './evasion.ts'

/** CR 509.1a: why a creature can't be chosen to block at all. */
export const cannotBlock = (ctx: Context, player: PlayerId, id: ObjectId): readonly Illegality[] =>
  ownCreatureFaults(ctx, player, id, 'block')

/** CR 509.1a–b: why a creature can't block this attacker. */
export const blockFaults = (
  ctx: Context,
  player: PlayerId,
  block: Blocker,
  attacks: readonly Attacker[],
): readonly Illegality[] => {
  const on = { object: named(ctx, block.blocker), attacker: named(ctx, block.attacker) }
  const attack = attacks.find(({ attacker }) => attacker === block.attacker)
  if (attack === undefined) return [illegal('block.not-attacking', ['509.1a'], on)]
  if (defendingPlayer(ctx, attack) !== player) return [illegal('block.not-attacking-you', ['509.1a'], on)]
  return [...evasionFaults(ctx, player, block), ...prohibited(ctx, block, on.object)]
}

/** CR 509.1b, 101.2: effects that say it can't block, can't block that creature, or that creature can't be blocked by it. */
const prohibited = (ctx: Context, block: Blocker, object: Named): readonly Illegality[] =>
  restrictionsOn(ctx, 'block', block.blocker)
    .filter((rule) => {
      if (rule.pattern.alone === true || rule.pattern.moreThan !== undefined) return false
      return rule.pattern.attacker === undefined || means(ctx, rule, rule.pattern.attacker, block.attacker)
    })
    .map(({ source }) => illegal('block.prohibited', ['509.1b', '101.2'], { object, source: named(ctx, source) }))
