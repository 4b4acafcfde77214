import type { Cost } from '../../core/cost.ts'
import type { Context } from '../context.ts'
import { ownMana } from '../costs/own-mana.ts'
import { frontOf } from '../definitions.ts'
import { CAST_KEYWORDS, costOfKeyword } from '../keywords/cast-keywords.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { isAftermath } from './aftermath.ts'
import { castPermissions, graveyardKeywords, isDisturbed } from './castable-zone.ts'
import { exiledWays } from './exiled-to-cast.ts'
import { disturbCost } from './faced-to-play.ts'
import { isPreparedCopy, mayPlayAfterAdventure } from './left-in-exile.ts'
import { matchesAsSpell } from './match-card.ts'
import type { ProposedCard } from './proposed.ts'

/** One way to cast a card: for its mana cost, or for an alternative cost by its name among the costs paid. */
export interface WayToCast {
  readonly name: 'mana-cost' | string
  readonly cost: Cost
  /** What counts as paid, where that is not its name alone. */
  readonly paid?: readonly string[]
  /** Only cast so it may be cast as though it had flash. */
  readonly flash?: true
}

export const MANA_COST = 'mana-cost'
/** CR 702.140a */
export const MUTATE = 'mutate'

/** CR 601.2b, 118.9, 118.9a: the mana cost if it has one (118.6), and each alternative cost; a spell is cast for one of them. */
export const waysToCast = (ctx: Context, card: ProposedCard): readonly WayToCast[] => {
  const { object, player, zone, owner, traits } = card
  const allowed = castPermissions(ctx, card)
  const freely =
    (zone === 'hand' && owner === player) ||
    isAftermath(card) ||
    isPreparedCopy(ctx, card) ||
    mayPlayAfterAdventure(ctx, card) ||
    allowed.some(({ permission }) => permission.forCost === undefined)
  /** CR 702.37c, 702.168b: what is face down is cast for {3}, an alternative cost, and for no other. */
  const down = ctx.state.objects[object]!.marks?.down?.by
  if (down !== undefined) return freely ? [{ name: down, cost: [{ kind: 'mana', mana: ['3'] }] }] : []
  // CR 702.103a, 118.9a: what is cast bestowed is cast for its bestow cost.
  if (ctx.state.objects[object]!.marks?.bestowed !== undefined)
    return freely ? keywordsOf(traits, 'bestow').map(({ cost }) => ({ name: 'bestow', cost })) : []
  /** CR 702.102c: of a fused spell the mana cost of each half. */
  const normal: readonly WayToCast[] =
    freely && traits.manaCost !== null ? [{ name: MANA_COST, cost: [{ kind: 'mana', mana: traits.manaCost }] }] : []
  /** CR 118.9b: a permission may ask for an alternative cost. */
  const asked = allowed.flatMap(({ permission, source }) =>
    permission.forCost === undefined ? [] : [{ name: `permission:${source}`, cost: permission.forCost }],
  )
  return [
    ...normal,
    ...disturbed(ctx, card),
    ...exiledWays(ctx, card),
    ...fromGraveyard(ctx, card),
    ...(freely ? keywordsOf(traits, 'mutate').map(({ cost }) => ({ name: MUTATE, cost })) : []),
    ...(freely ? alternatives(ctx, player, object) : []),
    ...asked.filter(({ name }, i) => asked.findIndex((one) => one.name === name) === i),
  ]
}

/** CR 702.34a, 702.138a: for the cost of a keyword; 702.81a, 702.133a: for any cost it could have, and more. */
const fromGraveyard = (ctx: Context, card: ProposedCard): readonly WayToCast[] => {
  const { traits, player, object } = card
  return graveyardKeywords(card).flatMap((ability): readonly WayToCast[] => {
    const name = ability.keyword
    if (CAST_KEYWORDS[name]?.besides !== true)
      return ownMana(costOfKeyword(ability), traits.manaCost).map((cost) => ({ name, cost }))
    const more = costOfKeyword(ability)
    const mana: Cost = [{ kind: 'mana', mana: traits.manaCost ?? [] }]
    return [
      ...(traits.manaCost === null ? [] : [{ name, cost: [...mana, ...more] }]),
      ...alternatives(ctx, player, object).map((way) => ({
        name: `${name}:${way.name}`,
        cost: [...way.cost, ...more],
        paid: [name, way.name],
      })),
    ]
  })
}

/** CR 702.74a, 702.109a and others: for what a keyword of the card asks for in place of its mana cost, where it may. */
const keywordWays = (ctx: Context, player: string, object: string): readonly WayToCast[] => {
  const view = project(ctx)
  const env = plainEnv(view, object, player)
  return (view.of(object)?.abilities ?? []).flatMap((ability) => {
    const way = ability.kind === 'keyword' ? CAST_KEYWORDS[ability.keyword] : undefined
    if (ability.kind !== 'keyword' || way === undefined || way.from !== undefined) return []
    if (way.when !== undefined && !holds(env, way.when)) return []
    return [{ name: ability.keyword, cost: costOfKeyword(ability) }]
  })
}

/** CR 702.146a */
const disturbed = (ctx: Context, card: ProposedCard): readonly WayToCast[] => {
  const front = frontOf(ctx.state.objects[card.object]!, ctx.cards)
  const cost = front !== undefined && isDisturbed(ctx, card) ? disturbCost(front) : undefined
  return cost === undefined ? [] : [{ name: 'disturb', cost }]
}

/** CR 118.9: alternative costs that the card itself names, and those that effects offer for it. */
export const alternatives = (ctx: Context, player: string, object: string): readonly WayToCast[] => {
  const view = project(ctx)
  const own = (view.of(object)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'static' &&
    (ability.condition === undefined || holds(plainEnv(view, object, player), ability.condition))
      ? ability.effects.flatMap((effect) =>
          effect.kind === 'alternative-cost' && effect.what === 'self' ? [effect.cost] : [],
        )
      : [],
  )
  const offered = view.statics.flatMap(({ source, controller, effect }) => {
    if (effect.kind !== 'alternative-cost' || effect.what === 'self') return []
    const env = plainEnv(view, source, controller)
    const applies = isRelated(env, player, effect.who) && matchesAsSpell(env, effect.what, object)
    const flash = effect.asThough === 'flash' ? { flash: true as const } : {}
    return applies ? [{ name: `alternative:${source}`, cost: effect.cost, ...flash }] : []
  })
  return [
    ...own.map((cost, i) => ({ name: i === 0 ? 'alternative' : `alternative-${i + 1}`, cost })),
    ...numbered(keywordWays(ctx, player, object)),
    ...offered,
  ]
}

/** CR 702.109a: of several instances of a keyword one is used: the second is called so. */
const numbered = (ways: readonly WayToCast[]): readonly WayToCast[] =>
  ways.map((way, at) => {
    const before = ways.slice(0, at).filter(({ name }) => name === way.name).length
    return before === 0 ? way : { ...way, name: `${way.name}-${before + 1}`, paid: [way.name] }
  })
