import type { PlayerId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { nextKey } from '../next-key.ts'
import type { Batch } from './batch.ts'
import { type InForce, liesOn, type Replacer } from './in-force.ts'

type Replaced = Extract<Proposal, { kind: 'draw' | 'life' }>
type Instead = InForce & { readonly replacement: Extract<Replacement, { kind: 'instead' }> }

/**
 * CR 614.6, 614.11: other instructions are followed instead of a draw, whether or not there is a card to draw, of gaining or of
 * losing life.
 */
export const insteadReplacers = (
  ctx: Context,
  proposal: Replaced,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] =>
  active
    .filter((force): force is Instead => force.replacement.kind === 'instead')
    .filter(({ replacement }) => replacement.event === eventOf(proposal))
    .filter((force) => liesOn(force, force.replacement.who, proposal.player))
    .map((force) => ({
      key: force.key,
      source: force.env.source,
      rule: '614.6',
      commutes: false,
      apply: (event) =>
        (event.kind === 'draw' || event.kind === 'life') && isWanted(ctx, force, event.player)
          ? [instructions(force, event, batch)]
          : [event],
    }))

const eventOf = (proposal: Replaced): string =>
  proposal.kind === 'draw' ? 'draw' : proposal.delta > 0 ? 'life-gain' : 'life-loss'

const isWanted = (ctx: Context, { key, env, replacement }: Instead, player: PlayerId): boolean =>
  replacement.optional !== true ||
  askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'use-replacement',
    key: nextKey(ctx, `instead:${key}:${player}`),
    player,
    rule: '614.1a',
    source: env.source,
  })

const instructions = ({ env, replacement, effectId }: Instead, event: Replaced, batch: Batch): Proposal => {
  if (replacement.once === true && effectId !== undefined) batch.spent.add(effectId)
  const amount = event.kind === 'life' ? Math.abs(event.delta) : 1
  return {
    kind: 'instructions',
    player: event.player,
    env: { ...env, event: { player: event.player, amount } },
    effects: replacement.effects,
    applied: new Set(),
  }
}
