import type { ObjectId } from '../../core/ids.ts'
import type { KeywordAbility } from '../../core/keyword.ts'
import type { Permission } from '../../core/permission.ts'
import type { Zone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { illegal } from '../illegal.ts'
import { CAST_KEYWORDS } from '../keywords/cast-keywords.ts'
import { isRelated } from '../refs/match.ts'
import { isAftermath } from './aftermath.ts'
import { exiledWays, notYet } from './exiled-to-cast.ts'
import { disturbCost } from './faced-to-play.ts'
import { isPreparedCopy, mayPlayAfterAdventure } from './left-in-exile.ts'
import { seenAsOwnedBy } from './lies-as-own.ts'
import { matchesAsSpell } from './match-card.ts'
import { named } from './named.ts'
import { isFor, ownPermissions, type PermissionInForce, permissions } from './permissions.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

/** CR 601.3: a card is cast from its owner's hand, or from where a rule or effect lets that player cast it. */
export const castableZone: Rule<ProposedCard> = (ctx, card) => {
  const { object, player, owner, zone } = card
  const name = named(ctx, object)
  // CR 601.2a: what permissions say of cards they also say of spells that such cards have become.
  if (isCastAlready(zone)) return [illegal('zone.cannot-play-from', ['601.3', '601.2a'], { object: name, zone })]
  if (zone === 'hand' && owner === player) return []
  if (isAftermath(card) || graveyardKeywords(card).length > 0) return []
  if (isDisturbed(ctx, card) || castPermissions(ctx, card).length > 0) return []
  if (exiledWays(ctx, card).length > 0 || isPreparedCopy(ctx, card) || mayPlayAfterAdventure(ctx, card)) return []
  const waiting = notYet(ctx, object, player)
  if (waiting.length > 0) return waiting
  if (mayPlayAfterAdventure(ctx, card, true))
    return [illegal('cast.not-as-adventure', ['715.3d', '601.3'], { object: name })]
  if (zone === 'hand') return [illegal('cast.not-yours', ['601.3', '108.3'], { object: name, player })]
  return [illegal('zone.cannot-play-from', ['601.3', '601.2a'], { object: name, zone })]
}

/** A spell has been cast and a permanent is there: neither is a card to cast. */
const isCastAlready = (zone: Zone): boolean => zone === 'stack' || zone === 'battlefield'

/** CR 702.34a, 702.81a, 702.133a, 702.138a: keywords by which a card may be cast from its owner's graveyard. */
export const graveyardKeywords = ({ zone, owner, player, traits }: ProposedCard): readonly KeywordAbility[] =>
  zone !== 'graveyard' || owner !== player
    ? []
    : traits.abilities.flatMap((ability) => {
        const way = ability.kind === 'keyword' ? CAST_KEYWORDS[ability.keyword] : undefined
        if (ability.kind !== 'keyword' || way?.from !== 'graveyard') return []
        const suits = traits.types.includes('instant') || traits.types.includes('sorcery')
        return suits || way.instantOrSorcery !== true ? [ability] : []
      })

/** CR 702.146a, 712.11d: a card with disturb may be cast transformed from its owner's graveyard, which its front face says. */
export const isDisturbed = (ctx: Context, { object, zone, owner, player }: ProposedCard): boolean => {
  const card = ctx.state.objects[object]!
  const front = frontOf(card, ctx.cards)
  if (zone !== 'graveyard' || owner !== player || card.marks?.back !== true) return false
  return front !== undefined && disturbCost(front) !== undefined
}

/** CR 715.3d: an effect may let a card be cast as an Adventure only. */
const isCastAs = (ctx: Context, object: ObjectId, { as }: Permission): boolean => {
  const card = ctx.state.objects[object]!
  return as === undefined || (card.marks?.alternative === true && frontOf(card, ctx.cards)?.alternative?.kind === as)
}

/** CR 601.3: the effects, and abilities of the card itself, that let it be cast from where it lies. */
export const castPermissions = (
  ctx: Context,
  { object, player, owner }: ProposedCard,
): readonly PermissionInForce<'cast'>[] =>
  [...permissions(ctx, 'cast'), ...(owner === player ? ownPermissions(ctx, object, player, 'cast') : [])].filter(
    (one) =>
      one.permission.asThough === undefined &&
      isCastAs(ctx, object, one.permission) &&
      isRelated(one.env, player, one.may.who) &&
      isFor(one, object) &&
      matchesAsSpell(seenAsOwnedBy(one.env, owner, object), one.may.what, object),
  )
