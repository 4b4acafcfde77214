/** CR 116.2m, 709.5e: the controller of a permanent with locked halves may unlock one in a main phase of their turn, the stack empty. */
import { doorsOf } from '../../events/doors.ts'
import { illegal } from '../../illegal.ts'
import { named } from '../named.ts'
import type { ProposedCard } from '../proposed.ts'
import { isSorceryTime, timeFor } from '../sorcery-timing.ts'
import type { Rule, Stage } from '../stage.ts'

const RULES = ['116.2m', '709.5e']

const hasLockedHalf: Rule<ProposedCard> = (ctx, { object }) =>
  doorsOf(ctx, object, 'locked').length > 0
    ? []
    : [illegal('special.unavailable', RULES, { object: named(ctx, object), what: 'unlock-door' })]

const isOwn: Rule<ProposedCard> = (ctx, { object, player, traits: { controller } }) =>
  controller === player ? [] : [illegal('special.not-controller', RULES, { object: named(ctx, object), controller })]

const onTime: Rule<ProposedCard> = (ctx, { object, player }) => {
  if (isSorceryTime(ctx, player)) return []
  const { step, stackEmpty, yourTurn } = timeFor(ctx, player)
  return [illegal('timing.sorcery', RULES, { object: named(ctx, object), step, stackEmpty, yourTurn })]
}

export const UNLOCK_STAGES: readonly Stage<ProposedCard>[] = [[hasLockedHalf], [isOwn], [onTime]]
