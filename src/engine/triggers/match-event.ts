import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import { characteristicsOf, type Env, type View } from '../refs/env.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type Hearing, isHeard } from './looks-back.ts'
import { eachDie, matchChance } from './match-chance.ts'
import { matchCombat } from './match-combat.ts'
import { chaptersReached, matchCounters } from './match-counters.ts'
import { matchDesignation } from './match-designation.ts'
import { matchPrevention } from './match-prevention.ts'
import { matchStackEvent } from './match-stack-event.ts'
import { matchStatus } from './match-status.ts'
import { matchUnattached } from './match-unattached.ts'
import { eachCard, matchZoneChange } from './match-zone-change.ts'
import { isNth, isWatched } from './watched.ts'

/** Where an ability watches from. */
export interface Watcher {
  readonly source: ObjectId
  readonly controller: PlayerId
  /** Names that a delayed ability knows. */
  readonly bound?: Readonly<Record<string, readonly TargetId[]>>
}

/**
 * CR 603.2c: the times a batch of simultaneous events makes an ability trigger, each with what it knows of the event.
 * `hearing`: whether it is one of the abilities there were before the batch or one of those after it (603.10).
 */
export const matchEvent = (
  view: View,
  watcher: Watcher,
  pattern: TriggerEvent,
  batch: readonly GameEvent[],
  hearing: Hearing,
): readonly TriggerFacts[] => {
  if (pattern.on === 'one-or-more') return together(matchEvent(view, watcher, pattern.of, batch, hearing))
  if (pattern.on === 'any') return pattern.events.flatMap((one) => matchEvent(view, watcher, one, batch, hearing))
  const env = { ...plainEnv(view, watcher.source, watcher.controller), bound: watcher.bound ?? {} }
  if (pattern.on === 'chapter')
    return hearing === 'before' ? [] : batch.flatMap((event) => chaptersReached(env, pattern, event))
  if (pattern.on === 'you-attack') {
    if (hearing === 'before') return []
    const attack = batch.some(
      (event) => event.kind === 'attacks' && view.of(event.attacker)?.controller === watcher.controller,
    )
    return attack ? [{ player: watcher.controller }] : []
  }
  if (pattern.on === 'damage-prevented') return hearing === 'before' ? [] : matchPrevention(env, pattern, batch)
  const seen =
    pattern.on === 'is-dealt-damage' || pattern.on === 'deals-damage' ? asOneOccurrence(pattern, batch) : batch
  const found = seen
    .filter((event) => isHeard(hearing, pattern, event))
    .flatMap((event) => eachDie(env, pattern, event))
    .flatMap((event) => eachCard(env, pattern, event))
    .flatMap((event) => matchOne(env, pattern, event, batch) ?? [])
  return pattern.on === 'deals-damage' && pattern.oneOrMore === true ? oncePerController(env, found) : found
}

/** "One or more creatures a player controls": once for each player whose they are, and each recipient. */
const oncePerController = (env: Env, found: readonly TriggerFacts[]): readonly TriggerFacts[] => {
  const key = ({ source, target }: TriggerFacts): string =>
    JSON.stringify([source === undefined ? '' : characteristicsOf(env.view, source)?.controller, target])
  return found.filter((facts, at) => found.findIndex((other) => key(other) === key(facts)) === at)
}

/** CR 603.2c: what happens to one or more things at one time is one event; damage to each recipient is one of its own. */
const together = (found: readonly TriggerFacts[]): readonly TriggerFacts[] => {
  const groups = new Map<string, TriggerFacts[]>()
  for (const facts of found) {
    const key = facts.source === undefined ? '' : (facts.target ?? '')
    groups.set(key, [...(groups.get(key) ?? []), facts])
  }
  return [...groups.values()].map((group) => {
    const objects = group.flatMap(({ object, source }) => object ?? source ?? [])
    const counted = group.every(({ amount }) => amount !== undefined)
    const amount = counted ? group.reduce((sum, facts) => sum + facts.amount!, 0) : group.length
    return { ...group[0]!, amount, all: objects }
  })
}

const matchOne = (
  env: Env,
  pattern: TriggerEvent,
  event: GameEvent,
  batch: readonly GameEvent[],
): TriggerFacts | null => {
  switch (event.kind) {
    case 'zone-change':
      return matchZoneChange(env, pattern, event)
    case 'attacks':
    case 'blocks':
    case 'joined-block':
    case 'became-blocked':
    case 'unblocked':
    case 'damage':
      return matchCombat(env, pattern, event, batch)
    case 'spell-cast':
    case 'ability-activated':
    case 'trigger-put-on-stack':
    case 'targets-changed':
    case 'copied':
    case 'countered':
    case 'resolved':
      return matchStackEvent(env, pattern, event)
    case 'coin-flipped':
    case 'dice-rolled':
      return matchChance(env, pattern, event)
    case 'turned-face-up':
    case 'turned-face-down':
    case 'transformed':
    case 'mutated':
    case 'championed':
    case 'phased-out':
    case 'phased-in':
      return matchStatus(env, pattern, event)
    case 'counters':
      return matchCounters(env, pattern, event)
    case 'designated':
    case 'time-changed':
    case 'level-changed':
    case 'room-entered':
      return matchDesignation(env, pattern, event)
    default:
      return matchOther(env, pattern, event)
  }
}

const stepBegan = (
  env: Env,
  { step, whose, second }: Extract<TriggerEvent, { on: 'step-begins' }>,
  event: Extract<GameEvent, { kind: 'step-began' }>,
): TriggerFacts | null => {
  const turn = env.view.state.turns.find((one) => one.step === event.step)
  // CR 505.1b: counted in this turn.
  if (event.step !== step || (second === true && (turn?.postcombatMains ?? 1) !== 1)) return null
  const player = (turn?.active ?? []).find((id) => isRelated(env, id, whose))
  return player === undefined ? null : { player }
}

const matchOther = (env: Env, pattern: TriggerEvent, event: GameEvent): TriggerFacts | null => {
  switch (pattern.on) {
    case 'step-begins':
      return event.kind === 'step-began' ? stepBegan(env, pattern, event) : null
    case 'draws':
      return event.kind === 'draw' &&
        isRelated(env, event.player, pattern.who) &&
        isNth(env.view.state.history.cardsDrawn[event.player], pattern.nth)
        ? { player: event.player }
        : null
    case 'gains-life':
    case 'loses-life': {
      if (event.kind !== 'life' || event.delta > 0 !== (pattern.on === 'gains-life')) return null
      return isRelated(env, event.player, pattern.who) ? { player: event.player, amount: Math.abs(event.delta) } : null
    }
    case 'taps':
      if (pattern.forMana === true) return matchTappedForMana(env, pattern, event)
      return event.kind === 'tapped' && isWatched(env, pattern.what, event.object)
        ? { object: event.object, ...controllerOf(env, event.object) }
        : null
    case 'untaps':
      return event.kind === 'untapped' && isWatched(env, pattern.what, event.object) ? { object: event.object } : null
    case 'plays-land':
      return event.kind === 'land-played' && isRelated(env, event.player, pattern.who)
        ? { object: event.object, player: event.player }
        : null
    case 'cycles':
      return event.kind === 'cycled' &&
        isRelated(env, event.player, pattern.who ?? 'any') &&
        (pattern.what === 'self' ? event.became === env.source : isWatched(env, pattern.what, event.became))
        ? { object: event.object, became: event.became, player: event.player }
        : null
    case 'unattached':
      return event.kind === 'unattached' ? matchUnattached(env, pattern, event) : null
    case 'loses-control':
      return event.kind === 'controller-changed' ? lostControl(env, pattern, event) : null
    case 'loses-game':
      return event.kind === 'player-lost' && isRelated(env, event.player, pattern.who) ? { player: event.player } : null
    case 'attached':
      return event.kind === 'attached' && isWatched(env, pattern.what, event.object)
        ? { object: event.object, target: event.to }
        : null
    default:
      return null
  }
}

/** CR 106.12a: a permanent is tapped for mana when its mana ability resolves and makes mana, or mana of that type. */
const matchTappedForMana = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'taps' }>,
  event: GameEvent,
): TriggerFacts | null =>
  event.kind === 'mana-added' &&
  event.tapped === true &&
  event.source !== null &&
  isWatched(env, pattern.what, event.source) &&
  (pattern.produces === undefined || event.mana.includes(pattern.produces))
    ? { object: event.source, mana: event.mana, ...controllerOf(env, event.source) }
    : null

/** CR 603.10d: whoever controlled it before has lost control of it. */
const lostControl = (
  env: Env,
  pattern: Extract<TriggerEvent, { on: 'loses-control' }>,
  { object, player, from }: Extract<GameEvent, { kind: 'controller-changed' }>,
): TriggerFacts | null =>
  from !== undefined && isRelated(env, from, pattern.who) && isWatched(env, pattern.what, object)
    ? { object, player }
    : null

const controllerOf = (env: Env, id: ObjectId): { readonly player?: PlayerId } => {
  const player = env.view.of(id)?.controller
  return player === undefined ? {} : { player }
}

/**
 * CR 603.2c: damage dealt at one time to one thing is one occurrence of its being dealt damage, and damage dealt at one
 * time by one source one occurrence of its dealing damage, where the text names no recipient; the amounts add up. CR 120.9:
 * what other sources deal at that time is not in it.
 */
const asOneOccurrence = (
  pattern: Extract<TriggerEvent, { on: 'is-dealt-damage' | 'deals-damage' }>,
  batch: readonly GameEvent[],
): readonly GameEvent[] => {
  const merged = new Map<string, Extract<GameEvent, { kind: 'damage' }>>()
  for (const event of batch) {
    if (event.kind !== 'damage') continue
    const recipient = pattern.on === 'deals-damage' && pattern.to === undefined ? '' : event.target
    const key = JSON.stringify([pattern.on === 'deals-damage' ? event.source : '', recipient, event.combat])
    const before = merged.get(key)
    merged.set(key, before === undefined ? event : { ...before, amount: before.amount + event.amount })
  }
  return [...merged.values()]
}
