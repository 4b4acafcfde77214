import type { CardType } from '../../core/card-type.ts'
import type { Cost } from '../../core/cost.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { isVariable } from '../../core/mana.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { isRelated } from '../refs/match.ts'
import { seenAsOwnedBy } from './lies-as-own.ts'
import { matchesAsSpell } from './match-card.ts'
import { named } from './named.ts'
import { isFor, ownPermissions, type PermissionInForce, permissions } from './permissions.ts'
import type { ProposedCard } from './proposed.ts'
import { isSorceryTime, timeFor } from './sorcery-time.ts'
import type { Rule } from './stage.ts'
import { alternatives, type WayToCast } from './ways-to-cast.ts'

export { isSorceryTime, timeFor } from './sorcery-time.ts'

/** CR 117.1a, 301.1–310.1, 505.6a: only instants are cast any time; other spells in a main phase of one's turn, stack empty. */
export const sorceryTiming: Rule<ProposedCard> = (ctx, card) => {
  const { player, object, traits } = card
  if (traits.types.includes('instant') || isSorceryTime(ctx, player) || hasFlash(ctx, card)) return []
  if (alternatives(ctx, player, object).some(({ flash }) => flash === true)) return []
  const [type] = traits.types.flatMap((one) => TIMING_RULES[one] ?? [])
  return [notNow(ctx, player, object, type === undefined ? ['117.1a'] : ['117.1a', type])]
}

const notNow = (ctx: Context, player: PlayerId, object: ObjectId, rules: readonly string[]): Illegality => {
  const { step, stackEmpty, yourTurn } = timeFor(ctx, player)
  return illegal('timing.sorcery', rules, { object: named(ctx, object), step, stackEmpty, yourTurn })
}

const TIMING_RULES: { readonly [T in CardType]?: string } = {
  artifact: '301.1',
  battle: '310.1',
  creature: '302.1',
  enchantment: '303.1',
  planeswalker: '306.1',
  sorcery: '307.1',
}

/**
 * CR 702.8a: flash, or an effect or ability of the card by which it may be cast as though it had it (601.3b), for this
 * only (609.4, 609.4a), where its condition is met (601.3d) or for an additional cost (601.3c). Asked once, before the card is proposed: what changes later is no hindrance (601.6a).
 */
const hasFlash = (ctx: Context, card: ProposedCard): boolean =>
  hasKeyword(card.traits, 'flash') || flashPermissions(ctx, card).length > 0

/** CR 601.3b: the ways to cast a card now: all of them, or only those for which it may be cast as though it had flash. */
export const timelyWays = (ctx: Context, card: ProposedCard, ways: readonly WayToCast[]): readonly WayToCast[] =>
  needsFlash(ctx, card) && !hasFlash(ctx, card) ? ways.filter(({ flash }) => flash === true) : ways

/** CR 601.3b: what the X to be chosen may bring about is no hindrance to beginning. */
const flashPermissions = (
  ctx: Context,
  { player, object, owner, traits }: ProposedCard,
): readonly PermissionInForce<'cast'>[] =>
  [...permissions(ctx, 'cast'), ...(owner === player ? ownPermissions(ctx, object, player, 'cast') : [])].filter(
    (one) =>
      one.permission.asThough === 'flash' &&
      isRelated(one.env, player, one.may.who) &&
      isFor(one, object) &&
      matchesAsSpell(seenAsOwnedBy(one.env, owner, object), beforeChoices(traits, one.may.what), object),
  )

const hasX = ({ manaCost }: Characteristics): boolean => manaCost?.some(isVariable) === true

/** CR 601.3b: what an effect asks of a spell but for what is only chosen as it is proposed: its targets, and X. */
const beforeChoices = (traits: Characteristics, { targets: _, ...what }: Filter): Filter =>
  hasX(traits) ? withoutManaValue(what) : what

const withoutManaValue = ({ manaValue: _, anyOf, ...rest }: Filter): Filter => ({
  ...rest,
  ...(anyOf === undefined ? {} : { anyOf: anyOf.map(withoutManaValue) }),
})

/**
 * CR 601.3b, 601.2e, 601.6: why a card can't be cast now unless the X or the targets that are chosen make it one that may be cast as
 * though it had flash; null where nothing hangs on that.
 */
export const untimelyUnlessChosen = (ctx: Context, card: ProposedCard): Illegality | null => {
  if (!needsFlash(ctx, card)) return null
  const allowed = flashPermissions(ctx, card).map(({ may }) => may.what)
  if (allowed.some((what) => isEqual(what, beforeChoices(card.traits, what)))) return null
  const byTargets = allowed.some(({ targets }) => targets !== undefined)
  return notNow(ctx, card.player, card.object, byTargets ? ['601.6', '601.3d', '601.3b'] : ['601.3b'])
}

const isEqual = (one: Filter, other: Filter): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether an effect, or its own text, lets this spell, as it is proposed, be cast as though it had flash. */
export const hasFlashAsProposed = (ctx: Context, player: PlayerId, spell: ObjectId): boolean =>
  [...permissions(ctx, 'cast'), ...ownPermissions(ctx, spell, player, 'cast')].some(
    ({ permission, env, may }) =>
      permission.asThough === 'flash' && isRelated(env, player, may.who) && matchesAsSpell(env, may.what, spell),
  )

const needsFlash = (ctx: Context, { player, traits }: ProposedCard): boolean =>
  !traits.types.includes('instant') && !isSorceryTime(ctx, player) && !hasKeyword(traits, 'flash')

/** CR 601.3c: what has to be paid to cast it now as though it had flash; empty where nothing has. */
export const costOfFlash = (ctx: Context, card: ProposedCard): Cost => {
  if (!needsFlash(ctx, card)) return []
  const costs = flashPermissions(ctx, card).map(({ permission }) => permission.ifPaid ?? [])
  return costs.find((cost) => cost.length === 0) ?? costs[0] ?? []
}
