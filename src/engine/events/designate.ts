import { MAX_SPEED, type PlayerDesignation, type Time } from '../../core/designation.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { transformBound } from '../faces/bound-to-time.ts'
import { watch } from '../triggers/watch.ts'
import { patchObject, patchPlayer, patchState, record } from './commit.ts'

const RULES: Readonly<Record<PlayerDesignation, string>> = {
  monarch: '725.3',
  initiative: '726.3',
  blessing: '702.131a',
}

/**
 * CR 725.3, 726.3: whoever had it before has it no more. CR 726.5: taking the initiative again is heard. CR 702.131c: any
 * number of players have the city’s blessing, for good.
 */
export const designate = (ctx: Context, player: PlayerId, as: PlayerDesignation): void => {
  if (ctx.state.players[player]?.lost !== false) return
  if (as === 'blessing') {
    if (ctx.state.players[player]!.blessed === true) return
    patchPlayer(ctx, player, { blessed: true })
  } else {
    if (as === 'monarch' && ctx.state.designations.monarch === player) return
    patchState(ctx, { designations: { ...ctx.state.designations, [as]: player } })
  }
  cite(ctx, RULES[as], { player })
  watch(ctx, [record(ctx, { kind: 'designated', player, as })])
}

/** CR 731.1, 731.1a: it becomes day or night, and is exactly one of them from then on. */
export const becomeTime = (ctx: Context, to: Time): void => {
  const { time: from = null } = ctx.state.designations
  if (from === to) return
  patchState(ctx, { designations: { ...ctx.state.designations, time: to } })
  cite(ctx, '731.1', { to })
  transformBound(ctx, to)
  watch(ctx, [record(ctx, { kind: 'time-changed', to, from })])
}

/** CR 702.179b–e: a speed is set, and never becomes more than the greatest there is. */
export const setSpeed = (ctx: Context, player: PlayerId, to: number): void => {
  const speed = Math.min(MAX_SPEED, to)
  if ((ctx.state.players[player]?.speed ?? 0) === speed) return
  patchPlayer(ctx, player, { speed })
  watch(ctx, [record(ctx, { kind: 'speed-changed', player, speed })])
}

/** CR 107.16, 107.16a, 716.2a–b: a permanent gets a class level by the ability of a level bar, and keeps it whatever it becomes. */
export const setLevel = (ctx: Context, object: ObjectId, level: number): void => {
  if (ctx.state.objects[object]?.zone !== 'battlefield') return
  patchObject(ctx, object, { level })
  cite(ctx, '716.2a', { object, level })
  watch(ctx, [record(ctx, { kind: 'level-changed', object, level })])
}

/** CR 719.3a–b: a permanent becomes solved, once. */
export const solve = (ctx: Context, object: ObjectId): void => {
  const permanent = ctx.state.objects[object]
  if (permanent?.zone !== 'battlefield' || permanent.solved === true) return
  patchObject(ctx, object, { solved: true })
  cite(ctx, '719.3a', { object })
  watch(ctx, [record(ctx, { kind: 'solved', object })])
}
