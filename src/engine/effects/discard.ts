import type { Effect } from '../../core/effect.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { pickAtRandom } from '../random.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { bind, type Handler } from './handler.ts'
import { cardsIn, chooseAmong, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 701.9a–b, 609.3: as many cards as there are go from hand to graveyard: chosen by their owner, by somebody else who sees the hand, or at random. */
export const discard: Handler<'discard'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const cards = players.flatMap((player) => discarded(ctx, { ...env, each: player }, player, effect))
  const happened = happen(
    ctx,
    cards.map((object): Proposal => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
  )
  return bind(
    env,
    effect.as,
    happened.flatMap((event) => (event.kind === 'zone-change' ? [event.object] : [])),
  )
}

const discarded = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  effect: Extract<Effect, { do: 'discard' }>,
): readonly ObjectId[] => {
  const options = cardsIn(env, player, 'hand', effect.what)
  if (effect.amount === 'hand') return options
  const count = Math.min(options.length, Math.max(0, evaluate(env, effect.amount)))
  if (effect.random === true) return pickAtRandom(ctx, options, count)
  const [chooser] = effect.chooser === undefined ? [player] : resolveRef(ctx, env, effect.chooser)
  return chooseAmong(ctx, env, chooser ?? player, options, count, count, 'discard')
}
