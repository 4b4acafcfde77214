import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { record } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { nextKey } from '../next-key.ts'
import { bringIn, cardsOutside, takeFromOutside } from '../outside-game.ts'
import { baseDraft } from '../projection/draft.ts'
import { defineSelf } from '../projection/outside-effects.ts'
import type { Env, View } from '../refs/env.ts'
import { matchesFuture } from '../replacement/matches-future.ts'
import { bind, type Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 108.3b, 400.11b, 400.11c: a card from outside the game, judged by nothing but what is printed on it (113.6a, 113.6c). */
export const bringInCard: Handler<'bring-in'> = (ctx, env, effect) => {
  const brought = playersOf(env, resolveRef(ctx, env, effect.who)).flatMap((player): readonly ObjectId[] => {
    const options = [
      ...new Set(cardsOutside(ctx, player).filter((name) => fits(ctx, env, player, effect.filter, name))),
    ]
    if (options.length === 0) return []
    const name = askOption(ctx, {
      kind: 'choose-option',
      key: nextKey(ctx, `outside:${env.source}:${player}`),
      player,
      rule: '400.11b',
      source: env.source,
      options,
    })
    cite(ctx, '400.11b', { player })
    takeFromOutside(ctx, player, name)
    return [bringIn(ctx, player, name, effect.to)]
  })
  if (effect.reveal === true && brought.length > 0) record(ctx, { kind: 'revealed', objects: brought, to: 'all' })
  return bind(env, effect.as, brought)
}

const fits = (ctx: Context, env: Env, player: PlayerId, filter: Filter, name: string): boolean => {
  const card = newObject('outside', { kind: 'card', name }, player, 'exile')
  const { state } = env.view
  const view: View = { ...env.view, state: { ...state, objects: { ...state.objects, [card.id]: card } } }
  return matchesFuture(env, { ...filter, subject: 'card' }, card, defineSelf(view, baseDraft(card, ctx.cards)))
}
