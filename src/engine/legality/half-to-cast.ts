import type { CastSpell } from '../../core/action.ts'
import type { CardDefinition } from '../../core/card.ts'
import { type CastHalf, type Face, isHalf } from '../../core/face.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { patchObject } from '../events/commit.ts'
import { castableHalves, namesOfHalves } from '../faces/as-it-stands.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'

/**
 * CR 709.3, 702.102a: the halves of a split card that an action may mean, before anything else is asked: the one it names, or each
 * there is. None for a card that has no halves; both fused only from a hand, and only where the card has fuse.
 */
export const halvesMeant = (ctx: Context, action: CastSpell, { object }: ProposedCard): readonly CastHalf[] => {
  const card = ctx.state.objects[object]!
  const whole = card.copyOf === undefined && !card.faceDown ? frontOf(card, ctx.cards) : undefined
  if (whole?.halves === undefined) return isHalf(action.face) ? refuseHalf(ctx, object, action.face) : []
  const castable = castableHalves(whole, card)
  const given = action.face ?? halfNamed(whole, action.card)
  if (given === undefined) return castable
  return isHalf(given) && castable.includes(given) ? [given] : refuseHalf(ctx, object, given)
}

const refuseHalf = (ctx: Context, object: ObjectId, face: Face): never => {
  const rules = face === 'fused' ? ['702.102a', '709.3'] : ['709.3']
  return refuse([illegal('cast.no-such-half', rules, { object: named(ctx, object), face })])
}

const halfNamed = (whole: CardDefinition, name: string | undefined): CastHalf | undefined => {
  const at = name === undefined ? -1 : (namesOfHalves(whole)?.indexOf(name) ?? -1)
  return at < 0 ? undefined : at === 0 ? 'left' : 'right'
}

/** CR 709.3a: only the chosen half is looked at to see whether it can be cast; fused, both are (702.102b). */
export const showingHalf = (ctx: Context, card: ProposedCard, half: CastHalf): ProposedCard => {
  const { object } = card
  patchObject(ctx, object, { marks: { ...ctx.state.objects[object]!.marks, half } })
  cite(ctx, half === 'fused' ? '702.102a' : '709.3', { object, half })
  return { ...card, traits: project(ctx).of(object)! }
}
