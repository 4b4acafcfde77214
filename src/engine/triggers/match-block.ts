import type { GameEvent } from '../../core/event.ts'
import type { Comparison } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { defendingPlayerOf } from '../combat/attacked-player.ts'
import type { Env } from '../refs/env.ts'
import { compare, matches } from '../refs/match.ts'
import { isWatched } from './watched.ts'

type Block = Extract<GameEvent, { kind: 'blocks' }>
type Pattern<On extends TriggerEvent['on']> = Extract<TriggerEvent, { on: On }>

/** CR 509.3a–b, 509.3f: a creature that is declared as a blocker: once, or once for each attacker the text asks for. */
export const matchBlock = (
  env: Env,
  pattern: Pattern<'blocks'>,
  event: Block,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  const { blocker, attacker } = event
  if (!isWatched(env, pattern.what, blocker)) return null
  const isOnce = pattern.attacker === undefined || pattern.count !== undefined
  if (isOnce && batch.find((other) => other.kind === 'blocks' && other.blocker === blocker) !== event) return null
  if (pattern.attacker !== undefined && !matches(env, pattern.attacker, attacker)) return null
  if (!isCount(env, pattern.count, blocksNow(env).filter((block) => block.blocker === blocker).length)) return null
  return { object: blocker, blocker, attacker, target: attacker }
}

/**
 * CR 509.3c–f: an attacker becomes blocked: once, by creatures or by an effect; or once for each blocker the text asks for,
 * those put onto the battlefield blocking among them, but not where no creature blocks.
 */
export const matchBlocked = (
  env: Env,
  pattern: Pattern<'becomes-blocked'>,
  event: GameEvent,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  if (event.kind !== 'blocks' && event.kind !== 'joined-block' && event.kind !== 'became-blocked') return null
  const { attacker } = event
  if (!isWatched(env, pattern.what, attacker)) return null
  const blocker = event.kind === 'became-blocked' ? undefined : event.blocker
  const byCreature = pattern.blocker !== undefined || pattern.count !== undefined
  if (byCreature) {
    if (blocker === undefined) return null
    if (pattern.blocker !== undefined && !matches(env, pattern.blocker, blocker)) return null
    if (pattern.count !== undefined && !reaches(env, pattern.count, attacker, event, batch)) return null
  } else if (event.kind === 'joined-block' || !isFirst(event, batch)) return null
  return {
    object: attacker,
    attacker,
    ...(blocker === undefined ? {} : { blocker, target: blocker }),
    ...attackedPlayer(env, attacker),
  }
}

const isFirst = (event: GameEvent & { readonly attacker: ObjectId }, batch: readonly GameEvent[]): boolean =>
  batch.find((other) => other.kind === event.kind && 'attacker' in other && other.attacker === event.attacker) === event

/** CR 509.3e: so many block it now, as blockers are declared or as one is added. */
const reaches = (
  env: Env,
  count: Comparison,
  attacker: ObjectId,
  event: GameEvent & { readonly attacker: ObjectId },
  batch: readonly GameEvent[],
): boolean => {
  if (!isFirst(event, batch)) return false
  const now = blocksNow(env).filter((block) => block.attacker === attacker).length
  const added = batch.filter(({ kind }) => kind === event.kind).length
  return isCount(env, count, now) && !(event.kind === 'joined-block' && isCount(env, count, now - added))
}

const isCount = (env: Env, count: Comparison | undefined, present: number): boolean =>
  count === undefined || compare(present, count.op, env.read.evaluate(env, count.amount))

const blocksNow = (env: Env) => env.view.state.turns.flatMap(({ combat }) => combat?.blockers ?? [])

/** CR 508.5: the player whom an attacking creature attacks. */
const attackedPlayer = (env: Env, attacker: ObjectId): { readonly player?: PlayerId } => {
  const attack = env.view.state.turns
    .flatMap(({ combat }) => combat?.attackers ?? [])
    .find((one) => one.attacker === attacker)
  const player = attack === undefined ? undefined : defendingPlayerOf(env.view, attack)
  return player === undefined ? {} : { player }
}
