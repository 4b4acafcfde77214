import type { Cost } from '../../core/cost.ts'
import type { Effect, EffectVerb } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import { askOption, askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import { canPay, payCost } from '../costs/pay-on-resolution.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { bindNumber, type Handler } from './handler.ts'
import { LEAF_HANDLERS } from './handlers.ts'
import { nextKey, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 608.2c: follows instructions in the order written, each seeing the game as those before it left it. */
export const execute = (ctx: Context, env: Env, effects: readonly Effect[]): Env => {
  let at = env
  for (const effect of effects) at = executeOne(ctx, at, effect)
  return at
}

const executeOne = (ctx: Context, env: Env, effect: Effect): Env => {
  const handler = HANDLERS[effect.do] as Handler<EffectVerb>
  const after = handler(ctx, { ...env, view: project(ctx) }, effect as never)
  return { ...after, view: project(ctx) }
}

/** CR 608.2d: "may": the player says whether it happens. */
const optional: Handler<'optional'> = (ctx, env, effect) => {
  const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (player === undefined) return env
  const does = askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'may',
    key: nextKey(ctx, `may:${env.source}:${player}`),
    player,
    rule: '608.2d',
    source: env.source,
  })
  const said = bindNumber(env, effect.as, does ? 1 : 0)
  return execute(ctx, said, does ? effect.effects : (effect.otherwise ?? []))
}

/** CR 608.2c */
const conditional: Handler<'if'> = (ctx, env, effect) =>
  execute(ctx, env, holds(env, effect.condition) ? effect.effects : (effect.otherwise ?? []))

/** CR 118.12: "may pay …; if you do". A cost that can't be paid in full is not offered (118.3). */
const pay: Handler<'pay'> = (ctx, env, effect) => {
  const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (player === undefined) return env
  return execute(ctx, env, offersToPay(ctx, env, player, effect.cost) ? effect.effects : (effect.otherwise ?? []))
}

/** CR 118.12a: "unless a player pays": what is said happens if nobody named pays. */
const unlessPaid: Handler<'unless-paid'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  for (const player of players) if (offersToPay(ctx, env, player, effect.cost)) return env
  return execute(ctx, env, effect.effects)
}

const offersToPay = (ctx: Context, env: Env, player: PlayerId, cost: Cost): boolean => {
  if (!canPay(ctx, env, player, cost)) return false
  const pays = askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'pay',
    key: nextKey(ctx, `pay:${env.source}:${player}`),
    player,
    rule: '118.12',
    source: env.source,
  })
  if (pays) payCost(ctx, env, player, cost)
  return pays
}

/** Follows the instructions once for each of what is named, in order. */
const forEach: Handler<'for-each'> = (ctx, env, effect) => {
  let at = env
  for (const each of resolveRef(ctx, env, effect.of)) at = execute(ctx, { ...at, each }, effect.effects)
  return { ...at, each: env.each }
}

/** CR 608.2d: one of several alternatives, chosen while resolving. */
const chooseOne: Handler<'choose-one'> = (ctx, env, effect) => {
  const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (player === undefined) return env
  const options = effect.options.map((_, at) => String(at))
  const chosen = askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `option:${env.source}:${player}`),
    player,
    rule: '608.2d',
    source: env.source,
    options,
  })
  return execute(ctx, env, effect.options[Number(chosen)] ?? [])
}

/** One handler a verb; a verb without one does not compile. The wrappers are here because they carry out others. */
const HANDLERS: { readonly [V in EffectVerb]: Handler<V> } = {
  ...LEAF_HANDLERS,
  optional,
  if: conditional,
  pay,
  'unless-paid': unlessPaid,
  'for-each': forEach,
  'choose-one': chooseOne,
}
