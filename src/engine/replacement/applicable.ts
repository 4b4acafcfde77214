import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import { drawsLeft } from '../draws-left.ts'
import type { Proposal } from '../events/proposal.ts'
import { isPlayer } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import type { Batch } from './batch.ts'
import { counterReplacers } from './counter-kinds.ts'
import { entersReplacers } from './enters.ts'
import { type InForce, inForce, type Replacer } from './in-force.ts'
import { insteadReplacers } from './instead.ts'
import { asItLeavesTheStack } from './leaving-stack.ts'
import { madnessReplacers } from './madness.ts'
import { preventionReplacers } from './prevent.ts'
import { redirections } from './redirect.ts'
import { zoneRedirections } from './redirect-zone.ts'
import { regenerationReplacers } from './regenerate.ts'
import { ownTokenReplacers } from './token-enters.ts'
import { tokenEntersReplacers } from './tokens-entering.ts'

/** Everything that would change this event now (CR 614.6, 614.12, 615.6). */
export const applicable = (ctx: Context, proposal: Proposal, batch: Batch): readonly Replacer[] => [
  ...counterReplacers(ctx, proposal),
  ...fromTexts(ctx, proposal, batch),
]

const fromTexts = (ctx: Context, proposal: Proposal, batch: Batch): readonly Replacer[] => {
  const active = inForce(ctx)
  switch (proposal.kind) {
    case 'move':
      return [
        ...(proposal.to === 'battlefield' ? entersReplacers(ctx, proposal, active, batch) : []),
        ...asItLeavesTheStack(ctx, proposal),
        ...madnessReplacers(ctx, proposal),
        ...zoneRedirections(ctx, proposal, active),
        ...regenerationReplacers(ctx, proposal),
      ]
    case 'create-token':
      return [
        ...ownTokenReplacers(ctx, proposal),
        ...tokenEntersReplacers(ctx, proposal, active),
        ...amounts(proposal, active, 'tokens'),
      ]
    case 'damage':
      return damageReplacers(ctx, proposal, active, batch)
    case 'counters':
      return proposal.delta > 0 ? amounts(proposal, active, 'counters') : []
    case 'life':
      return lifeReplacers(ctx, proposal, active, batch)
    case 'draws':
      return proposal.count > 0 ? amounts(proposal, active, 'draws') : []
    case 'draw':
      // CR 614.17c, 121.6a: a draw that can't happen isn't replaced; one from an empty library is.
      return drawsLeft(ctx, proposal.player) > 0
        ? [...insteadReplacers(ctx, proposal, active, batch), ...amounts(proposal, active, 'draw')]
        : []
    default:
      return []
  }
}

/** CR 120.8, 614.7a: a source that would deal 0 damage deals none, so there is nothing to change. */
const damageReplacers = (
  ctx: Context,
  proposal: Extract<Proposal, { kind: 'damage' }>,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] =>
  proposal.amount <= 0
    ? []
    : [
        ...preventionReplacers(ctx, proposal, active, batch),
        ...redirections(ctx, proposal, active, batch),
        ...amounts(proposal, active, 'damage'),
      ]

/** CR 119.7, 119.8, 614.17c: a player who can't gain or lose life doesn't, and nothing else gets to change that gain or loss. */
const lifeReplacers = (
  ctx: Context,
  proposal: Extract<Proposal, { kind: 'life' }>,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] => {
  if (proposal.delta === 0) return []
  const [stop] = restrictionsOnPlayer(ctx, proposal.delta > 0 ? 'gain-life' : 'lose-life', proposal.player)
  if (stop !== undefined)
    return [{ key: `no-life:${stop.source}`, source: stop.source, rule: '614.17', commutes: true, apply: () => [] }]
  const instead = insteadReplacers(ctx, proposal, active, batch)
  return proposal.delta > 0 ? [...instead, ...amounts(proposal, active, 'life-gain')] : instead
}

type Counted = Extract<Replacement, { kind: 'modify-amount' }>['event']

const amounts = (proposal: Proposal, active: readonly InForce[], event: Counted): readonly Replacer[] =>
  active.flatMap((force) => {
    const { replacement } = force
    if (replacement.kind !== 'modify-amount' || replacement.event !== event) return []
    if (!isCounted(proposal, replacement)) return []
    const about = aboutOf(proposal, force)
    if (about === null || !isRelated(force.env, about.player, replacement.who)) return []
    if (
      replacement.to !== undefined &&
      !(proposal.kind === 'damage' && matches(force.env, replacement.to, proposal.target))
    )
      return []
    if (replacement.what !== undefined && (about.thing === null || !matches(force.env, replacement.what, about.thing)))
      return []
    const change = (amount: number): number => Math.max(0, amount * (replacement.times ?? 1) + (replacement.plus ?? 0))
    return [
      {
        key: force.key,
        source: force.env.source,
        rule: '614.1a',
        commutes: replacement.plus === undefined,
        apply: () => changed(proposal, change),
      },
    ]
  })

/** CR 614.16: of counters the kind that is meant, and where only effects are, not those of a cost. */
const isCounted = (
  proposal: Proposal,
  { counter, byEffect }: Extract<Replacement, { kind: 'modify-amount' }>,
): boolean =>
  proposal.kind !== 'counters' ||
  ((counter === undefined || counter === proposal.counter) && !(byEffect === true && proposal.byRule === true))

/** The player and the thing that an amount is about: whose counters, tokens, life, cards; for damage its source. */
const aboutOf = (
  proposal: Proposal,
  force: InForce,
): { readonly player: string; readonly thing: string | null } | null => {
  const { view } = force.env
  switch (proposal.kind) {
    case 'counters':
      return {
        player: isPlayer(view, proposal.on) ? proposal.on : (view.of(proposal.on)?.controller ?? ''),
        thing: proposal.on,
      }
    case 'damage':
      return { player: view.of(proposal.source)?.controller ?? '', thing: proposal.source }
    case 'life':
    case 'draws':
    case 'draw':
    case 'create-token':
      return { player: proposal.player, thing: null }
    default:
      return null
  }
}

const changed = (proposal: Proposal, change: (amount: number) => number): readonly Proposal[] => {
  switch (proposal.kind) {
    // CR 614.16, 616.2: once an effect says how many there are, it is an effect that puts them.
    case 'counters':
      return [{ ...proposal, delta: change(proposal.delta), byRule: false }]
    case 'life':
      return [{ ...proposal, delta: change(proposal.delta) }]
    case 'damage':
      return [{ ...proposal, amount: change(proposal.amount) }]
    case 'draws':
      return [{ ...proposal, count: change(proposal.count) }]
    case 'draw':
    case 'create-token':
      return Array.from({ length: change(1) }, () => proposal)
    default:
      return [proposal]
  }
}
