import type { Effect } from '../../core/effect.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { patchPlayer, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { Being, MoveProposal } from '../events/proposal.ts'
import { marked } from '../links/memory.ts'
import { nextKey } from '../next-key.ts'
import { shuffled } from '../random.ts'
import { evaluate } from '../refs/amount.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { findAgain } from '../stack/found-moved.ts'
import { auraHost } from '../targets/aura-host.ts'
import { fixed } from './continuous.ts'
import { bind, type Handler } from './handler.ts'
import { joiningOf } from './join-combat.ts'
import { playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 121.5, 400.6: puts objects into a zone, which is no drawing: bounce, reanimation, regrowth, tuck. */
export const move: Handler<'move'> = (ctx, env, effect) => {
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.what, 'return')).filter(
    (id) => effect.from === undefined || ctx.state.objects[id]!.zone === effect.from,
  )
  if (effect.reveal === true && objects.length > 0) record(ctx, { kind: 'revealed', objects, to: 'all' })
  const placed = effect.to !== 'library' ? objects : inLibraryOrder(ctx, env, effect, objects)
  const happened = happen(
    ctx,
    placed.flatMap((object) => proposalFor(ctx, env, effect, object) ?? []),
  )
  if (effect.traced === true) for (const event of happened) trace(ctx, event)
  const moved = happened.flatMap((event) => (event.kind === 'zone-change' ? [event] : []))
  const became = moved.flatMap((event) => (event.became === null ? [] : (event.parts ?? [event.became])))
  return bind(env, effect.as, became.length === 0 && moved.length === 0 ? staying(ctx, effect, objects) : became)
}

/** CR 400.7k */
const trace = (ctx: Context, event: GameEvent): void => {
  if (event.kind === 'zone-change' && event.became !== null && !isHiddenZone(event.to))
    findAgain(ctx, event.object, event.became)
}

/** CR 608.2c: what could not be put onto the battlefield the rest of the text still speaks of. */
const staying = (ctx: Context, { to }: Extract<Effect, { do: 'move' }>, objects: readonly ObjectId[]) =>
  to === 'battlefield' ? objects.filter((id) => ctx.state.objects[id] !== undefined) : []

const proposalFor = (
  ctx: Context,
  env: Env,
  effect: Extract<Effect, { do: 'move' }>,
  object: ObjectId,
): MoveProposal | null => {
  const { owner } = ctx.state.objects[object]!
  const under = effect.under === undefined ? owner : (lookUp(env, effect.under)[0] ?? owner)
  const attachTo =
    effect.to === 'battlefield' && effect.faceDown === undefined ? auraHost(ctx, env, object, under) : undefined
  if (attachTo === null) return null
  return {
    kind: 'move',
    object,
    to: effect.to,
    cause: 'move',
    under,
    ...(effect.position === undefined ? {} : { position: effect.position }),
    ...(effect.tapped === true ? { tapped: true } : {}),
    ...(effect.to === 'battlefield' && effect.transformed === true ? { back: true } : {}),
    ...(effect.to === 'battlefield' && effect.flipped === true ? { flipped: true } : {}),
    ...(effect.to === 'battlefield' && effect.faceDown !== undefined ? { down: effect.faceDown } : {}),
    ...(effect.counters === undefined
      ? {}
      : { counters: { [effect.counters.counter]: evaluate(env, effect.counters.amount) } }),
    ...(attachTo === undefined ? {} : { attachTo }),
    ...marked(env, effect),
    ...(effect.being === undefined ? {} : { being: beingOf(env, effect.being) }),
    ...(effect.to === 'battlefield' ? joiningOf(ctx, env, under, effect) : {}),
  }
}

const beingOf = (env: Env, modifications: readonly Modification[]): Being => ({
  source: env.source,
  controller: env.controller,
  modifications: modifications.map((one) => fixed(env, one)),
})

const inLibraryOrder = (
  ctx: Context,
  env: Env,
  { randomly }: Extract<Effect, { do: 'move' }>,
  objects: readonly ObjectId[],
): readonly ObjectId[] => (randomly === true ? shuffled(ctx, objects) : inOwnersOrder(ctx, env, objects))

/** CR 401.4: the owner arranges cards put into a library at the same time; the last one moved to the top is the top. */
const inOwnersOrder = (ctx: Context, env: Env, objects: readonly ObjectId[]): readonly ObjectId[] => {
  const owners = [...new Set(objects.map((id) => ctx.state.objects[id]!.owner))]
  return owners.flatMap((player) => {
    const own = objects.filter((id) => ctx.state.objects[id]!.owner === player)
    return askObjects(ctx, {
      kind: 'order',
      purpose: 'library-top',
      key: nextKey(ctx, `library-top:${env.source}:${player}`),
      player,
      rule: '401.4',
      options: own,
    }).toReversed()
  })
}

/**
 * CR 400.12, 701.24a: objects go into their owners' libraries, which are then shuffled, even if none of them went there
 * (701.24c), and a library that is named also where there is nothing to go there (701.24d).
 */
export const shuffleIntoLibrary: Handler<'shuffle-into-library'> = (ctx, env, effect) => {
  const meant = resolveRef(ctx, env, effect.what)
  const named = effect.who === undefined ? [] : playersOf(env, resolveRef(ctx, env, effect.who))
  const owners = new Set([...named, ...meant.flatMap((id) => objectOf(env.view, id)?.owner ?? [])])
  const objects = presentObjects(ctx, meant)
  happen(
    ctx,
    objects.map((object) => ({ kind: 'move', object, to: 'library', cause: 'move' })),
  )
  for (const player of owners) shuffleLibrary(ctx, player)
  return env
}

export const shuffleLibrary = (ctx: Context, player: PlayerId): void => {
  patchPlayer(ctx, player, { library: shuffled(ctx, ctx.state.players[player]!.library) })
  record(ctx, { kind: 'shuffled', player })
}
