import type { Comparator, PlayerRelation } from '../../core/filter.ts'
import type { PlayerId } from '../../core/ids.ts'
import { defendingPlayerOf } from '../combat/attacked-player.ts'
import { isActive, isOpponent, teamOf } from '../seats.ts'
import type { Env } from './env.ts'

/** Whether a player stands in a relation to "you", the controller of the text. */
export const isRelated = (env: Env, player: PlayerId, relation: PlayerRelation): boolean => {
  const { state } = env.view
  switch (relation) {
    case 'any':
      return true
    case 'you':
      return player === env.controller
    case 'not-you':
      return player !== env.controller
    case 'opponent':
      return isOpponent(state, env.controller, player)
    case 'teammate':
      return player !== env.controller && teamOf(state, env.controller).includes(player)
    case 'active':
      return isActive(state, player)
    case 'nonactive':
      return !isActive(state, player)
    case 'defending':
      return env.event?.defender === player || defendingPlayers(env).includes(player)
  }
}

/**
 * CR 508.5, 508.5a: the player attacked, or whose planeswalker or battle is, by the source; as it was if the source is out
 * of combat; by anybody if it never attacked.
 */
const defendingPlayers = (env: Env): readonly PlayerId[] => {
  const combats = env.view.state.turns.flatMap(({ combat }) => combat ?? [])
  const attackers = combats.flatMap((combat) => combat.attackers)
  const own = attackers.filter(({ attacker }) => attacker === env.source)
  const left = combats.flatMap(({ formerly }) => formerly?.filter(({ attacker }) => attacker === env.source) ?? [])
  if (own.length === 0 && left.length > 0) return left.flatMap(({ player }) => player ?? [])
  return (own.length > 0 ? own : attackers).flatMap((attack) => defendingPlayerOf(env.view, attack) ?? [])
}

export const compare = (left: number, op: Comparator, right: number): boolean => {
  switch (op) {
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '>=':
      return left >= right
  }
}
