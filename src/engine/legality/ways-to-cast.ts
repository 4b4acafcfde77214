import type { Cost } from '../../core/cost.ts'
import type { Context } from '../context.ts'
import { ownMana } from '../costs/own-mana.ts'
import { frontOf } from '../definitions.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { isAftermath } from './aftermath.ts'
import { canFlashBack, castPermissions, isDisturbed } from './castable-zone.ts'
import { exiledWays } from './exiled-to-cast.ts'
import { disturbCost } from './faced-to-play.ts'
import { isPreparedCopy, mayPlayAfterAdventure } from './left-in-exile.ts'
import { matchesAsSpell } from './match-card.ts'
import type { ProposedCard } from './proposed.ts'

/** One way to cast a card: for its mana cost, or for an alternative cost by its name among the costs paid. */
export interface WayToCast {
  readonly name: 'mana-cost' | string
  readonly cost: Cost
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
  /** CR 702.102c: of a fused spell the mana cost of each half. */
  const normal: readonly WayToCast[] =
    freely && traits.manaCost !== null ? [{ name: MANA_COST, cost: [{ kind: 'mana', mana: traits.manaCost }] }] : []
  const back = canFlashBack(card) ? keywordsOf(traits, 'flashback') : []
  /** CR 118.9b: a permission may ask for an alternative cost. */
  const asked = allowed.flatMap(({ permission, source }) =>
    permission.forCost === undefined ? [] : [{ name: `permission:${source}`, cost: permission.forCost }],
  )
  return [
    ...normal,
    ...disturbed(ctx, card),
    ...exiledWays(ctx, card),
    ...back.flatMap(({ cost }) => ownMana(cost, traits.manaCost)).map((cost) => ({ name: 'flashback', cost })),
    ...(freely ? keywordsOf(traits, 'mutate').map(({ cost }) => ({ name: MUTATE, cost })) : []),
    ...(freely ? alternatives(ctx, player, object) : []),
    ...asked.filter(({ name }, i) => asked.findIndex((one) => one.name === name) === i),
  ]
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
  return [...own.map((cost, i) => ({ name: i === 0 ? 'alternative' : `alternative-${i + 1}`, cost })), ...offered]
}
