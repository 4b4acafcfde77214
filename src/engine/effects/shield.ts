import type { Replacement } from '../../core/replacement.ts'
import type { FloatingEffect } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { settleValues } from '../links/settle-values.ts'
import { evaluate } from '../refs/amount.ts'
import { type Env, isPlayer } from '../refs/env.ts'
import { begin } from './continuous.ts'
import type { Handler } from './handler.ts'
import { presentObjects, resolveRef } from './resolve-ref.ts'

/**
 * CR 614.1, 614.3, 615.3: a replacement or prevention effect that waits for its event until it is used up or its time is over,
 * whether or not there is anything for it to do. One that counts damage is laid on each of what it names now (615.11).
 */
export const shield: Handler<'shield'> = (ctx, env, effect) => {
  const { duration, what } = effect
  const replacement = settleValues(env, effect.replacement)
  const counted = numberIn(replacement)
  // 611.2c: what changes no characteristics applies to whatever the replacement names, also to what comes later.
  if (what.ref === 'all' && counted === undefined) {
    begin(ctx, env, duration, [], { replacement, filter: what.filter, ...destination(ctx, env, replacement) })
    return env
  }
  const ids = resolveRef(ctx, env, what)
  // 609.7a: a chosen source of damage may be gone.
  const isSource = what.ref === 'choose' && what.damageSource === true
  const affected = isSource ? ids : [...ids.filter((id) => isPlayer(env.view, id)), ...presentObjects(ctx, ids)]
  if (affected.length === 0) return env
  const part = { replacement, ...destination(ctx, env, replacement) }
  if (counted === undefined) begin(ctx, env, duration, affected, part)
  else for (const id of affected) begin(ctx, env, duration, [id], { ...part, left: evaluate(env, counted) })
  return env
}

const numberIn = (replacement: Replacement) =>
  replacement.kind === 'prevent-damage' || replacement.kind === 'redirect-damage' ? replacement.amount : undefined

/** CR 614.9, 608.2h: what damage is redirected to is known as the effect begins. */
const destination = (ctx: Context, env: Env, replacement: Replacement): Pick<FloatingEffect, 'toward'> =>
  replacement.kind === 'redirect-damage' ? { toward: resolveRef(ctx, env, replacement.instead) } : {}
