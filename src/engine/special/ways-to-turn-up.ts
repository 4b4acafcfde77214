import type { Cost } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { KeywordName } from '../../core/keyword.ts'
import { isVariable } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { asFaceUp } from '../facing/as-face-up.ts'
import { keywordsOf } from '../refs/keywords.ts'

/** One way to turn a permanent face up: for its morph or disguise cost, or for its mana cost. */
export interface WayToTurnUp {
  readonly by: string
  readonly cost: Cost
}

const TURNING = ['morph', 'megamorph', 'disguise'] as const satisfies readonly KeywordName[]

/**
 * CR 708.7, 701.40b–d, 701.58b–d, 702.37b, 702.37e, 702.168d: the costs for which a face-down permanent may be turned face up:
 * morph and disguise costs it would have then, and for a manifested or cloaked creature card the mana cost of that card.
 */
export const waysToTurnUp = (ctx: Context, id: ObjectId): readonly WayToTurnUp[] => {
  const traits = asFaceUp(ctx, id)
  const costs =
    traits === undefined ? [] : TURNING.flatMap((by) => keywordsOf(traits, by).map(({ cost }) => ({ by, cost })))
  return [...costs, ...forManaCost(ctx, id)]
}

const forManaCost = (ctx: Context, id: ObjectId): readonly WayToTurnUp[] => {
  const { substance, marks } = ctx.state.objects[id]!
  const by = marks?.down?.by
  const card = substance.kind === 'card' ? ctx.cards(substance.name) : undefined
  if ((by !== 'manifest' && by !== 'cloak') || card === undefined) return []
  if (!card.typeLine.types.includes('creature') || card.manaCost === null) return []
  // CR 107.3h: an {X} in it is 0, since it is no spell.
  return [{ by: 'mana-cost', cost: [{ kind: 'mana', mana: card.manaCost.filter((symbol) => !isVariable(symbol)) }] }]
}
