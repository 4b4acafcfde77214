import type { ExchangedZone } from '../../core/exchange-effect.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import { cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import { begin } from './continuous.ts'
import type { Handler } from './handler.ts'
import { shuffleLibrary } from './move.ts'
import { permanentsOf, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 701.12a, 701.12b: both permanents are there and controlled by different players, or nothing happens. */
export const exchangeControl: Handler<'exchange-control'> = (ctx, env, effect) => {
  const [one, other, ...more] = new Set(permanentsOf(ctx, resolveRef(ctx, env, effect.what)))
  if (one === undefined || other === undefined || more.length > 0) return env
  const view = project(ctx)
  const [first, second] = [view.of(one)!.controller, view.of(other)!.controller]
  if (first === second) return env
  cite(ctx, '701.12b', { objects: [one, other] })
  const to = (id: string): readonly Modification[] => [{ kind: 'control', player: { ref: 'player', id } }]
  begin(ctx, env, 'indefinite', [one], { modifications: to(second) })
  begin(ctx, env, 'indefinite', [other], { modifications: to(first) })
  return env
}

/** CR 701.12c, 119.7, 119.8: each gains or loses what makes the difference; nothing happens where one of them can't. */
export const exchangeLife: Handler<'exchange-life'> = (ctx, env, effect) => {
  const [one, other, ...more] = new Set(playersOf(env, resolveRef(ctx, env, effect.who)))
  if (one === undefined || other === undefined || more.length > 0) return env
  const gap = ctx.state.players[other]!.life - ctx.state.players[one]!.life
  const [higher, lower] = gap > 0 ? [one, other] : [other, one]
  const barred =
    restrictionsOnPlayer(ctx, 'gain-life', higher).length > 0 ||
    restrictionsOnPlayer(ctx, 'lose-life', lower).length > 0
  if (gap === 0 || barred) return env
  cite(ctx, '701.12c', { player: env.controller })
  happen(ctx, [
    { kind: 'life', player: one, delta: gap, cause: 'effect' },
    { kind: 'life', player: other, delta: -gap, cause: 'effect' },
  ])
  return env
}

/** CR 701.12d, 701.12f: the cards of each zone go to the other at once, also where one of them is empty. */
export const exchangeZones: Handler<'exchange-zones'> = (ctx, env, effect) => {
  const [one, other] = effect.zones
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  for (const player of players) {
    const { [one]: first, [other]: second } = ctx.state.players[player]!
    const moves = (ids: readonly ObjectId[], to: ExchangedZone): readonly Proposal[] =>
      ids.map((object) => ({ kind: 'move', object, to, cause: 'move' }))
    cite(ctx, '701.12f', { player })
    happen(ctx, [...moves(first, other), ...moves(second, one)])
    if (effect.zones.includes('library')) shuffleLibrary(ctx, player)
  }
  return env
}
