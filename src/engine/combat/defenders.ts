import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { Attacker, Turn } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { opponentsOf } from '../seats.ts'

/** CR 506.2, 508.1b: what the active player's creatures may be declared attacking: opponents, and their planeswalkers. */
export const attackable = (ctx: Context, player: PlayerId): readonly TargetId[] => {
  const opponents = opponentsOf(ctx.state, player)
  const view = project(ctx)
  const walkers = ctx.state.battlefield.filter((id) => {
    const traits = view.of(id)
    return traits?.types.includes('planeswalker') === true && opponents.includes(traits.controller)
  })
  return [...opponents, ...walkers]
}

/** The player an attack is aimed at: the one attacked, or who controls the planeswalker attacked (508.5). */
export const defendingPlayer = (ctx: Context, { defender }: Pick<Attacker, 'defender'>): PlayerId | undefined =>
  ctx.state.players[defender] === undefined ? project(ctx).of(defender)?.controller : defender

export const attackersOf = (turn: Turn): readonly Attacker[] => turn.combat?.attackers ?? []
