import type { Effect } from '../../core/effect.ts'
import { SELF, YOU } from '../../core/ref.ts'
import type { Context } from '../context.ts'
import type { MoveProposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Replacer } from './in-force.ts'

/**
 * CR 702.35a: a discarded card with madness goes into exile instead of the graveyard, and an ability triggers by which its owner may
 * cast it for that cost, or puts it into the graveyard. CR 603.11: only what was exiled so is meant.
 */
export const madnessReplacers = (ctx: Context, move: MoveProposal): readonly Replacer[] => {
  const object = ctx.state.objects[move.object]
  if (move.cause !== 'discard' || move.to !== 'graveyard' || object?.zone !== 'hand') return []
  const view = project(ctx)
  const traits = view.of(move.object)
  if (traits === undefined) return []
  const env = plainEnv(view, move.object, object.owner)
  return keywordsOf(traits, 'madness').map(
    ({ cost }, at): Replacer => ({
      key: `madness:${move.object}:${at}`,
      source: move.object,
      rule: '702.35a',
      commutes: false,
      apply: () => [
        { ...move, to: 'exile' },
        {
          kind: 'instructions',
          player: object.owner,
          env,
          asMoved: true,
          effects: [{ do: 'reflexive-trigger', targets: [], effects: castOrLeave(cost) }],
          applied: new Set(),
        },
      ],
    }),
  )
}

const castOrLeave = (cost: Extract<Effect, { do: 'pay' }>['cost']): readonly Effect[] => [
  { do: 'cast', who: YOU, what: SELF, forCost: cost, by: 'madness', as: 'mad' },
  {
    do: 'if',
    condition: { kind: 'did', name: 'mad' },
    effects: [],
    otherwise: [{ do: 'move', what: SELF, from: 'exile', to: 'graveyard', traced: true }],
  },
]
