import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Attacker } from '../../core/state.ts'
import { characteristicsOf, isPlayer, objectOf, type View } from '../refs/env.ts'

/** CR 310.8: the player who was chosen to protect a battle. */
export const protectorOf = (view: View, id: ObjectId): PlayerId | undefined => objectOf(view, id)?.chosen.protector

/** CR 508.5: the player attacked: it is that player, their planeswalker, or a battle they protect; also if it is gone. */
export const playerAttacked = (view: View, defender: TargetId): PlayerId | undefined => {
  if (isPlayer(view, defender)) return defender
  const traits = characteristicsOf(view, defender)
  return traits?.types.includes('battle') === true ? protectorOf(view, defender) : traits?.controller
}

/** CR 508.5, 506.4c: the defending player for one attacker, as it was if what it attacked is out of combat. */
export const defendingPlayerOf = (
  view: View,
  { defender, left }: Pick<Attacker, 'defender' | 'left'>,
): PlayerId | undefined => left ?? playerAttacked(view, defender)
