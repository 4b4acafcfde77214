import type { SpecialAction } from '../../core/action.ts'
import type { Half } from '../../core/face.ts'
import type { ObjectId } from '../../core/ids.ts'
import { possibleWays } from '../apply/possible-ways.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { wholeOf } from '../definitions.ts'
import { doorsOf, unlockDoor } from '../events/doors.ts'
import { halfOf } from '../faces/as-it-stands.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { findCard } from '../legality/find-card.ts'
import { named } from '../legality/named.ts'
import { UNLOCK_STAGES } from '../legality/special/unlock-door.ts'
import { passStages } from '../legality/stage.ts'
import { payForSpecial } from './pay-for-special.ts'

/** CR 116.2m, 709.5e: a player pays the mana cost of a locked half of a permanent they control, and it is unlocked. */
export const unlockSpecially = (ctx: Context, action: SpecialAction): void => {
  const card = findCard(ctx, action)
  passStages(ctx, UNLOCK_STAGES, card)
  const { object } = card
  const { face } = action
  const locked = doorsOf(ctx, object, 'locked')
  if (face !== undefined && !locked.includes(face))
    refuse([illegal('door.not-locked', ['116.2m', '709.5e'], { object: named(ctx, object), half: face })])
  const unlock = (on: Context, half: Half): void => payAndUnlock(on, action, object, half)
  unlock(ctx, face ?? askHalf(ctx, action, object, possibleWays(ctx, locked, unlock)))
}

const askHalf = (ctx: Context, { player }: SpecialAction, object: ObjectId, halves: readonly Half[]): Half =>
  askOption(ctx, {
    kind: 'choose-option',
    key: `door:${object}`,
    player,
    rule: '116.2m',
    source: object,
    options: halves,
  }) as Half

const payAndUnlock = (ctx: Context, action: SpecialAction, object: ObjectId, half: Half): void => {
  const name = named(ctx, object)
  const { manaCost } = halfOf(wholeOf(ctx.state.objects[object]!, ctx.cards)!, half)
  // CR 118.6
  if (manaCost === null)
    return refuse([illegal('special.unavailable', ['116.2m', '118.6'], { object: name, what: 'unlock-door' })])
  payForSpecial(ctx, action, { object, name, cost: [{ kind: 'mana', mana: manaCost }] })
  cite(ctx, '116.2m', { object, half })
  unlockDoor(ctx, action.player, object, half)
}
