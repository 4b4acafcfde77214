import type { PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import type { Replacer } from './in-force.ts'

/** CR 400.6, 616.1: the affected player, or the controller of the affected object, chooses which of several effects is applied. */
export const chooseReplacement = (ctx: Context, proposal: Proposal, open: readonly Replacer[]): Replacer => {
  const options = open.map(({ key }) => key)
  const chosen = askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `replacement:${affectedThing(proposal)}:${proposal.kind}:${options.join()}`),
    player: affectedPlayer(ctx, proposal),
    rule: '616.1',
    source: open[0]!.source,
    options,
  })
  return open.find(({ key }) => key === chosen)!
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
    case 'draws':
    case 'draw':
    case 'life':
    case 'create-token':
    case 'instructions':
      return proposal.player
  }
}

/** The affected object's controller (its owner if it has none), or the affected player. */
export const affectedPlayer = (ctx: Context, proposal: Proposal): PlayerId => {
  const thing = affectedThing(proposal)
  return ctx.state.players[thing] !== undefined ? thing : (project(ctx).of(thing)?.controller ?? ctx.state.seats[0]!)
}
