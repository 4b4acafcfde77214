import type { StaticEffect } from '../../core/ability.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { tokenObject } from '../events/token.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { baseDraft } from '../projection/draft.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { remembering } from './enters.ts'
import { choosing } from './enters-choosing.ts'
import type { Replacer } from './in-force.ts'
import { intrinsicEntering } from './intrinsic-entering.ts'

type Created = Extract<Proposal, { kind: 'create-token' }>
type EntersWith = Extract<Replacement, { kind: 'enters-with' }>

/** CR 707.5, 614.1c, 306.5b: what a token's own text says of how it enters, and the loyalty of a planeswalker, apply to it. */
export const ownTokenReplacers = (
  ctx: Context,
  { player, token: made, back, chosen }: Created,
): readonly Replacer[] => {
  const token = back === true ? (made.back ?? made) : made
  const env = plainEnv(
    remembering(project(ctx), { ...tokenObject(TOKEN, player, token), chosen: chosen ?? {} }),
    TOKEN,
    player,
  )
  const own = token.abilities.flatMap(expandAbility).flatMap((ability) => {
    if (ability.kind !== 'static') return []
    if (ability.condition !== undefined && !holds(env, ability.condition)) return []
    return ability.effects.flatMap(entersItself)
  })
  if (own.some(({ taking }) => taking !== undefined)) leaveUnsupportedRule('614.13a', token.name ?? '', 'tokens')
  if (own.some(({ unlessPaid }) => unlessPaid !== undefined))
    leaveUnsupportedRule('614.12a', token.name ?? '', 'tokens')
  const replacers = own
    .filter(
      ({ condition, unless }) => (condition === undefined || holds(env, condition)) && !(unless && holds(env, unless)),
    )
    .map((replacement, at) =>
      entering(`own-token:${at}`, '614.1c', (event) =>
        choosing(
          ctx,
          env,
          {
            ...event,
            ...(replacement.tapped === true ? { tapped: true } : {}),
            ...(replacement.prepared === true ? { prepared: true } : {}),
            ...(replacement.counters === undefined
              ? {}
              : { counters: plus(event, replacement.counters.counter, evaluate(env, replacement.counters.amount)) }),
          },
          replacement,
        ),
      ),
    )
  const traits = baseDraft(tokenObject(TOKEN, player, token), ctx.cards)
  return [...replacers, ...intrinsicEntering(ctx, TOKEN, traits, token)]
}
const TOKEN = 'token-about-to-enter'

const entersItself = (effect: StaticEffect): readonly EntersWith[] =>
  effect.kind === 'replacement' && effect.replacement.kind === 'enters-with' && effect.replacement.what === 'self'
    ? [effect.replacement]
    : []

const entering = (key: string, rule: string, change: (event: Created) => readonly Proposal[]): Replacer => ({
  key,
  source: TOKEN,
  rule,
  commutes: true,
  inner: true,
  apply: (event) => (event.kind === 'create-token' ? change(event) : [event]),
})

const plus = ({ counters }: Created, name: string, amount: number): Readonly<Record<string, number>> => ({
  ...counters,
  [name]: (counters?.[name] ?? 0) + Math.max(0, amount),
})
