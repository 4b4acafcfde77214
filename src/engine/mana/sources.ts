import { type Cost, manaOf } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Mana, ManaCost } from '../../core/mana.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { activatedAbilities, isManaAbility, type ListedAbility } from '../legality/activated-abilities.ts'
import { ACTIVATE_STAGES } from '../legality/registry.ts'
import { reasonsOf } from '../legality/stage.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type AddMana, addsIn } from './adds-in.ts'
import { outputsOf } from './production.ts'
import { replacedProduction } from './replaced-production.ts'
import { isSummoningSick } from './summoning-sick.ts'

/** One way to get mana from a permanent: which of its abilities, and what comes out. */
export interface ManaOption {
  readonly ability: number
  readonly units: readonly Mana[]
  /** Its cost taps the permanent, so that one such way at most is used. */
  readonly taps: boolean
  /** Mana in its cost. */
  readonly price: ManaCost
}

/** A permanent that can make mana now, with all its ways; only one of them can be used. */
export interface ManaSource {
  readonly object: ObjectId
  readonly traits: Characteristics
  readonly options: readonly ManaOption[]
  /** One of its abilities could be used again and again: nothing in its cost uses the permanent up. */
  readonly repeats: boolean
}

/**
 * Permanents that a player can simply tap for mana: the ability costs {T} and nothing else, and does nothing but add mana
 * to that player's pool.
 */
export const simpleSources = (ctx: Context, player: PlayerId): readonly ManaSource[] =>
  sources(ctx, player, (object, { ability }) => isSimple(ability) && canTap(ctx, object))

/** Permanents with mana abilities that ask for more than tapping or do more than adding mana: the player's own decision. */
export const otherSources = (ctx: Context, player: PlayerId): readonly ManaSource[] =>
  sources(
    ctx,
    player,
    (object, { ability }) =>
      !isSimple(ability) && (!ability.cost.some(({ kind }) => kind === 'tap') || canTap(ctx, object)),
  )

const sources = (
  ctx: Context,
  player: PlayerId,
  isWanted: (object: ObjectId, listed: ListedAbility) => boolean,
): readonly ManaSource[] => {
  const view = project(ctx)
  return ctx.state.battlefield.flatMap((object) => {
    const traits = view.of(object)
    if (traits === undefined || traits.controller !== player) return []
    const wanted = activatedAbilities(traits).filter(
      (listed) =>
        isManaAbility(listed.ability) && isWanted(object, listed) && isActivatable(ctx, player, object, traits, listed),
    )
    const options = wanted.flatMap((listed) => optionsOf(ctx, player, object, traits, listed))
    return options.length === 0 ? [] : [{ object, traits, options, repeats: wanted.some(isRepeatable) }]
  })
}

const isRepeatable = ({ ability: { cost, limit } }: ListedAbility): boolean =>
  limit === undefined && !cost.some(({ kind }) => USES_UP.has(kind))

const USES_UP: ReadonlySet<string> = new Set([
  'tap',
  'untap',
  'sacrifice-self',
  'exile-self',
  'discard-self',
  'return-self-to-hand',
])

const optionsOf = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  traits: Characteristics,
  { ability, index }: ListedAbility,
): readonly ManaOption[] => {
  const env = plainEnv(project(ctx), object, player)
  const taps = ability.cost.some(({ kind }) => kind === 'tap')
  const bodies = ability.body.kind === 'simple' ? [ability.body] : ability.body.modes
  return bodies.flatMap(({ effects }) =>
    outputsOf(ctx, env, boldly(env, ability.cost, effects), traits.supertypes.includes('snow'))
      .filter((units) => units.length > 0)
      .map((units) => ({
        ability: index,
        units: taps ? replacedProduction(ctx, player, object, units) : units,
        taps,
        price: manaOf(ability.cost),
      })),
  )
}

/**
 * CR 608.2h: a number is worked out when its instruction is carried out, so where the cost or earlier instructions may
 * change it, more is reckoned with than there is now.
 */
const boldly = (env: Env, cost: Cost, effects: readonly Effect[]): readonly AddMana[] => {
  const isFirst = effects[0]?.do === 'add-mana' && cost.every(({ kind }) => CHANGES_NOTHING.has(kind))
  return addsIn(env, effects).map((effect) => {
    if (isFirst || !('amount' in effect.mana) || typeof effect.mana.amount === 'number') return effect
    return { ...effect, mana: { ...effect.mana, amount: Math.max(BOLD, evaluate(env, effect.mana.amount)) } }
  })
}
const BOLD = 10
const CHANGES_NOTHING: ReadonlySet<string> = new Set(['mana', 'tap', 'untap', 'pay-life'])

const isSimple = ({ cost, body, limit }: ListedAbility['ability']): boolean =>
  limit === undefined &&
  cost.length === 1 &&
  cost[0]!.kind === 'tap' &&
  body.kind === 'simple' &&
  body.effects.every((effect) => effect.do === 'add-mana' && effect.who.ref === 'you')

const canTap = (ctx: Context, object: ObjectId): boolean =>
  ctx.state.objects[object]?.tapped === false && !isSummoningSick(ctx, object)

const isActivatable = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  traits: Characteristics,
  { ability, place }: ListedAbility,
): boolean => {
  const { zone, owner } = ctx.state.objects[object]!
  return (
    reasonsOf(ctx, ACTIVATE_STAGES, {
      player,
      object,
      zone,
      owner,
      traits,
      ability,
      place,
      isMana: true,
      isPaying: true,
    }).length === 0
  )
}
