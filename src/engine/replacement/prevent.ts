import type { Context } from '../context.ts'
import { patchState, record } from '../events/commit.ts'
import type { DamageProposal, Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { isPlayer } from '../refs/env.ts'
import { restrictions } from '../restrictions.ts'
import { hasProtectionFrom } from '../targets/protection.ts'
import { type InForce, isMeant, type Replacer } from './in-force.ts'

/** CR 615: what prevents this damage, wholly or in part. */
export const preventionReplacers = (
  ctx: Context,
  damage: DamageProposal,
  active: readonly InForce[],
): readonly Replacer[] => {
  if (damage.unpreventable === true || restrictions(ctx, 'prevent-damage').length > 0) return []
  return [...protection(ctx, damage), ...active.flatMap((force) => shieldOf(ctx, damage, force))]
}

/** All damage prevented; all of it goes on where an effect says that damage can't be prevented (615.12). */
export const preventAll = (ctx: Context, event: Proposal): readonly Proposal[] =>
  event.kind === 'damage' && (event.unpreventable === true || restrictions(ctx, 'prevent-damage').length > 0)
    ? [event]
    : prevent(ctx, event, Number.POSITIVE_INFINITY)

/** CR 702.16e: damage from a source that the permanent or player is protected from is prevented. */
const protection = (ctx: Context, damage: DamageProposal): readonly Replacer[] =>
  !isPlayer(project(ctx), damage.target) && hasProtectionFrom(ctx, damage.target, damage.source)
    ? [
        {
          key: `protection:${damage.target}`,
          source: damage.target,
          rule: '702.16e',
          commutes: true,
          apply: (event) => prevent(ctx, event, Number.POSITIVE_INFINITY),
        },
      ]
    : []

const shieldOf = (ctx: Context, damage: DamageProposal, force: InForce): readonly Replacer[] => {
  const { replacement } = force
  if (replacement.kind !== 'prevent-damage') return []
  if (replacement.combat !== undefined && replacement.combat !== damage.combat) return []
  const laidOnSource = force.objects !== null && replacement.from !== undefined && replacement.to === undefined
  const byPattern = { ...force, objects: null }
  const to = laidOnSource
    ? isMeant(byPattern, replacement.to, damage.target)
    : isMeant(force, replacement.to, damage.target)
  const from = laidOnSource
    ? force.objects?.includes(damage.source) === true
    : isMeant(byPattern, replacement.from, damage.source)
  if (!to || !from) return []
  return [
    {
      key: force.key,
      source: force.env.source,
      rule: '615.1a',
      commutes: replacement.amount === undefined,
      apply: (event) => {
        const most =
          force.left ??
          (replacement.amount === undefined ? Number.POSITIVE_INFINITY : evaluate(force.env, replacement.amount))
        const prevented = event.kind === 'damage' ? Math.min(event.amount, most) : 0
        if (force.effectId !== undefined && force.left !== undefined) useUp(ctx, force.effectId, force.left - prevented)
        return prevent(ctx, event, most)
      },
    },
  ]
}

/** CR 615.7: a shield of an amount is used up as it prevents. */
const useUp = (ctx: Context, id: string, left: number): void =>
  patchState(ctx, {
    effects: ctx.state.effects.flatMap((effect) =>
      effect.id !== id ? [effect] : left > 0 ? [{ ...effect, left }] : [],
    ),
  })

const prevent = (ctx: Context, event: Proposal, most: number): readonly Proposal[] => {
  if (event.kind !== 'damage') return [event]
  const amount = Math.min(event.amount, most)
  if (amount > 0) record(ctx, { kind: 'damage-prevented', source: event.source, target: event.target, amount })
  return amount >= event.amount ? [] : [{ ...event, amount: event.amount - amount }]
}
