import type { TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { excessOf } from '../events/excess.ts'
import { happen } from '../events/happen.ts'
import type { DamageProposal, Proposal } from '../events/proposal.ts'
import { evaluate } from '../refs/amount.ts'
import { characteristicsOf, type Env, isPlayer } from '../refs/env.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, resolveRef } from './resolve-ref.ts'

/** CR 120.1, 120.1a: damage is dealt only to players, creatures, planeswalkers and battles. */
const canBeDamaged = (env: Env, id: string): boolean => {
  if (isPlayer(env.view, id)) return !env.view.state.players[id]!.lost
  const types = env.view.of(id)?.types ?? []
  return types.includes('creature') || types.includes('planeswalker') || types.includes('battle')
}

/** CR 120.2b: an effect deals damage from its source to each of what it names, all at once. */
export const damage: Handler<'damage'> = (ctx, env, effect) => {
  const [source] = resolveRef(ctx, env, effect.source)
  if (source === undefined) return env
  const to = resolveRef(ctx, env, effect.to)
  const targets = [...to.filter((id) => isPlayer(env.view, id)), ...permanentsOf(ctx, to)].filter((id) =>
    canBeDamaged(env, id),
  )
  const amount = Math.max(0, evaluate(env, effect.amount))
  const division = Object.assign({}, ...Object.values(env.divisions)) as Readonly<Record<string, number>>
  const dealt = targets.map((target): DamageProposal => {
    const share = effect.divided === true ? (division[target] ?? 0) : amount
    const unpreventable = effect.unpreventable === true ? { unpreventable: true } : {}
    return { kind: 'damage', source, target, amount: share, combat: false, ...unpreventable }
  })
  const beyond = effect.excess === undefined ? [] : resolveRef(ctx, env, effect.excess)
  happen(ctx, withExcess(ctx, dealt, beyond.filter((id) => canBeDamaged(env, id))[0]))
  return env
}

/** CR 120.4a: what goes beyond lethal damage, loyalty or defense is dealt to something else instead. */
const withExcess = (ctx: Context, dealt: readonly DamageProposal[], to: TargetId | undefined): readonly Proposal[] =>
  to === undefined
    ? dealt
    : dealt.flatMap((one) => {
        const excess = excessOf(ctx, one)
        return excess <= 0
          ? [one]
          : [
              { ...one, amount: one.amount - excess },
              { ...one, target: to, amount: excess },
            ]
      })

/** CR 701.14a–b: two creatures deal damage equal to their power to each other; nothing happens if one is gone. */
export const fight: Handler<'fight'> = (ctx, env, effect) => {
  const [a] = permanentsOf(ctx, resolveRef(ctx, env, effect.a))
  const [b] = permanentsOf(ctx, resolveRef(ctx, env, effect.b))
  if (a === undefined || b === undefined) return env
  const traits = [a, b].map((id) => characteristicsOf(env.view, id)!)
  if (!traits.every(({ types }) => types.includes('creature'))) return env
  const strike = (source: string, target: string, power: number | null): Proposal => ({
    kind: 'damage',
    source,
    target,
    amount: Math.max(0, power ?? 0),
    combat: false,
  })
  happen(ctx, [strike(a, b, traits[0]!.power), strike(b, a, traits[1]!.power)])
  return env
}
