import type { Effect } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { ManaType } from '../../core/mana.ts'
import type { ManaProduction } from '../../core/mana-production.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { refuse } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { addToPool } from '../mana/pool.ts'
import { cannotProduce, isOneType, typesToChoose, unitOf, wanted } from '../mana/production.ts'
import { replacedProduction } from '../mana/replaced-production.ts'
import { manaOfSymbols } from '../mana/symbols.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 106.4, 605.3b: mana goes to its player's pool, with what is remembered about it. */
export const addMana: Handler<'add-mana'> = (ctx, env, effect) => {
  let at = env
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) at = addTo(ctx, at, effect, player)
  return at
}

const addTo = (ctx: Context, env: Env, effect: Extract<Effect, { do: 'add-mana' }>, player: PlayerId): Env => {
  const { produces } = env
  const types =
    produces === undefined
      ? producedTypes(ctx, env, effect.mana, player)
      : (wanted(ctx, env, effect.mana, produces) ?? refuse([cannotProduce(named(ctx, env.source))]))
  const snow = project(ctx).of(env.source)?.supertypes.includes('snow') === true
  const units = types.map((type) => unitOf(env, effect, type, snow))
  const final = env.tapsForMana === true ? replacedProduction(ctx, player, env.source, units) : units
  addToPool(ctx, player, final, env.source)
  return produces === undefined ? env : { ...env, produces: produces.slice(types.length) }
}

const producedTypes = (ctx: Context, env: Env, mana: ManaProduction, player: PlayerId): readonly ManaType[] => {
  if (isOneType(mana)) {
    /** CR 106.5: mana of a type that is not defined is no mana. */
    const types = typesToChoose(ctx, env, mana)
    return types.length === 0 ? [] : repeat(chooseType(ctx, env, player, types), evaluate(env, mana.amount))
  }
  switch (mana.kind) {
    case 'fixed':
      return mana.mana
    case 'symbols':
      return chooseHalves(ctx, env, player, mana.mana)
    case 'amount':
      return repeat(mana.type, evaluate(env, mana.amount))
    case 'combination':
      return Array.from({ length: Math.max(0, evaluate(env, mana.amount)) }, () =>
        chooseType(ctx, env, player, mana.types),
      )
  }
}

const repeat = (type: ManaType, count: number): readonly ManaType[] =>
  Array.from({ length: Math.max(0, count) }, () => type)

/** CR 106.8: each hybrid symbol is one of its halves. */
const chooseHalves = (ctx: Context, env: Env, player: PlayerId, mana: readonly string[]): readonly ManaType[] =>
  mana.flatMap((symbol) => {
    const ways = manaOfSymbols([symbol])
    const options = ways.map((way) => way.join(''))
    const chosen = options.length === 1 ? options[0] : askMana(ctx, env, player, options)
    return ways[options.indexOf(chosen ?? '')] ?? []
  })

const chooseType = (ctx: Context, env: Env, player: PlayerId, types: readonly ManaType[]): ManaType =>
  askMana(ctx, env, player, types) as ManaType

const askMana = (ctx: Context, env: Env, player: PlayerId, options: readonly string[]): string =>
  askOption(ctx, {
    kind: 'choose-mana',
    key: nextKey(ctx, `mana:${env.source}`),
    player,
    rule: '605.3b',
    source: env.source,
    options,
  })
