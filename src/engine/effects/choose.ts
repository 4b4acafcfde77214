import type { Context } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { askChoice } from '../links/ask-choice.ts'
import { chosenName } from '../links/memory.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/**
 * CR 607.1c, 607.2d, 608.2d: a player chooses a value as the text is followed; what comes behind it and the abilities linked to it
 * speak of that one from then on, the last one chosen.
 */
export const choose: Handler<'choose'> = (ctx, env, { who, choice, link }) => {
  const [player] = playersOf(env, resolveRef(ctx, env, who))
  const value = player === undefined ? undefined : askChoice(ctx, env, { player, choice, link, rule: '608.2d' })
  return value === undefined ? env : remember(ctx, env, link, value)
}

/** CR 607.2e: what is noted is remembered for the abilities linked to it. */
export const note: Handler<'note'> = (ctx, env, { amount, link }) =>
  remember(ctx, env, link, String(evaluate(env, amount)))

const remember = (ctx: Context, env: Env, link: string, value: string): Env => {
  const object = ctx.state.objects[env.source]
  if (object !== undefined) patchObject(ctx, env.source, { chosen: { ...object.chosen, [link]: value } })
  return { ...env, bound: { ...env.bound, [chosenName(link)]: [value] } }
}
