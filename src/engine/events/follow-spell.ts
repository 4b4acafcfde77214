import type { ObjectId } from '../../core/ids.ts'
import type { FloatingEffect } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { followedMark } from '../links/memory.ts'
import { patchObject, patchState } from './commit.ts'

/**
 * CR 112.4, 400.7a, 400.7c: effects that change a permanent spell, and that prevent damage from it, go on applying to the
 * permanent it becomes; 400.7g: what let a card be cast goes on applying to the spell.
 */
export const followSpell = (
  ctx: Context,
  spell: ObjectId,
  permanent: ObjectId,
  follows: (effect: FloatingEffect) => boolean = () => true,
): void =>
  patchState(ctx, {
    effects: ctx.state.effects.map((effect) =>
      effect.objects.includes(spell) && follows(effect)
        ? { ...effect, objects: effect.objects.map((id) => (id === spell ? permanent : id)) }
        : effect,
    ),
  })

/** CR 607.2q: cards exiled to pay for a permanent spell are exiled with the permanent it becomes. */
export const followLinks = (ctx: Context, spell: ObjectId, permanent: ObjectId): void => {
  for (const id of ctx.state.exile) {
    const chosen = followedMark(ctx.state.objects[id]!, spell, permanent)
    if (chosen !== null) patchObject(ctx, id, { chosen })
  }
}
