import type { GameEvent } from '../../core/event.ts'
import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { isWatched } from './watched.ts'

type CombatEvent = Extract<GameEvent, { kind: 'attacks' | 'blocks' | 'unblocked' | 'damage' }>

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
    case 'blocks': {
      if (event.kind !== 'blocks' || !isWatched(env, pattern.what, event.blocker)) return null
      if (pattern.attacker === undefined) {
        const first = batch.find((other) => other.kind === 'blocks' && other.blocker === event.blocker)
        if (first !== event) return null
      } else if (!matches(env, pattern.attacker, event.attacker)) return null
      return { object: event.blocker, blocker: event.blocker, attacker: event.attacker, target: event.attacker }
    }
    case 'becomes-blocked': {
      if (event.kind !== 'blocks' || !isWatched(env, pattern.what, event.attacker)) return null
      if (pattern.blocker === undefined) {
        const first = batch.find((other) => other.kind === 'blocks' && other.attacker === event.attacker)
        if (first !== event) return null
      } else if (!matches(env, pattern.blocker, event.blocker)) return null
      return {
        object: event.attacker,
        attacker: event.attacker,
        blocker: event.blocker,
        target: event.blocker,
        ...attackedPlayer(env, event.attacker),
      }
    }
    case 'attacks-unblocked': {
      if (event.kind !== 'unblocked' || !isWatched(env, pattern.what, event.attacker)) return null
      const { attacker, defender } = event
      // 508.5: of an attacked planeswalker or battle, the defending player is who controls or protects it.
      const player = defenderPlayer(env, defender)
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

const defenderPlayer = (env: Env, defender: TargetId): PlayerId | undefined =>
  env.view.state.players[defender] === undefined ? env.view.of(defender)?.controller : defender

const matchDamage = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'deals-damage' | 'is-dealt-damage' }>,
  event: Extract<GameEvent, { kind: 'damage' }>,
): TriggerFacts | null => {
  const { source, target, amount } = event
  const watched = pattern.on === 'deals-damage' ? source : target
  if (!isWatched(env, pattern.what, watched)) return null
  if (pattern.combat !== undefined && pattern.combat !== event.combat) return null
  if (pattern.on === 'deals-damage' && pattern.to !== undefined && !matches(env, pattern.to, target)) return null
  return { object: watched, source, target, amount, ...playerOf(env, target) }
}

const matchAttack = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'attacks' }>,
  event: Extract<GameEvent, { kind: 'attacks' }>,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  if (!isWatched(env, pattern.what, event.attacker)) return null
  if (pattern.alone === true && batch.filter(({ kind }) => kind === 'attacks').length > 1) return null
  const player = defenderPlayer(env, event.defender)
  if (pattern.defender !== undefined && (player === undefined || !isRelated(env, player, pattern.defender))) return null
  return {
    object: event.attacker,
    attacker: event.attacker,
    defender: player ?? event.defender,
    ...(player === undefined ? {} : { player }),
  }
}

/** CR 508.5: the player whom an attacking creature attacks. */
const attackedPlayer = (env: Env, attacker: string): { readonly player?: PlayerId } => {
  const attack = env.view.state.turns
    .flatMap(({ combat }) => combat?.attackers ?? [])
    .find((one) => one.attacker === attacker)
  const player = attack === undefined ? undefined : defenderPlayer(env, attack.defender)
  return player === undefined ? {} : { player }
}
