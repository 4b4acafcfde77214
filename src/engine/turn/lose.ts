import { playerOfExtraTurn } from '../../core/extra-turn.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { FloatingEffect, GameResult } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { patchPlayer, patchState, patchTurn, record, removeObject } from '../events/commit.ts'
import { designate } from '../events/designate.ts'
import { happen } from '../events/happen.ts'
import { leaveZone } from '../events/zones.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { allStacks, livingPlayers, mainTurn, nextPlayer, teamOf } from '../seats.ts'
import { boardNow, watch } from '../triggers/watch.ts'
import { livingFrom } from './priority.ts'

/** CR 101.2, 104.3: whether effects let a player lose, for that cause if one is named. */
export const canLose = (ctx: Context, player: PlayerId, cause?: 'no-life'): boolean => {
  const view = project(ctx)
  return !restrictions(ctx, 'lose-game').some(
    ({ source, controller, pattern }) =>
      (pattern.for === undefined || pattern.for === cause) &&
      isRelated(plainEnv(view, source, controller), player, pattern.who),
  )
}

/** CR 104.3f: everybody who loses has lost before it is asked who has won. CR 104.2, 104.3, 104.4a, 603.9, 603.10f, 800.4a: players lose together and leave; the game ends when one team is left, or none. */
export const lose = (ctx: Context, losses: readonly { readonly player: PlayerId; readonly rule: string }[]): void => {
  const first = losses.filter(({ player }, at) => losses.findIndex((other) => other.player === player) === at)
  if (first.length === 0) return
  const board = boardNow(ctx)
  const lost = first.map(({ player, rule }) => {
    patchPlayer(ctx, player, { lost: true })
    return record(ctx, { kind: 'player-lost', player, rule })
  })
  const left = livingPlayers(ctx.state)
  const winners = left.length === 0 ? [] : teamOf(ctx.state, left[0]!)
  if (left.length === 0) return end(ctx, { kind: 'drawn' }, '104.4a')
  if (left.every((player) => winners.includes(player))) return end(ctx, { kind: 'won', winners: left }, '104.2a')
  watch(ctx, lost, board)
  passOn(ctx)
  for (const { player } of first) leaveGame(ctx, player)
}

/**
 * CR 725.4, 726.4: as the monarch or who has the initiative leaves, the active player has it, or the next in turn order if
 * that player is leaving too.
 */
const passOn = (ctx: Context): void => {
  const { monarch, initiative } = ctx.state.designations
  const next = livingFrom(ctx, mainTurn(ctx.state).active[0]!)
  if (monarch !== undefined && ctx.state.players[monarch]!.lost) {
    cite(ctx, '725.4', { player: next })
    designate(ctx, next, 'monarch')
  }
  if (initiative !== undefined && ctx.state.players[initiative]!.lost) {
    cite(ctx, '726.4', { player: next })
    designate(ctx, next, 'initiative')
  }
}

/** CR 104.1: the game is over at once; nobody has priority any more. */
export const end = (ctx: Context, result: GameResult, rule: string): void => {
  cite(ctx, rule)
  revealFaceDown(ctx, () => true)
  patchState(ctx, { result })
  for (const turn of ctx.state.turns) patchTurn(ctx, turn, { priority: null, passed: [] })
  record(ctx, { kind: ctx.state.main === undefined ? 'game-over' : 'subgame-over', result })
}

const isShown = ({ zone, marks }: GameObject): boolean =>
  zone === 'battlefield' || zone === 'stack' || (zone === 'exile' && marks?.foretold !== undefined)

/** CR 708.9, 702.143f: face-down spells, permanents and foretold cards are shown as their owner leaves and as the game ends. */
const revealFaceDown = (ctx: Context, isMeant: (object: GameObject) => boolean): void => {
  const objects = Object.values(ctx.state.objects)
    .filter((one) => one.faceDown && isShown(one) && isMeant(one))
    .map(({ id }) => id)
  if (objects.length > 0) record(ctx, { kind: 'revealed', objects, to: 'all' })
}

/** CR 800.4a: whether an effect gives this player control of anything, whoever made it. */
const givesControlTo = ({ controller, modifications }: FloatingEffect, player: PlayerId): boolean =>
  modifications?.some(
    (one) => one.kind === 'control' && (one.player.ref === 'player' ? one.player.id : controller) === player,
  ) === true

/**
 * CR 104.5, 800.4a: a player's objects leave the game with the player, abilities they control cease to exist, effects that gave
 * them control end, and what they still control is exiled.
 */
const leaveGame = (ctx: Context, player: PlayerId): void => {
  // CR 729.5 says nothing of the cards of somebody who is in the subgame no more as it ends.
  if (ctx.state.main !== undefined)
    leaveUnsupportedRule('729.5', '', 'leaving a subgame that goes on without the player')
  revealFaceDown(ctx, ({ owner }) => owner === player)
  for (const object of Object.values(ctx.state.objects)) {
    const isTheirAbility = object.zone === 'stack' && object.controller === player && object.substance.kind !== 'card'
    if (object.owner !== player && !isTheirAbility) continue
    leaveZone(ctx, object.id, object.zone, object.owner)
    removeObject(ctx, object.id)
  }
  patchState(ctx, {
    effects: ctx.state.effects.filter((effect) => !givesControlTo(effect, player)),
  })
  const view = project(ctx)
  const kept = [...ctx.state.battlefield, ...allStacks(ctx.state)].filter((id) => view.of(id)?.controller === player)
  happen(
    ctx,
    kept.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  )
  patchState(ctx, {
    waiting: ctx.state.waiting.filter(({ controller }) => controller !== player),
    delayed: ctx.state.delayed.filter(({ controller }) => controller !== player),
    extraTurns: ctx.state.extraTurns.filter((turn) => playerOfExtraTurn(turn) !== player),
  })
  for (const turn of ctx.state.turns) {
    if (turn.priority === player) patchTurn(ctx, turn, { priority: nextPlayer(ctx.state, player) })
  }
}
