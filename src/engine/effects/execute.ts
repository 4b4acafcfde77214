import type { Amount } from '../../core/amount.ts'
import { type Cost, manaOf } from '../../core/cost.ts'
import type { Effect, EffectVerb } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import { isVariable } from '../../core/mana.ts'
import type { Ref } from '../../core/ref.ts'
import { askNumber, askOption, askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import { canPay, payCost } from '../costs/pay-on-resolution.ts'
import { repeatedCost } from '../costs/repeated-cost.ts'
import { drawsLeft } from '../draws-left.ts'
import { refuseUnknownMana } from '../gaps.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { discovering } from '../keywords/digging.ts'
import { nextKey } from '../next-key.ts'
import { isLeaving, putOff } from '../opening/unfinished.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { findAll } from '../refs/match.ts'
import { isDone, noteDone } from '../triggers/once-each-turn.ts'
import { castWith } from './cast.ts'
import { doForEach } from './for-each.ts'
import { bindNumber, type Handler } from './handler.ts'
import { LEAF_HANDLERS } from './handlers.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'
import { resultsTableWith, rollAgainWith } from './roll-dice.ts'

/**
 * CR 608.2c: follows instructions in the order written, each seeing the game as those before it left it; those behind one that
 * restarts the game wait (727.4).
 */
export const execute = (ctx: Context, env: Env, effects: readonly Effect[]): Env => {
  let at = env
  for (const [place, effect] of effects.entries()) {
    if (isLeaving(ctx)) return putOff(ctx, at, effects.slice(place))
    at = executeOne(ctx, at, effect)
  }
  return at
}

const executeOne = (ctx: Context, env: Env, effect: Effect): Env => {
  const handler = HANDLERS[effect.do] as Handler<EffectVerb>
  const after = handler(ctx, { ...env, view: project(ctx) }, effect as never)
  return { ...after, view: project(ctx) }
}

/** CR 608.2d: nobody can choose to do what is impossible: take off counters, discard or sacrifice what is not there. */
const canBegin = (ctx: Context, env: Env, first: Effect | undefined): boolean => {
  switch (first?.do) {
    case 'remove-counters': {
      const { amount, counter, from } = first
      const present = evaluate(env, { kind: 'counters', on: from, counter })
      return present >= (amount === 'all' ? 1 : evaluate(env, amount))
    }
    case 'discard':
      return (
        first.amount === 'hand' || evaluate(env, { kind: 'hand-size', of: first.who }) >= evaluate(env, first.amount)
      )
    case 'draw':
      // CR 121.2b, 121.3: not more than effects let them; how many cards the library has does not matter (121.3a).
      return (
        first.who.ref === 'choose' ||
        lookUp(env, first.who).every((player) => evaluate(env, first.amount) <= drawsLeft(ctx, player))
      )
    case 'sacrifice':
      return first.what.ref !== 'choose' || lookUp(env, first.who).some((player) => ownsOne(env, first.what, player))
    default:
      return true
  }
}

const ownsOne = (env: Env, what: Ref, player: PlayerId): boolean =>
  what.ref === 'choose' &&
  findAll({ ...env, each: player }, { ...what.filter, controlledBy: { ref: 'each' } }).length >=
    evaluate(env, what.count)

/** CR 603.5, 608.2d: "may": the player says whether it happens, as the ability resolves. What they said is what counts later (118.12b). */
const optional: Handler<'optional'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const [player] = players
  if (player === undefined) return env
  if (players.length > 1) return optionalForEach(ctx, env, effect, players)
  if (isDone(ctx, env) || !canBegin(ctx, env, effect.effects[0]))
    return execute(ctx, bindNumber(env, effect.as, 0), effect.otherwise ?? [])
  const does = saysYes(ctx, env, player)
  if (does) noteDone(ctx, env)
  const said = bindNumber(env, effect.as, does ? 1 : 0)
  return execute(ctx, said, does ? effect.effects : (effect.otherwise ?? []))
}

const saysYes = (ctx: Context, env: Env, player: PlayerId): boolean =>
  askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'may',
    key: nextKey(ctx, `may:${env.source}:${player}`),
    player,
    rule: '608.2d',
    source: env.source,
  })

/** CR 608.2e, 101.4: each of several players says in turn order what they do, and then all do it. */
const optionalForEach = (
  ctx: Context,
  env: Env,
  { effects, otherwise }: Extract<Effect, { do: 'optional' }>,
  players: readonly PlayerId[],
): Env => {
  const doing = players.filter(
    (player) => canBegin(ctx, { ...env, each: player }, effects[0]) && saysYes(ctx, env, player),
  )
  const after = doForEach(ctx, env, doing, effects, execute)
  const others = players.filter((player) => !doing.includes(player))
  return otherwise === undefined ? after : doForEach(ctx, after, others, otherwise, execute)
}

/** CR 608.2e: whoever is asked; that several players each pay or choose for themselves is not played. */
const onlyPlayer = (ctx: Context, env: Env, who: Ref): PlayerId | undefined => {
  const players = playersOf(env, resolveRef(ctx, env, who))
  if (players.length > 1) leaveUnsupportedRule('608.2e', env.view.of(env.source)?.name ?? '', 'several players each')
  return players[0]
}

/** CR 608.2c */
const conditional: Handler<'if'> = (ctx, env, effect) =>
  execute(ctx, env, holds(env, effect.condition) ? effect.effects : (effect.otherwise ?? []))

/** CR 118.12, 608.2g: "may pay …; if you do"; mana abilities may be activated for it. A cost that can't be paid in full is not offered (118.3). */
const pay: Handler<'pay'> = (ctx, env, effect) => {
  const player = onlyPlayer(ctx, env, effect.who)
  const paid =
    player === undefined || isDone(ctx, env)
      ? null
      : offerToPay(ctx, withX(env, effect.x), player, effect.cost, effect.x !== undefined)
  if (paid !== null) noteDone(ctx, env)
  return paid === null ? execute(ctx, env, effect.otherwise ?? []) : { ...execute(ctx, paid, effect.effects), x: env.x }
}

/** CR 118.12a: "unless a player pays": what is said happens if nobody named pays. */
const unlessPaid: Handler<'unless-paid'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const cost = effect.times === undefined ? effect.cost : repeatedCost(env, effect.cost, evaluate(env, effect.times))
  const isPaid = players.some(
    (player) => offerToPay(ctx, withX(env, effect.x), player, cost, effect.x !== undefined) !== null,
  )
  return isPaid ? env : execute(ctx, env, effect.effects)
}

/** CR 107.3c: the X of a cost as the text says it. */
const withX = (env: Env, x: Amount | undefined): Env =>
  x === undefined ? env : { ...env, x: Math.max(0, evaluate(env, x)) }

/** Asks whether a player pays, and takes the payment; the standpoint afterwards, or null if it was not paid. */
const offerToPay = (ctx: Context, env: Env, player: PlayerId, cost: Cost, isDefined: boolean): Env | null => {
  const choosesX = !isDefined && manaOf(cost).some(isVariable) && !announcesX(env)
  if (!canPay(ctx, choosesX ? { ...env, x: 0 } : env, player, cost)) {
    if (manaOf(cost).length > 0) refuseUnknownMana(ctx, player)
    return null
  }
  const pays = askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'pay',
    key: nextKey(ctx, `pay:${env.source}:${player}`),
    player,
    rule: '118.12',
    source: env.source,
  })
  if (!pays) return null
  const paying = choosesX ? { ...env, x: chosenX(ctx, env, player, cost) } : env
  return payCost(ctx, paying, player, cost, execute)
}

/** CR 107.3a, 107.3m: whether the X of a text was announced with its spell or ability. */
const announcesX = (env: Env): boolean => {
  const { facts } = env
  if (facts === null || facts.kind === 'triggered') return false
  const cost =
    facts.ability?.kind === 'activated' ? manaOf(facts.ability.cost) : (env.view.of(env.source)?.manaCost ?? [])
  return cost.some(isVariable)
}

/** CR 107.3f: an X that nobody announced is chosen by whoever pays, as high as they can pay. */
const chosenX = (ctx: Context, env: Env, player: PlayerId, cost: Cost): number => {
  let max = 0
  while (max < LARGEST_CHOSEN_X && canPay(ctx, { ...env, x: max + 1 }, player, cost)) max++
  return askNumber(ctx, {
    kind: 'choose-number',
    key: nextKey(ctx, `x:${env.source}:${player}`),
    player,
    rule: '107.3f',
    object: env.source,
    what: 'x',
    min: 0,
    max,
  })
}
const LARGEST_CHOSEN_X = 1000

/** CR 701.57a: for as much as the number is worth as it begins; each of several players in turn. */
const discover: Handler<'discover'> = (ctx, env, effect) => {
  const amount = Math.max(0, evaluate(env, effect.amount))
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  return players.reduce((at, id) => execute(ctx, at, discovering({ ref: 'player', id }, amount)), env)
}

/** CR 608.2f: the instructions once for each of what is named. */
const forEach: Handler<'for-each'> = (ctx, env, effect) =>
  doForEach(ctx, env, resolveRef(ctx, env, effect.of), effect.effects, execute)

/** CR 608.2d: one of several alternatives, chosen while resolving. */
const chooseOne: Handler<'choose-one'> = (ctx, env, effect) => {
  const player = onlyPlayer(ctx, env, effect.who)
  if (player === undefined) return env
  const options = effect.options.map((_, at) => String(at))
  const chosen = askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `option:${env.source}:${player}`),
    player,
    rule: '608.2d',
    source: env.source,
    options,
  })
  return execute(ctx, env, effect.options[Number(chosen)] ?? [])
}

/** One handler a verb; a verb without one does not compile. The wrappers are here because they carry out others. */
const HANDLERS: { readonly [V in EffectVerb]: Handler<V> } = {
  ...LEAF_HANDLERS,
  optional,
  if: conditional,
  pay,
  'unless-paid': unlessPaid,
  'for-each': forEach,
  'choose-one': chooseOne,
  cast: castWith(execute),
  discover,
  'results-table': resultsTableWith(execute),
  'roll-again': rollAgainWith(execute),
}
