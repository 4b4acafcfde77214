import { countersOf } from '../../core/counter.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { evaluate } from '../refs/amount.ts'
import { isPlayer, objectOf } from '../refs/env.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 122.1, 122.6 */
export const putCounters: Handler<'put-counters'> = (ctx, env, effect) => {
  const ids = resolveRef(ctx, env, effect.on)
  const holders = [...ids.filter((id) => isPlayer(env.view, id)), ...holdersOf(ctx, ids)]
  const amount = Math.max(0, evaluate(env, effect.amount))
  const division = Object.assign({}, ...Object.values(env.divisions)) as Readonly<Record<string, number>>
  happen(
    ctx,
    holders.map(
      (on): Proposal => ({
        kind: 'counters',
        on,
        counter: effect.counter,
        delta: effect.divided === true ? (division[on] ?? 0) : amount,
        by: env.controller,
      }),
    ),
  )
  return env
}

/** CR 122.8, 122.9: none are moved: as many are put as the other has, or as it last had where it is gone. */
export const putSameCounters: Handler<'put-same-counters'> = (ctx, env, effect) => {
  const held = resolveRef(ctx, env, effect.of).map((id) => objectOf(env.view, id)?.counters ?? {})
  const counts = held
    .flatMap(Object.entries)
    .filter(([name]) => effect.counter === undefined || effect.counter === name)
  const holders = permanentsOf(ctx, resolveRef(ctx, env, effect.on))
  happen(
    ctx,
    holders.flatMap((on) =>
      counts.map(([counter, delta]): Proposal => ({ kind: 'counters', on, counter, delta, by: env.controller })),
    ),
  )
  return env
}

/** CR 122.1: as many as are there, at most. */
export const removeCounters: Handler<'remove-counters'> = (ctx, env, effect) => {
  const ids = resolveRef(ctx, env, effect.from)
  const holders = [...ids.filter((id) => isPlayer(env.view, id)), ...holdersOf(ctx, ids)]
  happen(
    ctx,
    holders.map((on): Proposal => {
      const present = countersOf((ctx.state.players[on] ?? ctx.state.objects[on])?.counters, effect.counter)
      const amount = effect.amount === 'all' ? present : evaluate(env, effect.amount)
      return { kind: 'counters', on, counter: effect.counter, delta: -Math.min(present, amount) }
    }),
  )
  return env
}

/** CR 122.1, 702.62a: permanents, and cards in exile. */
const holdersOf = (ctx: Context, ids: readonly TargetId[]): readonly ObjectId[] =>
  presentObjects(ctx, ids).filter((id) => ['battlefield', 'exile'].includes(ctx.state.objects[id]!.zone))
