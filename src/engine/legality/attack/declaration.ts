import type { PlayerId } from '../../../core/ids.ts'
import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { named } from '../named.ts'
import { aloneFaults } from './alone.ts'
import { attackerFaults, cannotAttack } from './attack-rules.ts'
import { bandFaults } from './bands.ts'
import { attackRequirementFaults } from './requirements.ts'
import { tooManyAttackers } from './too-many.ts'

/** CR 508.1a–e: why a declaration of attackers is illegal; stages stop at the first that fails. */
export const declarationFaults = (
  ctx: Context,
  player: PlayerId,
  attacks: readonly Attacker[],
): readonly Illegality[] => {
  const chosen = [...repeated(ctx, attacks), ...attacks.flatMap(({ attacker }) => cannotAttack(ctx, player, attacker))]
  if (chosen.length > 0) return chosen
  const restricted = [
    ...attacks.flatMap((attack) => attackerFaults(ctx, player, attack)),
    ...aloneFaults(ctx, attacks),
    ...tooManyAttackers(ctx, attacks),
  ]
  if (restricted.length > 0) return restricted
  const required = attackRequirementFaults(ctx, player, attacks)
  return required.length > 0 ? required : bandFaults(ctx, attacks)
}

/** CR 508.1a: a creature is chosen once. */
const repeated = (ctx: Context, attacks: readonly Attacker[]): readonly Illegality[] =>
  attacks
    .filter(({ attacker }, at) => attacks.findIndex((other) => other.attacker === attacker) !== at)
    .map(({ attacker }) => illegal('attack.repeated', ['508.1a'], { object: named(ctx, attacker) }))
