import type { Replacement } from '../../core/replacement.ts'
import { askNumber } from '../ask.ts'
import type { Context } from '../context.ts'
import { record } from '../events/commit.ts'
import type { DamageProposal, Proposal } from '../events/proposal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { isPlayer } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { hasProtectionFrom } from '../targets/protection.ts'
import { type Batch, notePrevention, useUp } from './batch.ts'
import { guards } from './guards.ts'
import type { InForce, Replacer } from './in-force.ts'

type Shield = InForce & { readonly replacement: Extract<Replacement, { kind: 'prevent-damage' }> }

/** CR 615.1a, 615.6: what prevents this damage, wholly or in part. */
export const preventionReplacers = (
  ctx: Context,
  damage: DamageProposal,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] => {
  const shields = active.filter((force) => isShield(force) && guards(force, force.replacement, damage)) as Shield[]
  return isUnpreventable(ctx, damage)
    ? shields.map((shield) => idle(shield, batch))
    : [...protection(ctx, damage, batch), ...shields.map((shield) => preventing(ctx, shield, batch))]
}

const isShield = (force: InForce): force is Shield => force.replacement.kind === 'prevent-damage'

const isUnpreventable = (ctx: Context, damage: DamageProposal): boolean =>
  damage.unpreventable === true ||
  restrictions(ctx, 'prevent-damage').some(
    ({ source, controller, pattern: { combat, from } }) =>
      (combat === undefined || damage.combat) &&
      (from === undefined || matches(plainEnv(project(ctx), source, controller), from, damage.source)),
  )

/** All damage prevented; all of it goes on where an effect says that damage can't be prevented (615.12). */
export const preventAll = (ctx: Context, event: Proposal): readonly Proposal[] =>
  event.kind === 'damage' && isUnpreventable(ctx, event) ? [event] : prevent(ctx, event, Number.POSITIVE_INFINITY)

/** CR 702.16e: damage from a source that the permanent or player is protected from is prevented. */
const protection = (ctx: Context, damage: DamageProposal, batch: Batch): readonly Replacer[] =>
  !isPlayer(project(ctx), damage.target) && hasProtectionFrom(ctx, damage.target, damage.source)
    ? [
        {
          key: `protection:${damage.target}`,
          source: damage.target,
          rule: '702.16e',
          commutes: true,
          apply: (event) => {
            const env = plainEnv(project(ctx), damage.target, '')
            if (event.kind === 'damage')
              notePrevention(batch, `protection:${event.target}`, { ...event, env, effects: [] })
            return prevent(ctx, event, Number.POSITIVE_INFINITY)
          },
        },
      ]
    : []

/**
 * CR 615.12, 615.12a: applied once to damage that can't be prevented it prevents nothing and is not used up; what else it says
 * happens all the same.
 */
const idle = ({ key, env, replacement }: Shield, batch: Batch): Replacer => ({
  key,
  source: env.source,
  rule: '615.12',
  commutes: true,
  apply: (event) => {
    if (event.kind !== 'damage') return [event]
    const { source, target } = event
    notePrevention(batch, key, { env, effects: replacement.besides ?? [], source, target, amount: 0 })
    return [event]
  },
})

const preventing = (ctx: Context, shield: Shield, batch: Batch): Replacer => ({
  key: shield.key,
  source: shield.env.source,
  rule: '615.1a',
  commutes: shield.replacement.amount === undefined && shield.replacement.besides === undefined,
  apply: (event) => {
    if (event.kind !== 'damage') return [event]
    const { key, env, replacement, effectId } = shield
    const { source, target } = event
    const amount = Math.min(event.amount, mostPrevented(ctx, shield, event, batch))
    notePrevention(batch, key, { env, effects: replacement.besides ?? [], source, target, amount })
    if (effectId !== undefined && shield.left !== undefined) useUp(ctx, effectId, shield.left - amount)
    if (effectId !== undefined && replacement.once === true && amount > 0) batch.spent.add(effectId)
    return prevent(ctx, event, amount)
  },
})

/** CR 615.10: an amount in a static ability is prevented of each event anew. */
const mostPrevented = (ctx: Context, shield: Shield, event: DamageProposal, batch: Batch): number => {
  const { left, env, replacement } = shield
  if (left !== undefined) return shareOf(ctx, shield, left, event, batch)
  return replacement.amount === undefined ? Number.POSITIVE_INFINITY : evaluate(env, replacement.amount)
}

/** CR 615.7: of damage from several sources at the same time whoever is shielded chooses which the shield prevents. */
const shareOf = (ctx: Context, shield: Shield, left: number, event: DamageProposal, batch: Batch): number => {
  const rivals = batch.waiting.filter(
    (one): one is DamageProposal =>
      one.kind === 'damage' && guards(shield, shield.replacement, one) && !isUnpreventable(ctx, one),
  )
  const elsewhere = rivals.reduce((sum, { amount }) => sum + amount, 0)
  if (elsewhere + event.amount <= left || elsewhere === 0) return left
  if (rivals.some((rival) => batch.changers(rival).some(({ key }) => key !== shield.key)))
    leaveUnsupportedRule('615.7', shield.env.view.of(shield.env.source)?.name ?? '', 'damage that others change too')
  const { source, target } = event
  return askNumber(ctx, {
    kind: 'choose-number',
    key: nextKey(ctx, `prevented:${shield.key}:${source}:${target}`),
    player: isPlayer(project(ctx), target) ? target : (project(ctx).of(target)?.controller ?? shield.env.controller),
    rule: '615.7',
    object: source,
    what: 'amount',
    min: Math.max(0, left - elsewhere),
    max: Math.min(left, event.amount),
  })
}

const prevent = (ctx: Context, event: Proposal, most: number): readonly Proposal[] => {
  if (event.kind !== 'damage') return [event]
  const amount = Math.min(event.amount, most)
  if (amount > 0) record(ctx, { kind: 'damage-prevented', source: event.source, target: event.target, amount })
  return amount >= event.amount ? [] : [{ ...event, amount: event.amount - amount }]
}
