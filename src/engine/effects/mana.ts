import type { Effect, ManaProduction } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { ManaType } from '../../core/mana.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { patchPlayer, record } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import type { Handler } from './handler.ts'
import { nextKey, playersOf, resolveRef } from './resolve-ref.ts'

/** CR 106.4, 605.3b: mana goes to its player's pool, with what is remembered about it. */
export const addMana: Handler<'add-mana'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) addTo(ctx, env, effect, player)
  return env
}

const addTo = (ctx: Context, env: Env, effect: Extract<Effect, { do: 'add-mana' }>, player: PlayerId): void => {
  const types = producedTypes(ctx, env, effect.mana, player)
  if (types.length === 0) return
  const snow = project(ctx).of(env.source)?.supertypes.includes('snow') === true
  const units = types.map((type) => ({
    type,
    ...(snow ? { snow } : {}),
    ...(effect.restriction === undefined ? {} : { restriction: effect.restriction }),
  }))
  patchPlayer(ctx, player, { mana: [...ctx.state.players[player]!.mana, ...units] })
  record(ctx, { kind: 'mana-added', player, mana: types, source: env.source })
}

const producedTypes = (ctx: Context, env: Env, mana: ManaProduction, player: PlayerId): readonly ManaType[] => {
  switch (mana.kind) {
    case 'fixed':
      return mana.mana
    case 'amount':
      return repeat(mana.type, evaluate(env, mana.amount))
    case 'one-of':
      return repeat(chooseType(ctx, env, player, mana.types), evaluate(env, mana.amount))
    case 'combination':
      return Array.from({ length: Math.max(0, evaluate(env, mana.amount)) }, () =>
        chooseType(ctx, env, player, mana.types),
      )
  }
}

const repeat = (type: ManaType, count: number): readonly ManaType[] =>
  Array.from({ length: Math.max(0, count) }, () => type)

const chooseType = (ctx: Context, env: Env, player: PlayerId, types: readonly ManaType[]): ManaType =>
  askOption(ctx, {
    kind: 'choose-mana',
    key: nextKey(ctx, `mana:${env.source}`),
    player,
    rule: '605.3b',
    source: env.source,
    options: types,
  }) as ManaType
