import type { TargetId } from '../../core/ids.ts'
import type { Ref } from '../../core/ref.ts'
import { patchObject } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { untilLeaves } from '../events/return-exiled.ts'
import { markOf } from '../links/memory.ts'
import { characteristicsOf } from '../refs/env.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { restrictionsOn } from '../restrictions.ts'
import { bind, type Handler } from './handler.ts'
import { permanentsOf, playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 701.8a, 702.12b: destroys permanents; indestructible ones stay. */
export const destroy: Handler<'destroy'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what)).filter((id) => {
    const traits = env.view.of(id)
    return traits !== undefined && !hasKeyword(traits, 'indestructible')
  })
  const happened = happen(
    ctx,
    objects.map(
      (object): Proposal => ({
        kind: 'move',
        object,
        to: 'graveyard',
        cause: 'destroy',
        by: env.source,
        ...(effect.noRegeneration === true ? { noRegeneration: true } : {}),
      }),
    ),
  )
  return bind(env, effect.as, movedBy(happened))
}

/** CR 701.13a: exiles objects from wherever they are; the exiled cards remember by what (607.2a). */
export const exile: Handler<'exile'> = (ctx, env, effect) => {
  const returns = effect.until === 'source-leaves'
  // CR 610.3a–b: if what would bring it back has happened already, nothing moves.
  if (returns && ctx.state.objects[env.source]?.zone !== 'battlefield') return bind(env, effect.as, [])
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.what, 'exile'))
  const seenBy = effect.seenBy === undefined ? [] : playersOf(env, resolveRef(ctx, env, effect.seenBy))
  const happened = happen(
    ctx,
    objects.map(
      (object): Proposal => ({
        kind: 'move',
        object,
        to: 'exile',
        cause: 'exile',
        ...(effect.faceDown === true ? { down: {} } : {}),
        ...(seenBy.length === 0 ? {} : { remembered: { seenBy } }),
        chosen: {
          ...markOf(env, effect),
          ...(returns ? untilLeaves(env.source, ctx.state.objects[object]!.zone) : {}),
        },
      }),
    ),
  )
  return bind(env, effect.as, movedBy(happened))
}

/** CR 701.21a: only a permanent one controls can be sacrificed, so only those are chosen among. */
const ownOnly = (what: Ref): Ref =>
  what.ref === 'choose' ? { ...what, filter: { ...what.filter, controlledBy: { ref: 'each' } } } : what

/** CR 701.21a: a player sacrifices permanents they control. */
export const sacrifice: Handler<'sacrifice'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const objects = players.flatMap((player) => {
    return permanentsOf(ctx, resolveRef(ctx, { ...env, each: player }, ownOnly(effect.what), 'sacrifice')).filter(
      (id) =>
        characteristicsOf(env.view, id)?.controller === player && restrictionsOn(ctx, 'be-sacrificed', id).length === 0,
    )
  })
  const happened = happen(
    ctx,
    [...new Set(objects)].map((object): Proposal => ({ kind: 'move', object, to: 'graveyard', cause: 'sacrifice' })),
  )
  return bind(env, effect.as, movedBy(happened))
}

/** CR 608.2h, 712.21e: the old ids of what moved, once for a permanent of several cards; information about it is its last known. */
const movedBy = (happened: ReturnType<typeof happen>): readonly TargetId[] =>
  happened.flatMap((event) => (event.kind === 'zone-change' ? [event.object] : []))

/** CR 701.19a: the next time this turn it would be destroyed, it is not. */
export const regenerate: Handler<'regenerate'> = (ctx, env, effect) => {
  for (const id of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) {
    patchObject(ctx, id, { regeneration: ctx.state.objects[id]!.regeneration + 1 })
  }
  return env
}
