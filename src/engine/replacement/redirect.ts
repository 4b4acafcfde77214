import type { TargetId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import type { DamageProposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { isPlayer } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { type Batch, useUp } from './batch.ts'
import { guards } from './guards.ts'
import type { InForce, Replacer } from './in-force.ts'

type Redirection = InForce & { readonly replacement: Extract<Replacement, { kind: 'redirect-damage' }> }

/** CR 614.9: effects that have this damage dealt to something else, all of it or so much; none where that can't be damaged. */
export const redirections = (
  ctx: Context,
  damage: DamageProposal,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] =>
  active
    .filter((force): force is Redirection => force.replacement.kind === 'redirect-damage')
    .filter((force) => guards(force, force.replacement, damage))
    .flatMap((force) => {
      const target = recipient(ctx, force)
      return target === null || target === damage.target ? [] : [redirecting(ctx, force, target, batch)]
    })

const recipient = (ctx: Context, { env, replacement, toward }: Redirection): TargetId | null => {
  const [target] = toward ?? lookUp(env, replacement.instead)
  if (target === undefined) return null
  const view = project(ctx)
  if (isPlayer(view, target)) return ctx.state.players[target]!.lost ? null : target
  const types = ctx.state.objects[target]?.zone === 'battlefield' ? (view.of(target)?.types ?? []) : []
  return types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle') ? target : null
}

const redirecting = (ctx: Context, force: Redirection, target: TargetId, batch: Batch): Replacer => ({
  key: force.key,
  source: force.env.source,
  rule: '614.9',
  commutes: false,
  apply: (event) => {
    if (event.kind !== 'damage') return [event]
    const { replacement, effectId, left } = force
    const most = left ?? (replacement.amount === undefined ? event.amount : evaluate(force.env, replacement.amount))
    const moved = Math.min(event.amount, most)
    if (effectId !== undefined && left !== undefined) useUp(ctx, effectId, left - moved)
    if (effectId !== undefined && replacement.once === true) batch.spent.add(effectId)
    const stays = event.amount - moved
    return [{ ...event, target, amount: moved }, ...(stays > 0 ? [{ ...event, amount: stays }] : [])]
  },
})
