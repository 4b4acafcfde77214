import type { SpecialAction } from '../../core/action.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Marks } from '../../core/marks.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import type { MoveProposal } from '../events/proposal.ts'
import { findCard } from '../legality/find-card.ts'
import { named } from '../legality/named.ts'
import type { ProposedCard } from '../legality/proposed.ts'
import { FROM_HAND_STAGES, type FromHand } from '../legality/special/from-hand.ts'
import { passStages } from '../legality/stage.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { turnOf } from '../seats.ts'
import { payForSpecial } from './pay-for-special.ts'

/** CR 116.2f: with time counters, as many as it says, for its suspend cost; an X in the number is the one that is paid. */
export const suspend = (ctx: Context, action: SpecialAction): void => {
  const card = checked(ctx, action, 'suspend')
  const { amount, cost } = keywordsOf(card.traits, 'suspend')[0]!
  const { object } = card
  const price = { object, name: named(ctx, object), cost, ...(amount === 'X' ? { leastX: 1 } : {}) }
  const x = payForSpecial(ctx, action, price)
  cite(ctx, '116.2f', { object })
  exile(ctx, object, { counters: { time: amount === 'X' ? x : amount } })
}

/** CR 116.2h: face down for {2}; its owner may look at it, and cast it once this turn has ended. */
export const foretell = (ctx: Context, action: SpecialAction): void => {
  const { object, player } = checked(ctx, action, 'foretell')
  payForSpecial(ctx, action, { object, name: named(ctx, object), cost: [{ kind: 'mana', mana: ['2'] }] })
  cite(ctx, '116.2h', { object })
  exile(ctx, object, { down: {}, remembered: { seenBy: [player], foretold: turnNow(ctx, player) } })
}

/** CR 116.2k: for its plot cost; its owner may cast it free on a later turn. */
export const plot = (ctx: Context, action: SpecialAction): void => {
  const { object, player, traits } = checked(ctx, action, 'plot')
  const cost = keywordsOf(traits, 'plot')[0]!.cost
  payForSpecial(ctx, action, { object, name: named(ctx, object), cost })
  cite(ctx, '116.2k', { object })
  exile(ctx, object, { remembered: { plotted: turnNow(ctx, player) } })
}

const checked = (ctx: Context, action: SpecialAction, what: FromHand): ProposedCard => {
  const card = findCard(ctx, action)
  passStages(ctx, FROM_HAND_STAGES[what], card)
  return card
}

const turnNow = (ctx: Context, player: PlayerId): number => turnOf(ctx.state, player).number

type How = Pick<MoveProposal, 'counters' | 'down'> & { readonly remembered?: Marks }

const exile = (ctx: Context, object: ObjectId, how: How): void => {
  happen(ctx, [{ kind: 'move', object, to: 'exile', cause: 'exile', ...how }])
}
