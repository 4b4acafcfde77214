import type { Cost } from '../../core/cost.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { canPay, payCost } from '../costs/pay-on-resolution.ts'
import { refuseUnknownMana } from '../gaps.ts'
import { nextKey } from '../next-key.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { compare } from '../refs/match.ts'
import { type InForce, inForce, liesOn } from '../replacement/in-force.ts'
import { dieFace } from './outcome.ts'

type Modifier = Extract<Replacement, { kind: 'modify-roll' }>
type Modifying = InForce & { readonly replacement: Modifier }

/** CR 706.2b: rolling again is thought of first, each effect once; the last roll counts. */
export const rerolled = (ctx: Context, env: Env, player: PlayerId, sides: number, first: number): number =>
  modifiersOn(ctx, player)
    .filter(({ replacement }) => replacement.how === 'reroll')
    .reduce((natural, force) => {
      if (!isAbout(force, natural) || !applies(ctx, env, player, force)) return natural
      cite(ctx, '706.2b', { player, source: force.env.source })
      return dieFace(ctx, env, player, sides)
    }, first)

/** CR 706.2, 706.2b: then what adds to the natural result or takes from it. */
export const modifiedBy = (ctx: Context, env: Env, player: PlayerId, natural: number): number =>
  modifiersOn(ctx, player).reduce((result, force) => {
    const { how } = force.replacement
    if (how === 'reroll' || !isAbout(force, natural) || !applies(ctx, env, player, force)) return result
    cite(ctx, '706.2b', { player, source: force.env.source })
    return result + evaluate(force.env, how.plus)
  }, natural)

const modifiersOn = (ctx: Context, player: PlayerId): readonly Modifying[] =>
  inForce(ctx).filter(
    (force): force is Modifying =>
      force.replacement.kind === 'modify-roll' && liesOn(force, force.replacement.who, player),
  )

const isAbout = ({ env, replacement: { natural: wanted } }: Modifying, natural: number): boolean =>
  wanted === undefined || compare(natural, wanted.op, evaluate(env, wanted.amount))

/** CR 706.2a: who rolls may have to want it, and to pay for it; mana abilities may be activated for that. */
const applies = (ctx: Context, env: Env, player: PlayerId, { env: from, replacement }: Modifying): boolean => {
  const { optional, cost = [] } = replacement
  if (optional === undefined && cost.length === 0) return true
  if (!isPayable(ctx, from, player, cost)) return false
  const wants = askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'modify-roll',
    key: nextKey(ctx, `modify-roll:${env.source}:${from.source}:${player}`),
    player,
    rule: '706.2a',
    source: from.source,
  })
  if (wants && cost.length > 0) payCost(ctx, from, player, cost, ctx.execute)
  return wants
}

const isPayable = (ctx: Context, from: Env, player: PlayerId, cost: Cost): boolean => {
  if (cost.length === 0 || canPay(ctx, from, player, cost)) return true
  if (cost.some(({ kind }) => kind === 'mana')) refuseUnknownMana(ctx, player)
  return false
}
