import type { PlayerId } from '../../core/ids.ts'
import type { TriggerFacts } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { nextKey } from '../next-key.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { mainTurn } from '../seats.ts'
import type { Batch } from './batch.ts'
import { type InForce, liesOn, type Replacer } from './in-force.ts'

type Replaced = Extract<Proposal, { kind: 'draw' | 'life' }>
type Instead = InForce & { readonly replacement: Extract<Replacement, { kind: 'instead' }> }

/**
 * CR 614.6, 614.11: other instructions are followed instead of a draw, whether or not there is a card to draw, of gaining, losing
 * or paying life.
 */
export const insteadReplacers = (
  ctx: Context,
  proposal: Replaced,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] =>
  active
    .filter((force): force is Instead => force.replacement.kind === 'instead')
    .filter(({ replacement }) => eventsOf(proposal).includes(replacement.event))
    .filter((force) => liesOn(force, force.replacement.who, proposal.player))
    .filter(({ env, replacement }) => isMet(env, replacement, proposal))
    .filter(({ replacement }) => replacement.exceptFirst !== true || !isFirstOfDrawStep(ctx, proposal.player))
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

/** CR 119.4: paying life is losing it. */
const eventsOf = (proposal: Replaced): readonly Instead['replacement']['event'][] => {
  if (proposal.kind === 'draw') return ['draw']
  if (proposal.delta > 0) return ['life-gain']
  return proposal.cause === 'cost' ? ['life-loss', 'life-payment'] : ['life-loss']
}

const isMet = (env: Env, { condition }: Instead['replacement'], proposal: Replaced): boolean =>
  condition === undefined || holds({ ...env, event: factsOf(proposal) }, condition)

/** CR 121.1, 504.1: the first card a player draws in their draw step, whatever makes them draw it. */
const isFirstOfDrawStep = ({ state }: Context, player: PlayerId): boolean => {
  const { step, active } = mainTurn(state)
  return step === 'draw' && active.includes(player) && (state.history.drawnInDrawStep[player] ?? 0) === 0
}

const factsOf = (event: Replaced): TriggerFacts => ({
  player: event.player,
  amount: event.kind === 'life' ? Math.abs(event.delta) : 1,
})

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
  return {
    kind: 'instructions',
    player: event.player,
    env: { ...env, event: factsOf(event) },
    effects: replacement.effects,
    applied: new Set(),
  }
}
