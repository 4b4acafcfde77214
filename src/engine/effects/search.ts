import type { Effect } from '../../core/effect.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { marked } from '../links/memory.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { auraHost } from '../targets/aura-host.ts'
import { bind, type Handler } from './handler.ts'
import { shuffleLibrary } from './move.ts'
import { cardsIn, chooseAmong, playersOf, resolveRef } from './resolve-ref.ts'

/**
 * CR 701.23a–b: looks through a zone for cards that match; in a hidden zone a card with a stated quality need not be
 * found even if it is there.
 */
export const search: Handler<'search'> = (ctx, env, effect) => {
  let found: readonly ObjectId[] = []
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const own: Env = { ...env, each: player }
    const [searched] = effect.whose === undefined ? [player] : playersOf(env, resolveRef(ctx, own, effect.whose))
    if (searched === undefined) continue
    found = [...found, ...searchOne(ctx, own, effect, player, searched)]
    if (effect.shuffle) shuffleLibrary(ctx, searched)
  }
  return bind(env, effect.as, found)
}

const searchOne = (
  ctx: Context,
  env: Env,
  effect: Extract<Effect, { do: 'search' }>,
  player: PlayerId,
  searched: PlayerId,
): readonly ObjectId[] => {
  const zone = ctx.state.players[searched]![effect.zone]
  if (zone.length > 0 && zone.every((id) => ctx.state.objects[id]!.substance.kind === 'unknown')) {
    leaveUnsupportedRule('701.23', env.view.of(env.source)?.name ?? '', 'search among cards that are not known')
  }
  const options = cardsIn(env, searched, effect.zone, effect.filter)
  const max = Math.min(options.length, Math.max(0, evaluate(env, effect.count)))
  const mayFail = effect.upTo === true || effect.zone !== 'graveyard'
  const chosen = chooseAmong(ctx, env, player, options, mayFail ? 0 : max, max, 'search')
  if (effect.reveal === true && chosen.length > 0) record(ctx, { kind: 'revealed', objects: chosen, to: 'all' })
  const happened = happen(
    ctx,
    chosen.flatMap((object) => {
      const attachTo = effect.to === 'battlefield' ? auraHost(ctx, env, object, player) : undefined
      if (attachTo === null) return []
      return [
        {
          kind: 'move' as const,
          object,
          to: effect.to,
          cause: 'search' as const,
          under: player,
          ...(effect.tapped === true ? { tapped: true } : {}),
          ...(effect.position === undefined ? {} : { position: effect.position }),
          ...(attachTo === undefined ? {} : { attachTo }),
          ...marked(env, effect),
        },
      ]
    }),
  )
  return happened.flatMap((event) =>
    event.kind === 'zone-change' && event.became !== null ? (event.parts ?? [event.became]) : [],
  )
}

/** CR 701.24a */
export const shuffle: Handler<'shuffle'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) shuffleLibrary(ctx, player)
  return env
}
