import type { Filter } from '../../core/filter.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Env } from './env.ts'
import { isRelated } from './relation.ts'

/**
 * CR 508.6: a player is attacking another while a creature they control attacks that player, and has attacked that player if
 * they declared a creature as an attacker of that player.
 */
export const isAttackedBy = (env: Env, player: PlayerId, by: NonNullable<Filter['attackedBy']>): boolean => {
  const { history, turns } = env.view.state
  if (by.when === 'this-turn')
    return history.assaults.some((one) => one.on === player && isRelated(env, one.by, by.who))
  return turns.some(({ combat }) =>
    combat?.attackers.some(({ attacker, defender }) => {
      const controller = env.view.of(attacker)?.controller
      return defender === player && controller !== undefined && isRelated(env, controller, by.who)
    }),
  )
}
