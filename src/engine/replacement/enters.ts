import type { Cost } from '../../core/cost.ts'
import type { Modification } from '../../core/modification.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { State } from '../../core/state.ts'
import { askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import { definitionOf, frontOf } from '../definitions.ts'
import { effectsOnEntry } from '../events/being.ts'
import type { Being, MoveProposal, Proposal } from '../events/proposal.ts'
import { asMoved } from '../facing/faced.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { project, projectState } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import type { Env, View } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import type { Batch } from './batch.ts'
import { counterMultipliers } from './counter-multipliers.ts'
import { asCopyReplacers } from './enters-as-copy.ts'
import { choosing } from './enters-choosing.ts'
import { taken } from './enters-taking.ts'
import { entersUnderReplacers } from './enters-under.ts'
import type { InForce, Replacer } from './in-force.ts'
import { intrinsicEntering } from './intrinsic-entering.ts'
import { matchesFuture } from './matches-future.ts'

export type EntersWith = Extract<Replacement, { kind: 'enters-with' }>

/**
 * CR 113.6h, 614.1c, 614.1d, 614.12: how the object enters: by its own abilities as it will be there, by those of others, and
 * with the loyalty printed on a planeswalker (306.5b).
 */
export const entersReplacers = (
  ctx: Context,
  move: MoveProposal,
  active: readonly InForce[],
  batch: Batch,
): readonly Replacer[] => {
  const printed = ctx.state.objects[move.object]
  if (printed === undefined) return []
  const known = { ...printed, chosen: { ...printed.chosen, ...move.chosen } }
  const object = asMoved(move.copied ? { ...known, copyOf: move.copied } : known, move)
  const controller = move.under ?? object.owner
  const traits = asEntered(ctx, object, controller, move)
  if (traits === undefined) return []
  const own = {
    ...plainEnv(remembering(project(ctx), object), move.object, controller, object.onStack?.x ?? 0),
    facts: object.onStack,
  }
  const text = move.copied ? 'copied' : object.marks?.back === true ? 'back' : 'own'
  const texts: Entering[] = ownEntering(own, traits).map(({ place, replacement }) => ({
    key: `${text}:${move.object}:${place}`,
    env: own,
    replacement,
  }))
  for (const { key, env, replacement, objects } of active) {
    if (replacement.kind !== 'enters-with' || replacement.what === 'self' || objects !== null) continue
    if (env.source === move.object) continue
    if (!matchesFuture(env, replacement.what, { ...object, controller }, traits)) continue
    texts.push({ key, env, replacement })
  }
  const replacers: Replacer[] = [
    ...entersUnderReplacers({ ...object, controller }, traits, active),
    ...asCopyReplacers(ctx, move, { ...object, controller }, traits, own, active),
    ...texts.map((one) =>
      turnsOver(ctx, object, one) ? turningOver(one) : entering(ctx, one.key, one.env, one.replacement, batch),
    ),
  ]
  replacers.push(...counterMultipliers(move.counters, object, traits, active))
  // CR 708.3: what enters face down is face down before, and nothing of its text has an effect.
  if (!object.faceDown) {
    replacers.push(...intrinsicEntering(ctx, move.object, traits, definitionOf(object, ctx.cards) ?? {}))
  }
  return replacers
}

interface Entering {
  readonly key: string
  readonly env: Env
  readonly replacement: EntersWith
}

/** CR 616.1d: what would make a double-faced card enter with its back face up comes before all that is said of that face. */
const turnsOver = (ctx: Context, object: GameObject, { env, replacement }: Entering): boolean =>
  replacement.transformed === true &&
  object.marks?.back !== true &&
  !object.faceDown &&
  frontOf(object, ctx.cards)?.back !== undefined &&
  applies(env, replacement)

const turningOver = ({ key, env, replacement }: Entering): Replacer => ({
  key,
  source: env.source,
  rule: '616.1d',
  commutes: true,
  turns: true,
  apply: (event) => (event.kind === 'move' ? [changed({ ...event, back: true }, env, replacement)] : [event]),
})

/** CR 614.12: what it has chosen already as it enters counts for what else is said of how it enters. */
export const remembering = (view: View, object: GameObject): View => ({
  state: { ...view.state, objects: { ...view.state.objects, [object.id]: object } },
  of: view.of,
})

/** What the abilities that a permanent will have say of how it enters itself. */
export const ownEntering = (
  own: Env,
  { abilities }: Characteristics,
): readonly { readonly place: string; readonly replacement: EntersWith }[] =>
  abilities.flatMap(expandAbility).flatMap((ability, index) => {
    if (ability.kind !== 'static' || (ability.condition !== undefined && !holds(own, ability.condition))) return []
    return ability.effects.flatMap((effect, part) =>
      effect.kind === 'replacement' && effect.replacement.kind === 'enters-with' && effect.replacement.what === 'self'
        ? [{ place: `${index}:${part}`, replacement: effect.replacement }]
        : [],
    )
  })

/**
 * CR 614.12: the characteristics of a permanent as it would exist on the battlefield, with the continuous effects that are
 * there already and its own.
 */
export const asEntered = (
  ctx: Context,
  object: GameObject,
  controller: string,
  move: Pick<MoveProposal, 'being' | 'down' | 'back' | 'alternative'> = {},
): Characteristics | undefined => {
  const { state } = ctx
  const future: GameObject = {
    ...asMoved(object, move),
    zone: 'battlefield',
    controller,
    timestamp: state.clock,
    onStack: null,
  }
  const then: State = {
    ...state,
    objects: { ...state.objects, [object.id]: future },
    battlefield: [...state.battlefield, object.id],
    effects: effectsOnEntry(state, move, object.id),
    turns: state.turns.map((turn) => ({ ...turn, stack: turn.stack.filter((id) => id !== object.id) })),
  }
  return projectState(then, ctx.cards).of(object.id)
}

const entering = (ctx: Context, key: string, env: Env, replacement: EntersWith, batch: Batch): Replacer => ({
  key,
  source: env.source,
  rule: '614.1c',
  commutes: true,
  independent: independentOf(replacement),
  apply: (event) => {
    if (event.kind !== 'move' || !applies(env, replacement)) return [event]
    if (replacement.choose !== undefined) return choosing(ctx, env, changed(event, env, replacement), replacement)
    if (replacement.taking !== undefined) return withTaken(ctx, event, env, replacement, batch)
    const life = replacement.unlessPaid === undefined ? null : paidLife(ctx, env, replacement.unlessPaid, batch)
    if (life === null) return [changed(event, env, replacement)]
    return [{ kind: 'life', player: env.controller, delta: -life, cause: 'cost' }, event]
  },
})

/** Whether it is the same whenever it is applied: it asks nobody, and says nothing of numbers. */
const independentOf = ({ counters, unlessPaid, choose, taking }: EntersWith): boolean =>
  counters === undefined && unlessPaid === undefined && choose === undefined && taking === undefined

/** CR 614.13a: what goes elsewhere as it enters does so at the same time, and each of it may bring counters. */
const withTaken = (
  ctx: Context,
  event: MoveProposal,
  env: Env,
  replacement: EntersWith,
  batch: Batch,
): readonly Proposal[] => {
  const { each } = replacement.taking!
  const moves = taken(ctx, env, event.object, replacement.taking!, batch)
  const entering = changed(event, env, replacement)
  if (each === undefined || moves.length === 0) return [...moves, entering]
  const counters = plus(entering.counters, each.counter, moves.length * evaluate(env, each.amount))
  return [...moves, { ...entering, counters }]
}

export const applies = (env: Env, replacement: EntersWith): boolean =>
  (replacement.condition === undefined || holds(env, replacement.condition)) &&
  (replacement.unless === undefined || !holds(env, replacement.unless))

/**
 * CR 614.12a, 614.12b, 119.4: whether the player pays as it enters, and how much life; null if they don't, or can't together with
 * what they pay as other permanents enter.
 */
const paidLife = (ctx: Context, env: Env, cost: Cost, { done }: Batch): number | null => {
  let life = 0
  for (const part of cost) {
    if (part.kind !== 'pay-life') leaveUnsupportedRule('614.12a', env.view.of(env.source)?.name ?? '', part.kind)
    else life += evaluate(env, part.amount)
  }
  const promised = done.reduce(
    (sum, one) => sum + (one.kind === 'life' && one.cause === 'cost' && one.player === env.controller ? -one.delta : 0),
    0,
  )
  if (life > 0 && ctx.state.players[env.controller]!.life < life + promised) return null
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

export const changed = <P extends MoveProposal | Extract<Proposal, { kind: 'create-token' }>>(
  entering: P,
  env: Env,
  replacement: EntersWith,
): P => {
  const { counters } = replacement
  return {
    ...entering,
    ...(replacement.tapped === true ? { tapped: true } : {}),
    ...(replacement.prepared === true ? { prepared: true } : {}),
    ...(replacement.being === undefined ? {} : { being: beingOf(entering, env, replacement, replacement.being) }),
    ...(counters === undefined
      ? {}
      : { counters: plus(entering.counters, counters.counter, evaluate(env, counters.amount)) }),
  }
}

/**
 * CR 611.2e, 614.1c: what an effect makes of it as it enters, besides what is said of it already. CR 613.2a: its own text would
 * make copiable values of its power and toughness.
 */
const beingOf = (entering: Proposal, env: Env, { what }: EntersWith, modifications: readonly Modification[]): Being => {
  if (what === 'self' && modifications.some(({ kind }) => kind === 'set-power-toughness'))
    leaveUnsupportedRule('613.2a', '', 'power and toughness that it sets as it enters')
  const before = entering.kind === 'move' ? (entering.being?.modifications ?? []) : []
  return { source: env.source, controller: env.controller, modifications: [...before, ...modifications] }
}

const plus = (counters: MoveProposal['counters'], name: string, amount: number): Readonly<Record<string, number>> => ({
  ...counters,
  [name]: (counters?.[name] ?? 0) + Math.max(0, amount),
})
