import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { restrictionsOn } from '../restrictions.ts'
import { boardNow, watch } from '../triggers/watch.ts'
import type { Handler } from './handler.ts'
import { presentObjects, resolveRef } from './resolve-ref.ts'

/**
 * CR 701.6a: a countered spell goes to its owner's graveyard, a countered ability ceases to exist; neither has any effect.
 * CR 614.15, 616.1a: where the text itself says that the spell goes elsewhere, that comes before what others say of it.
 */
export const counter: Handler<'counter'> = (ctx, env, effect) => {
  for (const id of presentObjects(ctx, resolveRef(ctx, env, effect.what))) {
    if (ctx.state.objects[id]?.zone !== 'stack' || isFirm(ctx, id)) continue
    const before = boardNow(ctx)
    const countered = record(ctx, { kind: 'countered', object: id, by: env.source })
    const { position } = effect
    happen(ctx, [
      {
        kind: 'move',
        object: id,
        to: effect.instead ?? 'graveyard',
        cause: 'countered',
        by: env.source,
        ...(position === undefined ? {} : { position }),
      },
    ])
    // CR 603.10e: as the spell was on the stack, so are those that hear of it.
    watch(ctx, [countered], before)
  }
  return env
}

/** CR 101.2, 603.1a: what an effect or a triggered ability's own text says can't be countered. */
const isFirm = (ctx: Context, id: ObjectId): boolean => {
  const ability = ctx.state.objects[id]?.onStack?.ability
  const own = ability?.kind === 'triggered' && ability.cantBeCountered === true
  return own || restrictionsOn(ctx, 'be-countered', id).length > 0
}
