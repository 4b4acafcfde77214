import { countersOf, withCounters } from '../../core/counter.ts'
import type { GameEvent } from '../../core/event.ts'
import type { Context } from '../context.ts'
import { patchObject, patchPlayer, record } from './commit.ts'
import type { Proposal } from './proposal.ts'

/** CR 122.1, 122.6: puts counters on or takes them off; no more can be taken off than are there. */
export const commitCounters = (ctx: Context, change: Extract<Proposal, { kind: 'counters' }>): readonly GameEvent[] => {
  const { on, counter } = change
  const holder = ctx.state.players[on] ?? ctx.state.objects[on]
  if (holder === undefined) return []
  const delta = Math.max(change.delta, -countersOf(holder.counters, counter))
  if (delta === 0) return []
  const counters = withCounters(holder.counters, counter, delta)
  if (ctx.state.players[on] !== undefined) patchPlayer(ctx, on, { counters })
  else patchObject(ctx, on, { counters })
  return [record(ctx, { kind: 'counters', on, counter, delta })]
}
