import type { PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { applicable } from './applicable.ts'
import type { Replacer } from './in-force.ts'

/**
 * CR 614–616: what really happens in place of a batch of events. For each event the effects that apply to it are applied
 * one at a time, none twice (614.5), the affected player or the controller of the affected object choosing among several
 * (616.1), until none applies.
 */
export const replaceEvents = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] =>
  proposals.flatMap((proposal, at) => replaceOne(ctx, proposal, at))

const replaceOne = (ctx: Context, proposal: Proposal, at: number): readonly Proposal[] => {
  let events: readonly Proposal[] = [proposal]
  const used = new Set<string>()
  for (;;) {
    const choices = events.flatMap((event) => applicable(ctx, event).map((replacer) => ({ event, replacer })))
    const open = choices.filter(({ replacer }) => !used.has(replacer.key))
    if (open.length === 0) return events
    const chosen = open.length === 1 || canSkipOrder(open) ? open[0]! : chooseReplacement(ctx, proposal, open, at)
    used.add(chosen.replacer.key)
    cite(ctx, chosen.replacer.rule, { source: chosen.replacer.source })
    const replaced = chosen.replacer.apply(chosen.event)
    events = events.flatMap((event) => (event === chosen.event ? replaced : [event]))
  }
}

type Choice = { readonly event: Proposal; readonly replacer: Replacer }

/** Entering tapped and with counters add up the same in any order, so nobody is asked. */
const canSkipOrder = (open: readonly Choice[]): boolean => open.every(({ replacer }) => replacer.commutes)

const chooseReplacement = (ctx: Context, proposal: Proposal, open: readonly Choice[], at: number): Choice => {
  const options = open.map(({ replacer }) => replacer.key)
  const chosen = askOption(ctx, {
    kind: 'choose-option',
    key: `replacement:${affectedThing(proposal)}:${proposal.kind}:${at}:${options.join()}`,
    player: affectedPlayer(ctx, proposal),
    rule: '616.1',
    source: open[0]!.replacer.source,
    options,
  })
  return open.find(({ replacer }) => replacer.key === chosen)!
}

const affectedThing = (proposal: Proposal): string => {
  switch (proposal.kind) {
    case 'damage':
      return proposal.target
    case 'counters':
      return proposal.on
    case 'move':
    case 'tap':
    case 'untap':
    case 'attach':
    case 'unattach':
      return proposal.object
    case 'draw':
    case 'life':
    case 'create-token':
      return proposal.player
  }
}

/** CR 616.1: the affected object's controller (its owner if it has none), or the affected player. */
const affectedPlayer = (ctx: Context, proposal: Proposal): PlayerId => {
  const thing = affectedThing(proposal)
  return ctx.state.players[thing] !== undefined ? thing : (project(ctx).of(thing)?.controller ?? ctx.state.seats[0]!)
}
