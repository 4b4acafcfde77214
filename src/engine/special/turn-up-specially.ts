import type { SpecialAction } from '../../core/action.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { turnFaceUp } from '../facing/turn-face-up.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { findCard } from '../legality/find-card.ts'
import { nameOfHidden } from '../legality/named.ts'
import { TURN_FACE_UP_STAGES } from '../legality/special/turn-face-up.ts'
import { passStages } from '../legality/stage.ts'
import { payForSpecial } from './pay-for-special.ts'
import { type WayToTurnUp, waysToTurnUp } from './ways-to-turn-up.ts'

/** CR 116.2b, 702.37e, 702.168d: its cost is shown and paid, then it is turned face up. */
export const turnUpSpecially = (ctx: Context, action: SpecialAction): void => {
  const card = findCard(ctx, action)
  passStages(ctx, TURN_FACE_UP_STAGES, card)
  const { object, player } = card
  const name = nameOfHidden(ctx, object)
  const way = chooseWay(ctx, action, object, name)
  const x = payForSpecial(ctx, action, { object, name, cost: way.cost })
  cite(ctx, '116.2b', { object })
  turnFaceUp(ctx, [object], player, { by: way.by, x })
}

const chooseWay = (ctx: Context, { by, player }: SpecialAction, object: ObjectId, name: Named): WayToTurnUp => {
  const ways = waysToTurnUp(ctx, object)
  const chosen =
    by ??
    askOption(ctx, {
      kind: 'choose-option',
      key: `turn-up:${object}`,
      player,
      rule: '701.40c',
      source: object,
      options: [...new Set(ways.map((way) => way.by))],
    })
  const way = ways.find((one) => one.by === chosen)
  return way ?? refuse([illegal('cost.option-unknown', ['116.2b'], { object: name, option: chosen })])
}
