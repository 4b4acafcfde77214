import type { Cost } from '../../core/cost.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { State } from '../../core/state.ts'
import { askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import type { MoveProposal, Proposal } from '../events/proposal.ts'
import { tokenObject } from '../events/token.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { baseDraft } from '../projection/draft.ts'
import { project, projectState } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import { asCopyReplacers } from './enters-as-copy.ts'
import type { InForce, Replacer } from './in-force.ts'

type EntersWith = Extract<Replacement, { kind: 'enters-with' }>

/**
 * CR 113.6h, 614.1c, 614.12: how the object enters: by its own abilities as it will be on the battlefield, by those of others, and
 * with the loyalty printed on a planeswalker (306.5b).
 */
export const entersReplacers = (ctx: Context, move: MoveProposal, active: readonly InForce[]): readonly Replacer[] => {
  const view = project(ctx)
  const printed = ctx.state.objects[move.object]
  if (printed === undefined) return []
  const object = move.copied ? { ...printed, copyOf: move.copied } : printed
  const controller = move.under ?? object.owner
  const traits = asEntered(ctx, object, controller)
  if (traits === undefined) return []
  const own = { ...plainEnv(view, move.object, controller, object.onStack?.x ?? 0), facts: object.onStack }
  const copying = asCopyReplacers(ctx, move, traits, own)
  if (copying.length > 0) return copying
  const replacers: Replacer[] = []
  const text = move.copied ? 'copied' : 'own'
  for (const [index, ability] of traits.abilities.flatMap(expandAbility).entries()) {
    if (ability.kind !== 'static') continue
    for (const [part, effect] of ability.effects.entries()) {
      if (
        effect.kind !== 'replacement' ||
        effect.replacement.kind !== 'enters-with' ||
        effect.replacement.what !== 'self'
      )
        continue
      if (ability.condition !== undefined && !holds(own, ability.condition)) continue
      replacers.push(entering(ctx, `${text}:${move.object}:${index}:${part}`, own, effect.replacement))
    }
  }
  for (const { key, env, replacement, objects } of active) {
    if (replacement.kind !== 'enters-with' || replacement.what === 'self' || objects !== null) continue
    if (env.source === move.object) continue
    if (!matchesFuture(env, replacement.what, { ...object, controller }, traits)) continue
    replacers.push(entering(ctx, key, env, replacement))
  }
  replacers.push(...counterMultipliers(move, object, traits, active))
  const loyalty = definitionOf(object, ctx.cards)?.loyalty
  if (loyalty !== undefined) replacers.push(withLoyalty(move.object, loyalty))
  return replacers
}

/** CR 122.6, 122.6a, 614.16: counters that something enters with are put on it, by who controls it, so effects on their number change them. */
const counterMultipliers = (
  move: MoveProposal,
  object: GameObject,
  traits: Characteristics,
  active: readonly InForce[],
): readonly Replacer[] =>
  active.flatMap(({ key, env, replacement }) => {
    if (replacement.kind !== 'modify-amount' || replacement.event !== 'counters') return []
    const { counter, times = 1, plus: more = 0 } = replacement
    const counted = Object.keys(move.counters ?? {}).filter((name) => counter === undefined || counter === name)
    if (counted.length === 0 || !isRelated(env, traits.controller, replacement.who)) return []
    if (replacement.what !== undefined && !matchesFuture(env, replacement.what, object, traits)) return []
    const change = (name: string, count: number): number => (counted.includes(name) ? count * times + more : count)
    return [
      {
        key,
        source: env.source,
        rule: '614.16',
        commutes: false,
        apply: (event: Proposal) => [
          event.kind === 'move' ? { ...event, counters: changedCounts(event.counters, change) } : event,
        ],
      },
    ]
  })

const changedCounts = (
  counts: MoveProposal['counters'],
  change: (name: string, count: number) => number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [name, change(name, count)]))

/** CR 111.2, 614.12: how effects of other objects make a token enter. */
export const tokenEntersReplacers = (
  proposal: Extract<Proposal, { kind: 'create-token' }>,
  active: readonly InForce[],
): readonly Replacer[] =>
  active.flatMap(({ key, env, replacement, objects }) => {
    if (replacement.kind !== 'enters-with' || replacement.what === 'self' || objects !== null) return []
    const token = tokenObject(ENTERING_TOKEN, proposal.player, proposal.token)
    const traits = baseDraft(token, () => undefined)
    if (!matchesFuture(env, replacement.what, token, traits) || !applies(env, replacement)) return []
    if (replacement.unlessPaid !== undefined) leaveUnsupportedRule('614.12a', traits.name, 'tokens')
    return [
      {
        key,
        source: env.source,
        rule: '614.1c',
        commutes: true,
        apply: (event: Proposal) => [event.kind === 'create-token' ? changed(event, env, replacement) : event],
      },
    ]
  })
const ENTERING_TOKEN = 'token-about-to-enter'

/**
 * CR 614.12: the characteristics of a permanent as it would exist on the battlefield, with the continuous effects that are
 * there already and its own.
 */
const asEntered = (ctx: Context, object: GameObject, controller: string): Characteristics | undefined => {
  const { state } = ctx
  const future: GameObject = { ...object, zone: 'battlefield', controller, timestamp: state.clock, onStack: null }
  const then: State = {
    ...state,
    objects: { ...state.objects, [object.id]: future },
    battlefield: [...state.battlefield, object.id],
    turns: state.turns.map((turn) => ({ ...turn, stack: turn.stack.filter((id) => id !== object.id) })),
  }
  return projectState(then, ctx.cards).of(object.id)
}

/** The object as it will be: on the battlefield, under the controller it enters under. */
const matchesFuture = (
  env: Env,
  what: Exclude<EntersWith['what'], 'self'>,
  object: GameObject,
  traits: Characteristics,
): boolean => {
  const { view } = env
  const future = {
    state: {
      ...view.state,
      objects: { ...view.state.objects, [object.id]: { ...object, zone: 'battlefield' as const } },
    },
    of: (id: string) => (id === object.id ? traits : view.of(id)),
  }
  return matches({ ...env, view: future }, what, object.id)
}

const entering = (ctx: Context, key: string, env: Env, replacement: EntersWith): Replacer => ({
  key,
  source: env.source,
  rule: '614.1c',
  commutes: true,
  apply: (event) => {
    if (event.kind !== 'move' || !applies(env, replacement)) return [event]
    const life = replacement.unlessPaid === undefined ? null : paidLife(ctx, env, replacement.unlessPaid)
    if (life === null) return [changed(event, env, replacement)]
    return [{ kind: 'life', player: env.controller, delta: -life, cause: 'cost' }, event]
  },
})

const applies = (env: Env, replacement: EntersWith): boolean =>
  (replacement.condition === undefined || holds(env, replacement.condition)) &&
  (replacement.unless === undefined || !holds(env, replacement.unless))

/** CR 614.12a, 119.4: whether the player pays as it enters, and how much life; null if they can't or don't. */
const paidLife = (ctx: Context, env: Env, cost: Cost): number | null => {
  let life = 0
  for (const part of cost) {
    if (part.kind !== 'pay-life') leaveUnsupportedRule('614.12a', env.view.of(env.source)?.name ?? '', part.kind)
    else life += evaluate(env, part.amount)
  }
  if (ctx.state.players[env.controller]!.life < life) return null
  if (life > 0 && restrictionsOnPlayer(ctx, 'lose-life', env.controller).length > 0) return null
  const pays = askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'pay',
    key: `enters:${env.source}`,
    player: env.controller,
    rule: '614.12a',
    source: env.source,
  })
  return pays ? life : null
}

const changed = <P extends MoveProposal | Extract<Proposal, { kind: 'create-token' }>>(
  entering: P,
  env: Env,
  replacement: EntersWith,
): P => {
  const { counters } = replacement
  return {
    ...entering,
    ...(replacement.tapped === true ? { tapped: true } : {}),
    ...(counters === undefined
      ? {}
      : { counters: plus(entering.counters, counters.counter, evaluate(env, counters.amount)) }),
  }
}

const withLoyalty = (object: string, loyalty: number): Replacer => ({
  key: `loyalty:${object}`,
  source: object,
  rule: '306.5b',
  commutes: true,
  apply: (event) =>
    event.kind === 'move' ? [{ ...event, counters: plus(event.counters, 'loyalty', loyalty) }] : [event],
})

const plus = (counters: MoveProposal['counters'], name: string, amount: number): Readonly<Record<string, number>> => ({
  ...counters,
  [name]: (counters?.[name] ?? 0) + Math.max(0, amount),
})
