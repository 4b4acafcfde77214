import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Attacker, Turn } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { mainTurn, opponentsOf } from '../seats.ts'
import { defendingPlayerOf, playerAttacked } from './attacked-player.ts'

/**
 * CR 506.2, 506.3, 508.1b, 508.7d: what the active player's creatures may be declared attacking: opponents (or the one who was
 * chosen), their planeswalkers, and battles that they protect.
 */
export const attackable = (ctx: Context, player: PlayerId): readonly TargetId[] => {
  const { combat } = mainTurn(ctx.state)
  const opponents = opponentsOf(ctx.state, player).filter((id) => id === (combat?.defending ?? id))
  return [...opponents, ...ctx.state.battlefield.filter((id) => isAttackable(ctx, id, opponents))]
}

const isAttackable = (ctx: Context, id: ObjectId, opponents: readonly PlayerId[]): boolean => {
  const traits = project(ctx).of(id)
  if (traits === undefined) return false
  const attacked = playerAttacked(project(ctx), id)
  const canBe = traits.types.includes('planeswalker') || traits.types.includes('battle')
  return canBe && attacked !== undefined && opponents.includes(attacked)
}

/** The player an attack is aimed at (508.5). */
export const defendingPlayer = (ctx: Context, attack: Pick<Attacker, 'defender' | 'left'>): PlayerId | undefined =>
  defendingPlayerOf(project(ctx), attack)

/** CR 506.3b, 508.4: what a creature that comes to attack under a player's control can be attacking. */
export const joinable = (ctx: Context, player: PlayerId): readonly TargetId[] => {
  const turn = mainTurn(ctx.state)
  return turn.combat !== null && turn.active.includes(player) ? attackable(ctx, player) : []
}

export const attackersOf = (turn: Turn): readonly Attacker[] => turn.combat?.attackers ?? []
