import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { patchPlayer } from '../events/commit.ts'
import { drawCards } from '../events/draw-cards.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { inTurnOrder } from '../seats.ts'
import { bind, type Handler } from './handler.ts'
import { chooseAmong, evaluateFor, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 121.2, 121.2c: cards are drawn one at a time, by each player in turn order from the active one; replaced ones are
 * done before the next (121.6b). */
export const draw: Handler<'draw'> = (ctx, env, effect) => {
  const drawn: ObjectId[] = []
  for (const player of inTurnOrder(ctx.state, playersOf(env, resolveRef(ctx, env, effect.who)))) {
    const count = evaluateFor(env, effect.amount, effect.who, player)
    drawn.push(...drawCards(ctx, player, count))
  }
  return bind(env, effect.as, drawn)
}

/** CR 701.17a–b, 609.3: as many cards as there are go from the top of the library to the graveyard, together. */
export const mill: Handler<'mill'> = (ctx, env, effect) => {
  const cards = playersOf(env, resolveRef(ctx, env, effect.who)).flatMap((player) =>
    ctx.state.players[player]!.library.slice(0, Math.max(0, evaluateFor(env, effect.amount, effect.who, player))),
  )
  const happened = happen(
    ctx,
    cards.map((object): Proposal => ({ kind: 'move', object, to: 'graveyard', cause: 'mill' })),
  )
  return bind(
    env,
    effect.as,
    happened.flatMap((event) =>
      event.kind === 'zone-change' && event.became !== null ? (event.parts ?? [event.became]) : [],
    ),
  )
}

/** CR 701.22a: looks at the top cards, puts any number on the bottom and the rest back on top, each in any order. */
export const scry: Handler<'scry'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const seen = topOf(ctx, player, evaluateFor(env, effect.amount, effect.who, player))
    if (seen.length === 0) continue
    const below = chooseAmong(ctx, env, player, seen, 0, seen.length, 'put-on-bottom')
    const above = seen.filter((id) => !below.includes(id))
    const rest = ctx.state.players[player]!.library.slice(seen.length)
    const top = ordered(ctx, env, player, above, 'library-top')
    const bottom = ordered(ctx, env, player, below, 'library-bottom')
    patchPlayer(ctx, player, { library: [...top, ...rest, ...bottom] })
  }
  return env
}

/** CR 701.25a: like scry, with the graveyard in place of the bottom. */
export const surveil: Handler<'surveil'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const seen = topOf(ctx, player, evaluateFor(env, effect.amount, effect.who, player))
    if (seen.length === 0) continue
    const binned = chooseAmong(ctx, env, player, seen, 0, seen.length, 'put-in-graveyard')
    happen(
      ctx,
      binned.map((object): Proposal => ({ kind: 'move', object, to: 'graveyard', cause: 'move' })),
    )
    const kept = ordered(
      ctx,
      env,
      player,
      seen.filter((id) => !binned.includes(id)),
      'library-top',
    )
    const rest = ctx.state.players[player]!.library.filter((id) => !kept.includes(id))
    patchPlayer(ctx, player, { library: [...kept, ...rest] })
  }
  return env
}

const topOf = (ctx: Context, player: PlayerId, count: number): readonly ObjectId[] =>
  ctx.state.players[player]!.library.slice(0, Math.max(0, count))

/** Asks for an order, first is nearest the top; cards nobody can tell apart need none. */
const ordered = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  ids: readonly ObjectId[],
  purpose: 'library-top' | 'library-bottom',
): readonly ObjectId[] => {
  if (ids.every((id) => ctx.state.objects[id]?.substance.kind === 'unknown')) return ids
  return askObjects(ctx, {
    kind: 'order',
    purpose,
    key: nextKey(ctx, `${purpose}:${env.source}:${player}`),
    player,
    rule: '401.4',
    options: ids,
  })
}
