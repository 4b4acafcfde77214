import type { Ability, Body, SimpleBody } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { ChosenTargets, GameObject, StackFacts } from '../../core/object.ts'
import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { ceaseToBeBestowed } from '../events/bestowal.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { isLeaving } from '../opening/unfinished.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { stillLegal } from '../targets/still-legal.ts'
import { noteResolving } from '../triggers/note-resolving.ts'
import { mayDoAtOnce } from '../triggers/once-each-turn.ts'
import { watch } from '../triggers/watch.ts'
import { findMoved } from './found-moved.ts'
import { leaveResolved } from './leave-resolved.ts'
import { eachInstead, isOverloaded } from './overloaded.ts'
import { ceaseMutating, isMutating, resolveMutating } from './resolve-mutating.ts'
import { resolvePermanent } from './resolve-permanent.ts'
import { spellBody, writtenBody } from './spell-body.ts'

/**
 * CR 608.1, 608.2: resolves the top object of a turn's stack: what it asks about and its targets are looked at first, then what it says is
 * done, and last of all it leaves the stack.
 */
export const resolveTop = (ctx: Context, turn: Turn): void => {
  const id = turn.stack.at(-1)
  const object = id === undefined ? undefined : ctx.state.objects[id]
  if (object === undefined || object.onStack === null) return
  cite(ctx, '608.1', { object: object.id })
  const facts = object.onStack
  if (facts.kind === 'triggered' && !interveningHolds(ctx, object, facts)) {
    record(ctx, { kind: 'trigger-removed', source: facts.source, reason: 'condition' })
    cite(ctx, '603.4', { object: object.id })
    return leaveStack(ctx, object.id)
  }
  findMoved(ctx, facts)
  const body = bodyOf(ctx, object, facts)
  const env = overloaded(ctx, object, withDefinedX(resolutionEnv(ctx, object, facts), body))
  const legal = stillLegal(ctx, env, object.id, body, facts)
  const isWithoutTarget = hasLostAllTargets(facts, legal)
  if (isMutating(facts))
    return isWithoutTarget
      ? resolvePermanent(ctx, ceaseMutating(ctx, object, facts), env)
      : resolveMutating(ctx, object, withTargets(env, legal, 0))
  if (isWithoutTarget) {
    // CR 608.3b, 702.103e: a bestowed Aura spell goes on as the creature spell it is without that.
    if (!ceaseToBeBestowed(ctx, object.id, '702.103e')) return fizzle(ctx, object.id)
    return resolvePermanent(ctx, ctx.state.objects[object.id]!, env)
  }
  if (facts.kind === 'spell' && isPermanentSpell(ctx, object.id))
    return resolvePermanent(ctx, object, withTargets(env, legal, 0))
  noteResolving(ctx, facts)
  chosenParts(body, facts.modes).forEach((part, at) => {
    if (mayDoAtOnce(ctx, env, part.effects)) execute(ctx, withTargets(env, legal, at), part.effects)
  })
  // CR 727.1, 729.1a: the game in which it was on the stack is over, or goes on later.
  if (!isLeaving(ctx)) finishResolving(ctx, object.id, env.controller)
}

/** CR 608.2m–n: all it says is done, and it leaves the stack. */
export const finishResolving = (ctx: Context, id: ObjectId, controller: PlayerId): void => {
  const resolved = record(ctx, { kind: 'resolved', object: id })
  // CR 608.2m: what has left the stack meanwhile has done all it says all the same.
  const object = ctx.state.objects[id]
  if (object !== undefined) leaveResolved(ctx, object, controller)
  // CR 608.2p: abilities that trigger on its having resolved come last.
  watch(ctx, [resolved])
}

/** CR 702.96a */
const overloaded = (ctx: Context, { id }: GameObject, env: Env): Env => {
  const body = isOverloaded(ctx, id) ? writtenBody(ctx, id) : null
  return body === null ? env : { ...env, targets: eachInstead(env, body) }
}

/** CR 603.4, 608.2a: an intervening if is asked again as the ability resolves. */
const interveningHolds = (ctx: Context, object: GameObject, facts: StackFacts): boolean => {
  if (facts.ability?.kind !== 'triggered' || facts.ability.condition === undefined) return true
  const env: Env = { ...plainEnv(project(ctx), facts.source, object.controller), event: facts.event }
  return holds(env, facts.ability.condition)
}

const EMPTY: Body = { kind: 'simple', targets: [], effects: [] }

const bodyOf = (ctx: Context, object: GameObject, facts: StackFacts): Body =>
  facts.kind === 'spell' ? (spellBody(ctx, object.id) ?? EMPTY) : bodyOfAbility(facts.ability)

const bodyOfAbility = (ability: Ability | null): Body =>
  ability !== null && (ability.kind === 'activated' || ability.kind === 'triggered' || ability.kind === 'spell')
    ? ability.body
    : EMPTY

const isPermanentSpell = (ctx: Context, id: ObjectId): boolean => {
  const types = project(ctx).of(id)?.types ?? []
  return !types.includes('instant') && !types.includes('sorcery')
}

/** CR 107.3c: an X that the text defines may have changed since. */
const withDefinedX = (env: Env, body: Body): Env =>
  body.kind === 'simple' && body.x !== undefined ? { ...env, x: Math.max(0, evaluate(env, body.x)) } : env

/** CR 109.5, 613.1b: “you” on a spell is who controls it now; on an ability, whose it is since it was put there (113.8). */
const resolutionEnv = (ctx: Context, object: GameObject, facts: StackFacts): Env => {
  const view = project(ctx)
  const spell = facts.kind === 'spell'
  const controller = (spell ? view.of(object.id)?.controller : undefined) ?? object.controller
  return {
    ...plainEnv(view, spell ? object.id : facts.source, controller, facts.x),
    facts,
    event: facts.event,
    bound: facts.bound ?? {},
  }
}

/** CR 608.2b: it had targets, and not one of them is still legal; one for which none was chosen had none (115.6). */
const hasLostAllTargets = (facts: StackFacts, legal: readonly ChosenTargets[]): boolean =>
  facts.targets.some(({ chosen }) => chosen.length > 0) && legal.every(({ chosen }) => chosen.length === 0)

/** The standpoint of one chosen mode (the only part of a text without modes), with its targets that are still legal. */
const withTargets = (env: Env, legal: readonly ChosenTargets[], part: number): Env => {
  const own = legal.filter(({ mode }) => mode === part)
  return {
    ...env,
    targets: { ...env.targets, ...Object.fromEntries(own.map(({ slot, chosen }) => [slot, chosen])) },
    divisions: Object.fromEntries(
      own.flatMap(({ slot, division }) => (division === undefined ? [] : [[slot, division]])),
    ),
  }
}

/** CR 700.2c: the modes that were chosen, each with its own targets. */
const chosenParts = (body: Body, modes: readonly number[]): readonly SimpleBody[] =>
  body.kind === 'simple' ? [body] : modes.map((mode) => body.modes[mode]!)

/** CR 608.2b, 608.3b: nothing happens, and a spell goes to its owner’s graveyard, also one that would become a permanent. */
const fizzle = (ctx: Context, id: ObjectId): void => {
  cite(ctx, '608.2b', { object: id })
  record(ctx, { kind: 'fizzled', object: id })
  leaveStack(ctx, id)
}

/** CR 608.2n: without having resolved. */
const leaveStack = (ctx: Context, id: ObjectId): void => {
  happen(ctx, [{ kind: 'move', object: id, to: 'graveyard', cause: 'move' }])
}
