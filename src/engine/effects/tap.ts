import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { restrictionsOn } from '../restrictions.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 701.26a */
export const tap: Handler<'tap'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what, 'tap'))
  happen(
    ctx,
    objects.map((object): Proposal => ({ kind: 'tap', object })),
  )
  return env
}

/** CR 701.26b */
export const untap: Handler<'untap'> = (ctx, env, effect) => {
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what)).filter((id) =>
    restrictionsOn(ctx, 'untap', id).every(({ pattern }) => pattern.untapStepOnly === true),
  )
  happen(
    ctx,
    objects.map((object): Proposal => ({ kind: 'untap', object })),
  )
  return env
}
