import type { Effect } from '../../core/effect.ts'
import type { PlayerId, TargetId } from '../../core/ids.ts'
import type { Context, Execute } from '../context.ts'
import { characteristicsOf, type Env, isPlayer } from '../refs/env.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { chooseAmong } from './resolve-ref.ts'

/**
 * CR 608.2f: what is done to several players or objects is done to all at once. Where it can't be, it is done to one after the
 * other: in the order of the players concerned, whoever controls the spell or ability ordering what is one player's.
 */
export const doForEach = (
  ctx: Context,
  env: Env,
  ids: readonly TargetId[],
  effects: readonly Effect[],
  execute: Execute,
): Env => {
  const together = effects.length === 1 ? atOnce(effects[0]!) : null
  if (together !== null) return execute(ctx, { ...env, bound: { ...env.bound, [ALL]: ids } }, [together])
  let at = env
  for (const group of byPlayer(ctx, env, ids)) {
    let left = group
    while (left.length > 0) {
      const each = nextOf(ctx, at, left)
      at = execute(ctx, { ...at, each }, effects)
      left = left.filter((id) => id !== each)
    }
  }
  return { ...at, each: env.each }
}

const ALL = 'for-each'
const TOGETHER: readonly Effect['do'][] = [
  'damage',
  'destroy',
  'exile',
  'tap',
  'untap',
  'put-counters',
  'gain-life',
  'continuous',
]

/** The one instruction for all of them, if nothing in it but what it acts on depends on which one it is. */
const atOnce = (effect: Effect): Effect | null => {
  const text = JSON.stringify(effect)
  const each = '{"ref":"each"}'
  if (!TOGETHER.includes(effect.do) || text.split(each).length !== 2) return null
  if (!/"(?:to|what|on|who)":\{"ref":"each"\}/.test(text)) return null
  return JSON.parse(text.replace(each, JSON.stringify({ ref: 'bound', name: ALL }))) as Effect
}

const byPlayer = (ctx: Context, env: Env, ids: readonly TargetId[]): readonly (readonly TargetId[])[] => {
  const playerOf = (id: TargetId): PlayerId | undefined =>
    isPlayer(env.view, id) ? id : characteristicsOf(env.view, id)?.controller
  const players = turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)
  const groups = players.map((player) => ids.filter((id) => playerOf(id) === player))
  const others = ids.filter((id) => !players.includes(playerOf(id) ?? ''))
  return [...groups, others]
}

const nextOf = (ctx: Context, env: Env, left: readonly TargetId[]): TargetId =>
  left.length === 1 ? left[0]! : chooseAmong(ctx, env, env.controller, left, 1, 1, 'choose')[0]!
