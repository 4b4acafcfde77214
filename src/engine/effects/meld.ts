import type { Effect } from '../../core/effect.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId } from '../../core/ids.ts'
import { YOU } from '../../core/ref.ts'
import { type Context, cite } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { happen } from '../events/happen.ts'
import { meldCards, unmeldCards } from '../events/meld-cards.ts'
import { meldsInto } from '../merging/combined-face.ts'
import type { Env } from '../refs/env.ts'
import { bind, type Handler } from './handler.ts'
import { joiningOf } from './join-combat.ts'
import { presentObjects, resolveRef } from './resolve-ref.ts'

/**
 * CR 712.4a, 701.42a, 712.14c: the object and its counterpart are exiled, and the two cards of a meld pair enter the battlefield as one
 * permanent with their back faces up. CR 701.42b–c: what can't be melded stays in exile.
 */
export const meld: Handler<'meld'> = (ctx, env, effect) => {
  const pair = pairOf(ctx, env)
  if (pair === null) return bind(env, effect.as, [])
  happen(
    ctx,
    pair.map((object) => ({ kind: 'move', object, to: 'exile', cause: 'exile' })),
  )
  const cards = presentObjects(ctx, pair)
  const into = cards.length === 2 ? resultOf(ctx, cards) : null
  if (into === null) {
    cite(ctx, '701.42c', { objects: cards })
    return bind(env, effect.as, [])
  }
  return bind(env, effect.as, enter(ctx, env, effect, meldCards(ctx, cards, into)))
}

/** The object and the permanent that is called like its counterpart; its player chooses among several. */
const pairOf = (ctx: Context, env: Env): readonly ObjectId[] | null => {
  const own = ctx.state.objects[env.source]
  const side = own === undefined ? undefined : definitionOf(own, ctx.cards)?.meld
  if (own?.zone !== 'battlefield' || side === undefined || !('with' in side)) return null
  const filter: Filter = { subject: 'permanent', name: side.with, owner: 'you', controller: 'you', other: true }
  const [other] = resolveRef(ctx, env, { ref: 'choose', filter, count: 1, chooser: YOU }, 'exile')
  return other === undefined ? null : [own.id, other]
}

/** Tokens, and what is no card of a pair, don't meld. */
const resultOf = (ctx: Context, ids: readonly ObjectId[]): string | null => {
  const objects = ids.map((id) => ctx.state.objects[id]!)
  if (objects.some(({ substance, zone }) => substance.kind !== 'card' || zone === 'battlefield')) return null
  const [one, other] = objects.map((object) => definitionOf(object, ctx.cards))
  return meldsInto(one, other)
}

const enter = (
  ctx: Context,
  env: Env,
  effect: Extract<Effect, { do: 'meld' }>,
  pair: ObjectId,
): readonly ObjectId[] => {
  const happened = happen(ctx, [
    {
      kind: 'move',
      object: pair,
      to: 'battlefield',
      cause: 'move',
      under: env.controller,
      ...(effect.tapped === true ? { tapped: true } : {}),
      ...joiningOf(ctx, env, env.controller, effect),
    },
  ])
  unmeldCards(ctx, pair)
  cite(ctx, '701.42a', { object: pair })
  return happened.flatMap((event) =>
    event.kind === 'zone-change' && event.object === pair && event.became !== null ? [event.became] : [],
  )
}
