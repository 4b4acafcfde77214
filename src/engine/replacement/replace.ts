import { type Context, cite } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { applicable } from './applicable.ts'
import { affectedPlayer, chooseReplacement } from './choose-replacement.ts'
import type { Replacer } from './in-force.ts'

/**
 * CR 614.1, 615.1, 616.1: what really happens in place of each event of a batch: the effects in force at that moment and none
 * that come later (614.4, 615.4) are applied to it. Players who must choose at the same time do so in turn order (101.4).
 */
export const replaceEvents = (ctx: Context, proposals: readonly Proposal[]): readonly (readonly Proposal[])[] => {
  const order = turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)
  const rank = (proposal: Proposal): number => order.indexOf(affectedPlayer(ctx, proposal))
  const ranked = proposals
    .map((proposal, at) => ({ proposal, at, rank: proposals.length < 2 ? 0 : rank(proposal) }))
    .toSorted((a, b) => a.rank - b.rank)
  const replaced: (readonly Proposal[])[] = []
  for (const { proposal, at } of ranked) replaced[at] = replaceOne(ctx, proposal).filter(isSomething)
  return replaced
}

/** CR 120.8: a source that would deal 0 damage deals none at all. */
const isSomething = (proposal: Proposal): boolean => proposal.kind !== 'damage' || proposal.amount > 0

/**
 * CR 616.1e–f: of the effects that apply one is applied, and again of those that apply then, until there are none; none gets
 * a second chance at an event or at what has come of it (614.5), and one may make another applicable (616.2).
 */
const replaceOne = (ctx: Context, proposal: Proposal): readonly Proposal[] => {
  let events: readonly Proposal[] = [proposal]
  const used = new Set<string>()
  for (;;) {
    const choices = events.flatMap((event) => applicable(ctx, event).map((replacer) => ({ event, replacer })))
    const open = choices.filter(({ replacer }) => !used.has(replacer.key))
    if (open.length === 0) return events
    const chosen = open.length === 1 || canSkipOrder(open) ? open[0]! : chooseReplacement(ctx, proposal, open)
    used.add(chosen.replacer.key)
    cite(ctx, chosen.replacer.rule, { source: chosen.replacer.source })
    const replaced = chosen.replacer.apply(chosen.event)
    events = events.flatMap((event) => (event === chosen.event ? replaced : [event]))
  }
}

/** Entering tapped and with counters add up the same in any order, so nobody is asked. */
const canSkipOrder = (open: readonly { readonly replacer: Replacer }[]): boolean =>
  open.every(({ replacer }) => replacer.commutes)
