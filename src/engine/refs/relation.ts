import type { Comparator, PlayerRelation } from '../../core/filter.ts'
import type { PlayerId } from '../../core/ids.ts'
import { isActive, isOpponent, teamOf } from '../seats.ts'
import { type Env, isPlayer } from './env.ts'

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

/** CR 508.5: the players attacked, or whose planeswalkers or battles are, by the source; by anybody if it attacks nothing. */
const defendingPlayers = (env: Env): readonly PlayerId[] => {
  const attackers = env.view.state.turns.flatMap((turn) => turn.combat?.attackers ?? [])
  const own = attackers.filter(({ attacker }) => attacker === env.source)
  return (own.length > 0 ? own : attackers).map(({ defender }) =>
    isPlayer(env.view, defender) ? defender : (env.view.of(defender)?.controller ?? defender),
  )
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
