import type { CostPart } from '../../core/cost.ts'
import type { ChoicePurpose } from '../../core/decision.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { findAll, matches } from '../refs/match.ts'
import { restrictionsOn } from '../restrictions.ts'
import { asTargetFilter } from '../targets/expected-zones.ts'
import type { Demand } from './first-unmet.ts'
import type { Payer } from './payer.ts'

/** A part of a cost for which its player picks objects. */
export type PickingPart = Extract<
  CostPart,
  { kind: 'sacrifice' | 'discard' | 'exile' | 'return-to-hand' | 'tap-permanents' }
>

export const isPicking = (part: CostPart): part is PickingPart => part.kind in PURPOSES

export const PURPOSES: { readonly [K in PickingPart['kind']]: ChoicePurpose } = {
  sacrifice: 'sacrifice',
  discard: 'discard',
  exile: 'exile',
  'return-to-hand': 'return',
  'tap-permanents': 'tap',
}

/** CR 118.3: the objects a part of a cost could be paid with. */
export const costCandidates = (ctx: Context, payer: Payer, part: PickingPart): readonly ObjectId[] => {
  const { player, env } = payer
  if (part.kind === 'discard') {
    return ctx.state.players[player]!.hand.filter((id) => id !== env.source && matches(env, part.what, id))
  }
  const found = findAll(env, asTargetFilter(part.what)).filter((id) => ctx.state.objects[id] !== undefined)
  switch (part.kind) {
    case 'exile':
    case 'return-to-hand':
      return found
    case 'sacrifice':
      return found.filter(
        (id) => isOwnPermanent(ctx, player, id) && restrictionsOn(ctx, 'be-sacrificed', id).length === 0,
      )
    case 'tap-permanents':
      return found.filter((id) => isOwnPermanent(ctx, player, id) && !ctx.state.objects[id]!.tapped)
  }
}

/** What a part takes, and of what: X and other numbers have their value in it. */
export const demandOf = (ctx: Context, payer: Payer, part: PickingPart): Demand => ({
  needed: Math.max(0, evaluate(payer.env, part.count)),
  options: costCandidates(ctx, payer, part),
})

/** CR 701.21a: a permanent the player controls. */
export const isOwnPermanent = (ctx: Context, player: string, id: ObjectId): boolean =>
  ctx.state.objects[id]?.zone === 'battlefield' && project(ctx).of(id)?.controller === player
