import type { GameEvent } from '../../core/event.ts'
import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { playerAttacked } from '../combat/attacked-player.ts'
import { type Env, isPlayer } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { matchBlock, matchBlocked } from './match-block.ts'
import { isWatched } from './watched.ts'

type CombatEvent = Extract<
  GameEvent,
  { kind: 'attacks' | 'blocks' | 'joined-block' | 'became-blocked' | 'unblocked' | 'damage' }
>
type Pattern<On extends TriggerEvent['on']> = Extract<TriggerEvent, { on: On }>

/** CR 508.3, 509.3, 510.3a: attacking, blocking, becoming blocked, dealing and being dealt damage. */
export const matchCombat = (
  env: Env,
  pattern: TriggerEvent,
  event: CombatEvent,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  switch (pattern.on) {
    case 'attacks':
      return event.kind === 'attacks' ? matchAttack(env, pattern, event, batch) : null
    case 'player-attacks':
      return event.kind === 'attacks' ? matchPlayerAttack(env, pattern, event, batch) : null
    case 'is-attacked':
      return event.kind === 'attacks' ? matchAttacked(env, pattern, event, batch) : null
    case 'blocks':
      return event.kind === 'blocks' ? matchBlock(env, pattern, event, batch) : null
    case 'becomes-blocked':
      return matchBlocked(env, pattern, event, batch)
    case 'attacks-unblocked': {
      if (event.kind !== 'unblocked' || !isWatched(env, pattern.what, event.attacker)) return null
      const { attacker, defender } = event
      // CR 508.3f, 509.3g: once blockers are declared, also of what was never declared as an attacker.
      // 508.5: of an attacked planeswalker or battle, the defending player is who controls or protects it.
      const player = playerAttacked(env.view, defender)
      return { object: attacker, attacker, defender: player ?? defender, ...(player === undefined ? {} : { player }) }
    }
    case 'deals-damage':
    case 'is-dealt-damage':
      return event.kind === 'damage' ? matchDamage(env, pattern, event) : null
    default:
      return null
  }
}

const playerOf = (env: Env, id: TargetId): { readonly player?: PlayerId } =>
  env.view.state.players[id] === undefined ? {} : { player: id }

const matchDamage = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'deals-damage' | 'is-dealt-damage' }>,
  event: Extract<GameEvent, { kind: 'damage' }>,
): TriggerFacts | null => {
  const { source, target, amount } = event
  const watched = pattern.on === 'deals-damage' ? source : target
  if (!isWatched(env, pattern.what, watched)) return null
  if (pattern.combat !== undefined && pattern.combat !== event.combat) return null
  if (pattern.on === 'is-dealt-damage' && pattern.excess === true) {
    /** CR 120.10: checked after the damage, whatever other sources dealt of it. */
    const { excess = 0 } = event
    return excess > 0 ? { object: watched, source, target, amount: excess } : null
  }
  if (pattern.on === 'deals-damage' && pattern.to !== undefined && !matches(env, pattern.to, target)) return null
  return { object: watched, source, target, amount, ...playerOf(env, target) }
}

/** CR 508.3a, 508.3c: a creature that is declared as an attacker, of this player or permanent. */
const matchAttack = (
  env: Env,
  pattern: Pattern<'attacks'>,
  event: Extract<GameEvent, { kind: 'attacks' }>,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  if (!isWatched(env, pattern.what, event.attacker)) return null
  if (pattern.alone === true && attacksIn(batch).length > 1) return null
  const player = playerAttacked(env.view, event.defender)
  if (pattern.defender !== undefined && (player === undefined || !isRelated(env, player, pattern.defender))) return null
  if (pattern.defending !== undefined && !matches(env, pattern.defending, event.defender)) return null
  return {
    object: event.attacker,
    attacker: event.attacker,
    defender: player ?? event.defender,
    ...(player === undefined ? {} : { player }),
  }
}

const attacksIn = (batch: readonly GameEvent[]): readonly Extract<GameEvent, { kind: 'attacks' }>[] =>
  batch.filter((event) => event.kind === 'attacks')

/** CR 508.3d–e: a player attacks: once, or once for each player attacked where the text says whom. */
const matchPlayerAttack = (
  env: Env,
  { who, whom }: Pattern<'player-attacks'>,
  event: Extract<GameEvent, { kind: 'attacks' }>,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  const { defender } = event
  const player = env.view.of(event.attacker)?.controller
  if (player === undefined || !isRelated(env, player, who)) return null
  const attacked = isPlayer(env.view, defender)
  if (whom !== undefined && !(attacked && isRelated(env, defender, whom))) return null
  const first = attacksIn(batch).find((one) => whom === undefined || one.defender === defender)
  return first === event ? { player, ...(attacked ? { defender } : {}) } : null
}

/** CR 508.3b: a player, planeswalker or battle is attacked, by however many. */
const matchAttacked = (
  env: Env,
  pattern: Pattern<'is-attacked'>,
  event: Extract<GameEvent, { kind: 'attacks' }>,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  const { defender } = event
  if (!isWatched(env, pattern.what, defender)) return null
  if (attacksIn(batch).find((one) => one.defender === defender) !== event) return null
  const player = playerAttacked(env.view, defender)
  return { object: defender, target: defender, ...(player === undefined ? {} : { player, defender: player }) }
}
