import type { StaticEffect } from '../../core/ability.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { isVariable } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { findAll, isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type PatternOf, restrictions } from '../restrictions.ts'
import { isActive } from '../seats.ts'
import { matchesAsSpell } from './match-card.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import { isSorceryTime } from './sorcery-timing.ts'
import type { Rule } from './stage.ts'

/**
 * CR 601.3, 101.2: no effect says this player can't cast it. A card with X is judged once X is known, since its choice may
 * change what the effect says (601.3a).
 */
export const castRestrictions: Rule<ProposedCard> = (ctx, { player, object, traits }) =>
  traits.manaCost?.some(isVariable) === true
    ? untimely(ctx, player, object)
    : [...castProhibitions(ctx, player, object), ...untimely(ctx, player, object)]

/** CR 307.5, 601.6: "only any time they could cast a sorcery" is asked as the spell begins to be cast, and not again. */
const untimely = (ctx: Context, player: PlayerId, object: ObjectId): readonly Illegality[] =>
  isSorceryTime(ctx, player)
    ? []
    : prohibitedBy(ctx, player, object, named(ctx, object), ({ unlessSorceryTime }) => unlessSorceryTime === true)

/** CR 101.2: the effects that keep a player from casting a card or spell. */
export const castProhibitions = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  as = named(ctx, object),
): readonly Illegality[] => [
  ...ownProhibitions(ctx, player, object, as),
  ...prohibitedBy(
    ctx,
    player,
    object,
    as,
    ({ unlessSorceryTime, unlessOwnTurn, moreThan, what }) =>
      unlessSorceryTime !== true &&
      !(unlessOwnTurn === true && isActive(ctx.state, player)) &&
      (moreThan === undefined || castAlready(ctx, player, what) >= moreThan),
  ),
]

const prohibitedBy = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  as: ReturnType<typeof named>,
  counts: (pattern: PatternOf<'cast'>) => boolean,
): readonly Illegality[] =>
  restrictions(ctx, 'cast').flatMap(({ source, controller, pattern, objects }) => {
    const env = plainEnv(project(ctx), source, controller)
    const concerned =
      objects === null || objects.length === 0 ? isRelated(env, player, pattern.who) : objects.includes(player)
    if (!concerned || !matchesAsSpell(env, pattern.what, object) || !counts(pattern)) return []
    return [illegal('cast.prohibited', ['101.2', '601.3'], { object: as, source: named(ctx, source) })]
  })

/** How many spells of the kind this player has cast this turn. Only card types are remembered of them. */
const castAlready = (ctx: Context, player: PlayerId, what: Filter): number => {
  const { spellsCast, spellTypes } = ctx.state.history
  const { subject: _, types = [], notTypes = [], ...more } = what
  if (Object.keys(more).length > 0) leaveUnsupportedRule('601.3', '', 'which of the spells cast this turn it counts')
  if (types.length + notTypes.length === 0) return spellsCast[player] ?? 0
  return spellTypes.filter(
    ({ by, types: had }) =>
      by === player && types.every((type) => had.includes(type)) && !notTypes.some((type) => had.includes(type)),
  ).length
}

/** CR 604.6: what a card says of its own casting ("cast this only if …") holds in every zone it could be cast from. */
const ownProhibitions = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  as: ReturnType<typeof named>,
): readonly Illegality[] => {
  const view = project(ctx)
  const env = plainEnv(view, object, player)
  const says = (view.of(object)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.effects.some(isAboutOwnCasting) &&
      (ability.condition === undefined || holds(env, ability.condition)),
  )
  return says ? [illegal('cast.prohibited', ['604.6', '101.2', '601.3'], { object: as, source: as })] : []
}

const isAboutOwnCasting = (effect: StaticEffect): boolean =>
  effect.kind === 'restriction' && effect.cant.act === 'cast' && effect.cant.what.is?.ref === 'self'

/** CR 205.4e: a legendary instant or sorcery needs a legendary creature or planeswalker under one's control. */
export const legendarySorcery: Rule<ProposedCard> = (ctx, { player, object, traits }) => {
  const spellType = traits.types.includes('instant') || traits.types.includes('sorcery')
  if (!traits.supertypes.includes('legendary') || !spellType) return []
  const env = plainEnv(project(ctx), object, player)
  const held = findAll(env, {
    subject: 'permanent',
    controller: 'you',
    supertypes: ['legendary'],
    anyOf: [{ types: ['creature'] }, { types: ['planeswalker'] }],
  })
  const name = named(ctx, object)
  return held.length > 0 ? [] : [illegal('cast.prohibited', ['205.4e'], { object: name, source: name })]
}
