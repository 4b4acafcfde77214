import { type Context, cite } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { applicable } from './applicable.ts'
import { type Batch, endSpent, type Prevention } from './batch.ts'
import { affectedPlayer, chooseReplacement } from './choose-replacement.ts'
import type { Replacer } from './in-force.ts'

/**
 * CR 614.1, 615.1, 616.1: what really happens in place of each event of a batch: the effects in force at that moment and none
 * that come later (614.4, 615.4) are applied to it. Players who must choose at the same time do so in turn order (101.4).
 */
export const replaceEvents = (ctx: Context, proposals: readonly Proposal[]): Replaced => {
  const batch: Batch = {
    waiting: proposals,
    done: [],
    spent: new Set(),
    taken: new Set(),
    preventions: new Map(),
    changers: (proposal) => applicable(ctx, proposal, batch),
  }
  const events: (readonly Proposal[])[] = []
  for (const at of inTurnOrder(ctx, proposals)) {
    batch.waiting = batch.waiting.filter((one) => one !== proposals[at])
    events[at] = replaceOne(ctx, proposals[at]!, batch).filter(isSomething)
    batch.done = [...batch.done, ...events[at]]
  }
  endSpent(ctx, batch)
  return { events, preventions: [...batch.preventions.values()] }
}

/** What has come of each event, and what was prevented. */
export interface Replaced {
  readonly events: readonly (readonly Proposal[])[]
  readonly preventions: readonly Prevention[]
}

/** The places of events in a batch, those of the active player first. */
const inTurnOrder = (ctx: Context, proposals: readonly Proposal[]): readonly number[] => {
  const places = proposals.map((_, at) => at)
  if (proposals.length < 2) return places
  const order = turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)
  const ranks = proposals.map((proposal) => order.indexOf(affectedPlayer(ctx, proposal)))
  return places.toSorted((a, b) => ranks[a]! - ranks[b]!)
}

/** CR 120.8: a source that would deal 0 damage deals none at all. */
const isSomething = (proposal: Proposal): boolean => proposal.kind !== 'damage' || proposal.amount > 0

/**
 * CR 616.1e, 616.1f: of the effects that apply one is applied, and then of those that apply to what has come of it, until there
 * are none; none gets a second chance at an event or at what has come of it (614.5), and one may make another applicable (616.2).
 */
const replaceOne = (
  ctx: Context,
  event: Proposal,
  batch: Batch,
  used: ReadonlySet<string> = ctx.applied,
): readonly Proposal[] => {
  const open = copiesFirst(outermost(applicable(ctx, event, batch).filter(({ key }) => !used.has(key))))
  if (open.length === 0) return [event.kind === 'instructions' ? { ...event, applied: used } : event]
  const chosen = open.find(({ independent }) => independent) ?? oneOf(ctx, event, open)
  cite(ctx, chosen.rule, { source: chosen.source })
  const after = new Set([...used, chosen.key])
  return chosen.apply(event).flatMap((one) => replaceOne(ctx, one, batch, after))
}

/** CR 616.1b, 616.1g: under whose control something enters is settled first; what is about an event within this one comes after everything that is about this one. */
const outermost = (open: readonly Replacer[]): readonly Replacer[] => {
  const outer = open.filter(({ inner }) => inner !== true)
  const first = outer.filter((one) => one.first === true)
  return first.length > 0 ? first : outer.length > 0 ? outer : open
}

/** CR 616.1c: what makes the thing that enters a copy comes before what else is said of how it enters. */
const copiesFirst = (open: readonly Replacer[]): readonly Replacer[] => {
  const copies = open.filter((one) => one.copies === true)
  if (copies.length > 0) return copies
  // CR 616.1d: then what makes it enter with its back face up.
  const turns = open.filter((one) => one.turns === true)
  return turns.length > 0 ? turns : open
}

const oneOf = (ctx: Context, event: Proposal, open: readonly Replacer[]): Replacer =>
  open.length === 1 || canSkipOrder(open) ? open[0]! : chooseReplacement(ctx, event, open)

/** Entering tapped and with counters add up the same in any order, so nobody is asked. */
const canSkipOrder = (open: readonly Replacer[]): boolean => open.every(({ commutes }) => commutes)
