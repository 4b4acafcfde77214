/** CR 116.2f, 116.2h, 116.2k: when a card with suspend, foretell or plot may be exiled from its owner's hand as a special action. */
import type { SpecialActionName } from '../../../core/action.ts'
import { isMainPhase } from '../../../core/step.ts'
import { illegal } from '../../illegal.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { turnOf } from '../../seats.ts'
import { castOnly } from '../cast-only.ts'
import { castRestrictions, legendarySorcery } from '../cast-restrictions.ts'
import { named } from '../named.ts'
import { notALand } from '../not-a-land.ts'
import type { ProposedCard } from '../proposed.ts'
import { sorceryTiming } from '../sorcery-timing.ts'
import { splitSecondForSpells } from '../split-second.ts'
import type { Rule, Stage } from '../stage.ts'

export type FromHand = Extract<SpecialActionName, 'suspend' | 'foretell' | 'plot'>

const RULES: Readonly<Record<FromHand, readonly [general: string, own: string]>> = {
  suspend: ['116.2f', '702.62a'],
  foretell: ['116.2h', '702.143a'],
  plot: ['116.2k', '702.170a'],
}

const inOwnHand =
  (what: FromHand): Rule<ProposedCard> =>
  (ctx, { object, player, owner, zone }) =>
    zone === 'hand' && owner === player
      ? []
      : [illegal('special.wrong-zone', RULES[what], { object: named(ctx, object), zone, what })]

const hasAbility =
  (what: FromHand): Rule<ProposedCard> =>
  (ctx, { object, traits }) =>
    hasKeyword(traits, what) ? [] : [illegal('special.unavailable', RULES[what], { object: named(ctx, object), what })]

/** CR 702.143a: on one's own turn. CR 702.170a: in one's own main phase, while the stack is empty. */
const onTime =
  (what: 'foretell' | 'plot'): Rule<ProposedCard> =>
  (ctx, { object, player }) => {
    const { step, stack, active } = turnOf(ctx.state, player)
    const yourTurn = active.includes(player)
    const fits = yourTurn && (what === 'foretell' || (isMainPhase(step) && stack.length === 0))
    const params = { object: named(ctx, object), what, step, stackEmpty: stack.length === 0, yourTurn }
    return fits ? [] : [illegal('special.timing', RULES[what], params)]
  }

/** CR 702.62a, 702.62c: only while one could begin to cast the card; what it costs does not matter for that. */
const COULD_BEGIN: Stage<ProposedCard> = [
  splitSecondForSpells,
  sorceryTiming,
  castOnly,
  castRestrictions,
  legendarySorcery,
]

export const FROM_HAND_STAGES: Readonly<Record<FromHand, readonly Stage<ProposedCard>[]>> = {
  suspend: [[inOwnHand('suspend')], [hasAbility('suspend')], [notALand], COULD_BEGIN],
  foretell: [[inOwnHand('foretell')], [hasAbility('foretell')], [onTime('foretell')]],
  plot: [[inOwnHand('plot')], [hasAbility('plot')], [onTime('plot')]],
}
