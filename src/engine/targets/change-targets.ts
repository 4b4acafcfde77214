import type { Body } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { ChosenTargets, GameObject, StackFacts } from '../../core/object.ts'
import { ask, askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, record } from '../events/commit.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { spellBody } from '../stack/spell-body.ts'
import { watch } from '../triggers/watch.ts'
import { isLegalTarget, legalTargets, type Targeting } from './legal-targets.ts'
import { envForSlot, type PlacedSlot, slotsOf } from './slots.ts'

export type HowToChange = Extract<Effect, { do: 'change-target' }>['how']

/** One target of a spell or ability: the how-manieth of which slot. */
interface Position {
  readonly slot: number
  readonly at: number
}
type Targets = readonly ChosenTargets[]

/** What is changed, who chooses, and how questions about it are keyed. */
interface Change {
  readonly by: Targeting
  readonly slots: readonly PlacedSlot[]
  readonly before: Targets
  readonly chooser: PlayerId
  readonly key: string
}

const RULE_OF: Readonly<Record<HowToChange, string>> = {
  'change-all': '115.7a',
  'change-one': '115.7b',
  'change-any': '115.7c',
  'choose-new': '115.7d',
}

/**
 * CR 115.7: lets the controller of an effect change targets of a spell or ability: each of them to another legal target, or none
 * (115.7a), one of them (115.7b), any of them (115.7c), or choose new ones (115.7d). `to` are the only new targets the effect allows. Modes and
 * divisions stay (115.7f, 115.8); only the final set of targets is looked at (115.7e).
 */
export const changeTargets = (
  ctx: Context,
  env: Env,
  id: ObjectId,
  how: HowToChange,
  to: readonly TargetId[] | null,
): void => {
  const before = ctx.state.objects[id]?.onStack?.targets ?? []
  const rule = RULE_OF[how]
  const after = pickNewTargets(ctx, env, id, how, rule, to)
  cite(ctx, rule, { object: id })
  if (after === before) return
  watch(ctx, [record(ctx, { kind: 'targets-changed', object: id, targets: after.flatMap(({ chosen }) => chosen) })])
}

/** The targets of a spell or ability on the stack after the change, written down on it; the same list if nothing changes. */
export const pickNewTargets = (
  ctx: Context,
  env: Env,
  id: ObjectId,
  how: HowToChange,
  rule: string,
  to: readonly TargetId[] | null = null,
): Targets => {
  const object = ctx.state.objects[id]
  const facts = object?.onStack ?? null
  if (object === undefined || facts === null || facts.targets.length === 0) return facts?.targets ?? []
  const slots = slotsOf(bodyOf(ctx, object, facts), facts.modes)
  const key = `change-targets:${id}:${env.source}`
  const change = {
    by: targetingOf(ctx, object, facts, rule),
    slots,
    before: facts.targets,
    chooser: env.controller,
    key,
  }
  const after = how === 'change-one' ? changeOne(ctx, change, to) : changeEach(ctx, change, to, how !== 'change-all')
  if (after !== change.before)
    patchObject(ctx, id, { onStack: { ...facts, targets: withOldShares(change.before, after) } })
  return after
}

export const bodyOf = (ctx: Context, object: GameObject, { ability }: StackFacts): Body =>
  (ability !== null && 'body' in ability ? ability.body : spellBody(ctx, object.id)) ?? {
    kind: 'simple',
    targets: [],
    effects: [],
  }

export const targetingOf = (ctx: Context, object: GameObject, facts: StackFacts, rule: string): Targeting => ({
  env: {
    ...plainEnv(project(ctx), facts.kind === 'spell' ? object.id : facts.source, object.controller, facts.x),
    facts,
    event: facts.event,
  },
  stacked: object.id,
  name: named(ctx, object.id),
  rule,
})

const positionsOf = (targets: Targets): readonly Position[] =>
  targets.flatMap(({ chosen }, slot) => chosen.map((_, at) => ({ slot, at })))

const targetAt = (targets: Targets, { slot, at }: Position): TargetId => targets[slot]!.chosen[at]!

const replaced = (targets: Targets, { slot, at }: Position, id: TargetId): Targets =>
  targets.map((target, i) =>
    i === slot ? { ...target, chosen: target.chosen.map((other, j) => (j === at ? id : other)) } : target,
  )

/** CR 115.7f: each new target takes the share of the one it stands for. */
const withOldShares = (before: Targets, after: Targets): Targets =>
  after.map((target, i) => {
    const { division, chosen: old } = before[i]!
    if (division === undefined) return target
    return { ...target, division: Object.fromEntries(target.chosen.map((id, at) => [id, division[old[at]!] ?? 0])) }
  })

const optionsAt = (
  ctx: Context,
  change: Change,
  targets: Targets,
  place: Position,
  to: readonly TargetId[] | null,
): readonly TargetId[] => {
  const placed = change.slots[place.slot]
  if (placed === undefined) return []
  const here = seenAmong(change, targets, place)
  const legal = legalTargets(ctx, here, placed.slot)
  return legal.filter((id) => id !== targetAt(targets, place) && (to === null || to.includes(id)))
}

const seenAmong = ({ by, slots }: Change, targets: Targets, { slot }: Position): Targeting => ({
  ...by,
  env: envForSlot(
    by.env,
    targets.filter((_, i) => i !== slot),
    slots[slot]!.mode,
  ),
})

/** CR 115.7a, 115.7b: one target becomes another legal one; if none can, nothing changes. */
const changeOne = (ctx: Context, change: Change, to: readonly TargetId[] | null): Targets => {
  const { before, chooser, key, by } = change
  const newTargets = (place: Position) =>
    optionsAt(ctx, change, before, place, to).filter((id) => isFinal(ctx, change, replaced(before, place, id)))
  const changeable = positionsOf(before).filter((place) => newTargets(place).length > 0)
  if (changeable.length === 0) return before
  const names = changeable.map(({ slot, at }) => `${before[slot]!.slot}/${before[slot]!.chosen[at]!}`)
  const which = ask(ctx, {
    kind: 'choose-option',
    key: `${key}:which`,
    player: chooser,
    rule: by.rule,
    source: by.stacked,
    options: names,
  }) as string
  const place = changeable[names.indexOf(which)]!
  return replaced(before, place, askNew(ctx, change, before, place, newTargets(place)))
}

/**
 * CR 115.7a, 115.7c–d: each target becomes another, or `mayStay`; what is asked leaves a legal way to go on. Where each has
 * to change and not all can, none does.
 */
const changeEach = (ctx: Context, change: Change, to: readonly TargetId[] | null, mayStay: boolean): Targets => {
  const places = positionsOf(change.before)
  const canEnd = (targets: Targets, from: number): boolean => {
    const place = places[from]
    if (place === undefined) return isFinal(ctx, change, targets)
    return (
      (mayStay && canEnd(targets, from + 1)) ||
      optionsAt(ctx, change, targets, place, to).some((id) => canEnd(replaced(targets, place, id), from + 1))
    )
  }
  let targets = change.before
  if (!canEnd(targets, 0)) return targets
  places.forEach((place, i) => {
    const old = targetAt(targets, place)
    const options = [...(mayStay ? [old] : []), ...optionsAt(ctx, change, targets, place, to)].filter((id) =>
      canEnd(id === old ? targets : replaced(targets, place, id), i + 1),
    )
    const chosen = askNew(ctx, change, targets, place, options)
    if (chosen !== old) targets = replaced(targets, place, chosen)
  })
  return targets
}

const askNew = (
  ctx: Context,
  { by, chooser, key }: Change,
  targets: Targets,
  place: Position,
  options: readonly TargetId[],
): TargetId =>
  askObjects(ctx, {
    kind: 'choose-targets',
    key: `${key}:${targets[place.slot]!.slot}:${place.at + 1}`,
    player: chooser,
    rule: by.rule,
    object: by.stacked,
    slot: targets[place.slot]!.slot,
    options,
    min: 1,
    max: 1,
  })[0]!

/** CR 115.3, 115.7d–e: new targets are legal, none twice, and no unchanged target became illegal by the change. */
const isFinal = (ctx: Context, change: Change, targets: Targets): boolean =>
  targets.every((target, i) => {
    const placed = change.slots[i]
    if (placed === undefined) return target === change.before[i]
    if (new Set(target.chosen).size < target.chosen.length) return false
    return target.chosen.every((id, at) => {
      const place = { slot: i, at }
      if (isLegalTarget(ctx, seenAmong(change, targets, place), placed.slot, id)) return true
      const unchanged = id === targetAt(change.before, place)
      return unchanged && !isLegalTarget(ctx, seenAmong(change, change.before, place), placed.slot, id)
    })
  })
