import { phase } from '../phasing/phase.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 702.26b, 610.4b–c: permanents phase out; none does where what would bring it back has happened already. */
export const phaseOut: Handler<'phase-out'> = (ctx, env, effect) => {
  const returns = effect.until === 'source-leaves'
  if (returns && ctx.state.objects[env.source]?.zone !== 'battlefield') return env
  const out = permanentsOf(ctx, resolveRef(ctx, env, effect.what))
  phase(ctx, { out, ...(returns ? { until: env.source } : {}) })
  return env
}

/** CR 702.26c, 610.4a: phased-out permanents phase in, also those that something keeps out. */
export const phaseIn: Handler<'phase-in'> = (ctx, env, effect) => {
  phase(ctx, { in: resolveRef(ctx, env, effect.what) })
  return env
}
