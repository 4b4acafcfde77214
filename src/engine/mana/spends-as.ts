import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { isFor, permissions } from '../legality/permissions.ts'
import type { Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { type Agent, matchesAgent } from '../targets/match-agent.ts'

export type SpendsAs = 'any-color' | 'any-type'

/**
 * CR 118.14, 609.4b: whether a player may spend mana as though it were of any colour or of any type: on everything, or on the spell
 * that is cast or the ability that is activated; there on all of its total cost (CR 602.1e). An effect that lets a card be cast goes for that card alone (`card`, as it lay before it was cast).
 */
export const spendsAs = (
  ctx: Context,
  player: PlayerId,
  agent: Agent | null,
  card: ObjectId | null,
): SpendsAs | undefined => {
  const found = permissions(ctx, 'spend-mana').flatMap((one) => {
    const { env, may, permission, cards } = one
    if (!isRelated(env, player, may.who)) return []
    if (cards !== null && (card === null || !isFor(one, card))) return []
    if (may.on !== undefined && (agent === null || !isMeant(env, may.on, agent))) return []
    return permission.asThough === 'any-type' || permission.asThough === 'any-color' ? [permission.asThough] : []
  })
  return found.includes('any-type') ? 'any-type' : found[0]
}

/** What names abilities means those; anything else a spell. */
const isMeant = (env: Env, on: Filter, agent: Agent): boolean =>
  agent.kind === 'spell' ? matches(env, on, agent.source) : on.subject === 'ability' && matchesAgent(env, on, agent)
