import type { Effect } from '../../core/effect.ts'
import type { Requirement } from '../../core/permission.ts'
import type { Context } from '../context.ts'
import { settleValues } from '../links/settle-values.ts'
import { type Env, isPlayer } from '../refs/env.ts'
import { begin } from './continuous.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, presentObjects, resolveRef } from './resolve-ref.ts'

/** CR 611.2c: "can't" and "must" for a time, on what the instruction names; a class of objects is looked at anew each time, but
 * what does not untap the next time is what was named now. */
export const rule: Handler<'rule'> = (ctx, env, effect) => {
  if (effect.rule.kind === 'requirement' && effect.rule.goad === true) return goad(ctx, env, effect, effect.rule)
  if (effect.what.ref === 'all' && effect.duration !== 'next-untap-step') {
    const filter = settleValues(env, effect.what.filter)
    begin(ctx, env, effect.duration, [], { rule: settleValues(env, effect.rule), filter })
    return env
  }
  const ids = resolveRef(ctx, env, effect.what)
  const affected = [...ids.filter((id) => isPlayer(env.view, id)), ...presentObjects(ctx, ids)]
  if (affected.length > 0) begin(ctx, env, effect.duration, affected, { rule: settleValues(env, effect.rule) })
  return env
}

/**
 * CR 701.15b–d: goading gives something to the permanents there are now, which those that come later do not have; what
 * the same player has goaded already has no more to obey, what another player has does.
 */
const goad = (ctx: Context, env: Env, { what, duration }: Laying, rule: Requirement): Env => {
  const goaded = ctx.state.effects.flatMap(({ controller, rule: laid, objects }) =>
    controller === env.controller && laid?.kind === 'requirement' && isSamePart(laid, rule) ? objects : [],
  )
  const affected = permanentsOf(ctx, resolveRef(ctx, env, what)).filter((id) => !goaded.includes(id))
  if (affected.length > 0) begin(ctx, env, duration, affected, { rule })
  return env
}

type Laying = Extract<Effect, { do: 'rule' }>

/** To be goaded is two requirements: to attack, and to attack somebody else. */
const isSamePart = (one: Requirement, other: Requirement): boolean =>
  one.goad === other.goad && namesDefender(one) === namesDefender(other)

const namesDefender = ({ must }: Requirement): boolean => must.act === 'attack' && must.defending !== undefined
