import type { Cost } from '../../core/cost.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { faced } from '../facing/faced.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { turnOf } from '../seats.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import { isSorceryTime } from './sorcery-time.ts'

/**
 * CR 406.3a–b, 601.3f: a card exiled face down is turned face up just before its player announces that they play it, which only
 * a player can do who may look at it; so all that is asked is asked of the card itself.
 */
export const shownToPlay = (ctx: Context, card: ProposedCard): ProposedCard => {
  const { object, player, zone } = card
  const { faceDown, marks } = ctx.state.objects[object]!
  if (zone !== 'exile' || !faceDown) return card
  if (marks?.seenBy?.includes(player) !== true) {
    refuse([illegal('cast.cannot-look', ['601.3f', '406.3b'], { object: named(ctx, object), player })])
  }
  cite(ctx, '406.3a', { object })
  patchObject(ctx, object, faced(marks, undefined))
  return { ...card, traits: project(ctx).of(object)! }
}

/** How a foretold or plotted card may be cast now: for which cost by which name. */
export interface ExiledWay {
  readonly name: 'foretell' | 'plot'
  readonly cost: Cost
}

/**
 * CR 702.143a, 702.170d: after the turn in which it was foretold a card is cast for its foretell cost; after the turn in which it
 * was plotted one is cast free, in its owner's main phase while the stack is empty.
 */
export const exiledWays = (
  ctx: Context,
  { object, player, owner, zone, traits }: ProposedCard,
): readonly ExiledWay[] => {
  const { foretold, plotted } = ctx.state.objects[object]!.marks ?? {}
  if (zone !== 'exile' || owner !== player) return []
  const now = turnOf(ctx.state, player).number
  const foretell = foretold !== undefined && foretold < now ? keywordsOf(traits, 'foretell') : []
  return [
    ...foretell.map(({ cost }): ExiledWay => ({ name: 'foretell', cost })),
    ...(plotted !== undefined && plotted < now && isSorceryTime(ctx, player)
      ? [{ name: 'plot', cost: [] } as const]
      : []),
  ]
}

/** Why a foretold or plotted card can't be cast yet; empty where it is neither. */
export const notYet = (ctx: Context, object: ObjectId, player: PlayerId): readonly Illegality[] => {
  const { foretold, plotted } = ctx.state.objects[object]!.marks ?? {}
  const what = plotted !== undefined ? 'plot' : foretold !== undefined ? 'foretell' : null
  if (what === null || ctx.state.objects[object]!.owner !== player) return []
  const { step, stack, active } = turnOf(ctx.state, player)
  const rules = what === 'plot' ? ['702.170d'] : ['702.143a']
  const yourTurn = active.includes(player)
  return [
    illegal('cast.not-yet', rules, {
      object: named(ctx, object),
      what,
      step,
      stackEmpty: stack.length === 0,
      yourTurn,
    }),
  ]
}
