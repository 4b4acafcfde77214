import type { ObjectId } from '../../core/ids.ts'
import type { KeywordName } from '../../core/keyword.ts'
import { SELF, YOU } from '../../core/ref.ts'
import type { Context } from '../context.ts'
import type { MoveProposal } from '../events/proposal.ts'
import { CAST_KEYWORDS } from '../keywords/cast-keywords.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Replacer } from './in-force.ts'

/** What keywords make of a spell's leaving the stack for anywhere but the battlefield. */
export const asItLeavesTheStack = (ctx: Context, move: MoveProposal): readonly Replacer[] => {
  const object = ctx.state.objects[move.object]
  if (object?.zone !== 'stack' || move.to === 'stack' || object.onStack?.kind !== 'spell') return []
  return [...exiled(ctx, move), ...boughtBack(ctx, move), ...rebound(ctx, move)]
}

/** CR 702.34a, 702.127a, 702.133a: a spell cast so is exiled when it would leave the stack for anywhere else. */
const exiled = (ctx: Context, move: MoveProposal): readonly Replacer[] => {
  const name = exilingKeyword(ctx, move.object)
  if (name === undefined || move.to === 'exile') return []
  return [
    {
      key: `${name}:${move.object}`,
      source: move.object,
      rule: name === 'aftermath' ? '702.127a' : CAST_KEYWORDS[name]!.rule,
      commutes: false,
      apply: () => [{ ...move, to: 'exile' }],
    },
  ]
}

const exilingKeyword = (ctx: Context, id: ObjectId): KeywordName | undefined => {
  const { paid, castFrom } = ctx.state.objects[id]!.onStack!
  const name = paid.find((one) => CAST_KEYWORDS[one as KeywordName]?.exiled === true)
  if (name !== undefined) return name as KeywordName
  const traits = project(ctx).of(id)
  return castFrom === 'graveyard' && traits !== undefined && hasKeyword(traits, 'aftermath') ? 'aftermath' : undefined
}

/** CR 702.27a: back to its owner's hand instead of into the graveyard as it resolves. */
const boughtBack = (ctx: Context, move: MoveProposal): readonly Replacer[] => {
  const paid = ctx.state.objects[move.object]!.onStack!.paid
  if (!paid.includes('buyback') || !isResolving(move)) return []
  return [
    {
      key: `buyback:${move.object}`,
      source: move.object,
      rule: '702.27a',
      commutes: false,
      apply: () => [{ ...move, to: 'hand' }],
    },
  ]
}

/**
 * CR 702.88a–c: a spell cast from its controller's hand is exiled instead as it resolves, and at that player's next upkeep they may cast
 * the card; several instances do no more than one.
 */
const rebound = (ctx: Context, move: MoveProposal): readonly Replacer[] => {
  const view = project(ctx)
  const traits = view.of(move.object)
  const { onStack, owner } = ctx.state.objects[move.object]!
  if (traits === undefined || !hasKeyword(traits, 'rebound') || !isResolving(move)) return []
  const { controller } = traits
  if (onStack!.castFrom !== 'hand' || owner !== controller) return []
  const env = plainEnv(view, move.object, controller)
  const cast = { do: 'cast', who: YOU, what: SELF, forCost: [] } as const
  return [
    {
      key: `rebound:${move.object}`,
      source: move.object,
      rule: '702.88a',
      commutes: false,
      apply: () => [
        { ...move, to: 'exile' },
        {
          kind: 'instructions',
          player: controller,
          env,
          effects: [
            { do: 'delayed-trigger', event: { on: 'next-step', step: 'upkeep', whose: 'you' }, effects: [cast] },
          ],
          applied: new Set(),
        },
      ],
    },
  ]
}

const isResolving = ({ to, cause }: MoveProposal): boolean => to === 'graveyard' && cause === 'resolve'
