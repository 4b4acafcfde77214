import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { FaceDownWay } from '../../core/marks.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import type { Env } from '../refs/env.ts'
import { bind, type Handler } from './handler.ts'
import { chooseAmong, playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 701.40a, 701.40e, 701.58a, 701.58e: cards are put onto the battlefield face down, one at a time. */
export const manifest: Handler<'manifest'> = (ctx, env, effect) => {
  const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (player === undefined) return env
  const cards = presentObjects(ctx, resolveRef(ctx, env, effect.what))
  const by = effect.cloak === true ? 'cloak' : 'manifest'
  return bind(
    env,
    effect.as,
    cards.flatMap((card) => putFaceDown(ctx, player, card, by)),
  )
}

/** CR 701.40a: under that player's control; what may not enter stays where it is (701.40f, 701.58f). */
const putFaceDown = (ctx: Context, player: PlayerId, object: ObjectId, by: FaceDownWay): readonly ObjectId[] => {
  cite(ctx, by === 'cloak' ? '701.58a' : '701.40a', { object })
  const happened = happen(ctx, [
    { kind: 'move', object, to: 'battlefield', cause: 'move', under: player, down: { by } },
  ])
  return happened.flatMap((event) =>
    event.kind === 'zone-change' && event.became !== null ? (event.parts ?? [event.became]) : [],
  )
}

/** CR 701.62a: of the two cards on top of the library one is manifested and the other goes to the graveyard. */
export const manifestDread: Handler<'manifest-dread'> = (ctx, env, effect) => {
  const made = playersOf(env, resolveRef(ctx, env, effect.who)).flatMap((player) => dread(ctx, env, player))
  return bind(env, effect.as, made)
}

const dread = (ctx: Context, env: Env, player: PlayerId): readonly ObjectId[] => {
  const seen = ctx.state.players[player]!.library.slice(0, 2)
  const [chosen] = chooseAmong(ctx, env, player, seen, 1, 1, 'choose')
  const made = chosen === undefined ? [] : putFaceDown(ctx, player, chosen, 'manifest')
  const rest = seen.filter((id) => id !== chosen && ctx.state.objects[id] !== undefined)
  happen(
    ctx,
    rest.map((object): Proposal => ({ kind: 'move', object, to: 'graveyard', cause: 'move' })),
  )
  return made
}
