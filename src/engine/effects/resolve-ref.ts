import type { Amount } from '../../core/amount.ts'
import type { ChoicePurpose } from '../../core/decision.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Ref } from '../../core/ref.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import { pickAtRandom } from '../random.ts'
import { evaluate } from '../refs/amount.ts'
import { damageSources } from '../refs/damage-sources.ts'
import { type Env, isPlayer } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { findAll } from '../refs/match.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'

/** What an instruction acts on; asks where the text lets somebody choose on resolution (CR 608.2d). */
export const resolveRef = (
  ctx: Context,
  env: Env,
  ref: Ref,
  purpose: ChoicePurpose = 'choose',
): readonly TargetId[] => {
  if (ref.ref === 'union') return ref.refs.flatMap((part) => resolveRef(ctx, env, part, purpose))
  if (ref.ref !== 'choose') return lookUp(env, ref)
  const [chooser] = lookUp(env, ref.chooser)
  if (chooser === undefined) return []
  const options = ref.damageSource === true ? damageSources(env, ref.filter) : findAll(env, ref.filter)
  const max = Math.min(options.length, Math.max(0, evaluate(env, ref.count)))
  if (ref.random === true) return pickAtRandom(ctx, options, max)
  return chooseAmong(ctx, env, chooser, options, ref.upTo === true ? 0 : max, max, purpose)
}

/** Lets a player pick among objects or players. CR 107.1c: any number may be none. */
export const chooseAmong = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  options: readonly TargetId[],
  min: number,
  max: number,
  purpose: ChoicePurpose,
): readonly TargetId[] => {
  if (max === 0 || options.length === 0) return []
  return askObjects(ctx, {
    kind: 'choose-objects',
    key: nextKey(ctx, `${purpose}:${env.source}:${player}`),
    player,
    rule: '608.2d',
    purpose,
    source: env.source,
    options,
    min: Math.min(min, options.length),
    max: Math.min(max, options.length),
  })
}

/**
 * Only the players among what a reference stands for. CR 101.4, 101.4b: the active player first and the others in turn order,
 * so that choices are asked for in that order and each is made knowing those before it.
 */
export const playersOf = (env: Env, ids: readonly TargetId[]): readonly PlayerId[] => {
  const { state } = env.view
  const players = ids.filter((id) => isPlayer(env.view, id))
  if (players.length < 2) return players
  const order = turnOrderFrom(state, mainTurn(state).active[0]!)
  return players.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/**
 * CR 101.3, 400.7j, 608.2k: what cannot be done is left out, and the rest is done. Only the objects that still are where they
 * were expected (400.7), whatever they have become; what another part of the same effect moved to a public zone is found there.
 */
export const presentObjects = (ctx: Context, ids: readonly TargetId[]): readonly ObjectId[] =>
  ids.flatMap((id): readonly ObjectId[] => {
    const object = ctx.state.objects[id]
    // CR 712.21c, 730.3c: of a permanent of several cards all of them are found.
    if (object === undefined) return presentObjects(ctx, ctx.moved.get(id) ?? [])
    // CR 702.26b, 702.26e: what is phased out is as good as not there.
    return object.phasedOut ? [] : [id]
  })

/** Only permanents. */
export const permanentsOf = (ctx: Context, ids: readonly TargetId[]): readonly ObjectId[] =>
  presentObjects(ctx, ids).filter((id) => ctx.state.objects[id]!.zone === 'battlefield')

/** Cards a player can choose from in a zone of their own, that match. */
export const cardsIn = (
  env: Env,
  player: PlayerId,
  zone: 'hand' | 'graveyard' | 'library',
  filter: Filter | undefined,
): readonly ObjectId[] => {
  const ids = env.view.state.players[player]?.[zone] ?? []
  return filter === undefined ? ids : findAll(env, { ...filter, zones: [zone] }).filter((id) => ids.includes(id))
}

/**
 * A number for one of several players: where the text says "their" of all of them, it means that player's own ("each player
 * loses half their life").
 */
export const evaluateFor = (env: Env, amount: Amount, who: Ref, player: PlayerId): number => {
  const theirs = JSON.stringify(amount).replaceAll(JSON.stringify(who), JSON.stringify(EACH))
  return evaluate({ ...env, each: player }, who.ref === 'you' ? amount : (JSON.parse(theirs) as Amount))
}
const EACH: Ref = { ref: 'each' }
