import type { CastSpell } from '../../core/action.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, takeTimestamp } from '../events/commit.ts'
import type { ProposedCard } from '../legality/proposed.ts'
import { MANA_COST } from '../legality/ways-to-cast.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { copyToTry, refusalOf } from './possible-ways.ts'

type Cast = (ctx: Context, action: CastSpell) => void

/**
 * CR 702.103a–b, 702.103d: whether a card with bestow is cast bestowed is settled first: then it is judged as the Aura spell it
 * will be. Where the action does not say so and both can be gone through with, its player is asked.
 */
export const bestowedToCast = (ctx: Context, action: CastSpell, card: ProposedCard, cast: Cast): ProposedCard => {
  if (!hasKeyword(card.traits, 'bestow')) return card
  return isCastBestowed(ctx, action, cast) ? withBestowed(ctx, card) : card
}

const isCastBestowed = (ctx: Context, action: CastSpell, cast: Cast): boolean => {
  if (action.pay !== undefined) return action.pay.includes('bestow')
  const fails = (pay: readonly string[]): boolean => refusalOf(() => cast(copyToTry(ctx), { ...action, pay })) !== null
  if (fails(['bestow'])) return false
  if (fails([])) return true
  const object = action.object ?? ''
  const option = askOption(ctx, {
    kind: 'choose-option',
    key: `bestow:${object}`,
    player: action.player,
    rule: '702.103a',
    source: object,
    options: [MANA_COST, 'bestow'],
  })
  return option === 'bestow'
}

const withBestowed = (ctx: Context, card: ProposedCard): ProposedCard => {
  const { marks } = ctx.state.objects[card.object]!
  patchObject(ctx, card.object, { marks: { ...marks, bestowed: takeTimestamp(ctx) } })
  cite(ctx, '702.103b', { object: card.object })
  return { ...card, traits: project(ctx).of(card.object)! }
}
