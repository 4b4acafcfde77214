/** CR 103.5b: when a card in hand lets its owner do something because they could take a mulligan: as they would declare whether they do. */
import { illegal } from '../../illegal.ts'
import { beforeMulliganOf } from '../../opening/before-mulligan-of.ts'
import { named } from '../named.ts'
import type { ProposedCard } from '../proposed.ts'
import type { Rule, Stage } from '../stage.ts'

const RULES = ['103.5b']

const asDeclaring: Rule<ProposedCard> = (ctx, { object, player }) => {
  const decision = ctx.state.pending?.decision
  const isDeclaring = decision?.kind === 'yes-or-no' && decision.purpose === 'mulligan' && decision.player === player
  return isDeclaring ? [] : [illegal('special.no-mulligan-now', RULES, { object: named(ctx, object), player })]
}

const inOwnHand: Rule<ProposedCard> = (ctx, { object, player, owner, zone }) =>
  zone === 'hand' && owner === player
    ? []
    : [illegal('special.wrong-zone', RULES, { object: named(ctx, object), zone, what: 'before-mulligan' })]

const saysSo: Rule<ProposedCard> = (ctx, { object, traits }) =>
  beforeMulliganOf(traits).length > 0
    ? []
    : [illegal('special.unavailable', RULES, { object: named(ctx, object), what: 'before-mulligan' })]

export const BEFORE_MULLIGAN_STAGES: readonly Stage<ProposedCard>[] = [[asDeclaring], [inOwnHand], [saysSo]]
