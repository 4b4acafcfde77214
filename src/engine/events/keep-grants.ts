import type { ObjectId } from '../../core/ids.ts'
import type { FloatingEffect } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { settleValues } from '../links/settle-values.ts'
import { affectedBy, envOf, type LayerEffect, staticEffects } from '../projection/layer-effects.ts'
import type { Projection } from '../projection/projection.ts'
import { mainTurn } from '../seats.ts'
import { patchState, takeId, takeTimestamp } from './commit.ts'

/**
 * CR 400.7b, 611.3d: what static abilities gave a permanent spell goes with the permanent it becomes, and stays with it whatever
 * becomes of them. `view`: as things were with the spell on the stack.
 */
export const keepGrants = (ctx: Context, view: Projection, spell: ObjectId, permanent: ObjectId): void => {
  const grants = ctx.state.battlefield
    .flatMap((id) => {
      const traits = id === permanent ? undefined : view.of(id)
      return traits === undefined ? [] : staticEffects(view, traits)
    })
    .filter((effect) => gives(effect) && affectedBy(view, effect, [spell]).includes(spell))
  if (grants.length === 0) return
  patchState(ctx, { effects: [...ctx.state.effects, ...grants.map((grant) => kept(ctx, view, grant, permanent))] })
  cite(ctx, '400.7b', { object: permanent })
}

const gives = ({ modifications, affects }: LayerEffect): boolean =>
  typeof affects === 'object' && affects !== null && modifications.some(({ kind }) => kind === 'add-ability')

const kept = (ctx: Context, view: Projection, effect: LayerEffect, permanent: ObjectId): FloatingEffect => ({
  id: takeId(ctx, 'effect'),
  source: effect.source,
  controller: effect.controller,
  objects: [permanent],
  modifications: effect.modifications
    .filter(({ kind }) => kind === 'add-ability')
    .map((one) => settleValues(envOf(view, effect), one, effect.modifications)),
  duration: 'indefinite',
  timestamp: takeTimestamp(ctx),
  turn: mainTurn(ctx.state).number,
})
