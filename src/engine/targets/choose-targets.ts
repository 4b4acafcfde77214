import type { Body } from '../../core/ability.ts'
import type { Decision } from '../../core/decision.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { ChosenTargets } from '../../core/object.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { chooseDivision } from './choose-division.ts'
import { chooserOf } from './chooser.ts'
import { countOf, type GivenTargets, missingTargets, seenFrom } from './given-targets.ts'
import { legalTargets, type Targeting } from './legal-targets.ts'
import { type PlacedSlot, slotsOf } from './slots.ts'

/**
 * CR 603.3d: targets for a triggered ability that is put on the stack as `id`. Null if a slot that must be filled has no
 * legal choice: the ability is then removed.
 */
export const chooseTargets = (
  ctx: Context,
  env: Env,
  body: Body,
  modes: readonly number[],
  id: ObjectId,
): readonly ChosenTargets[] | null => {
  const by: Targeting = { env, stacked: id, name: named(ctx, env.source), rule: '603.3d' }
  const slots = slotsOf(body, modes)
  if (!canFill(ctx, by, slots, [])) return null
  const chosen = fillSlots(ctx, by, slots, [], id)
  return chosen.map((target, i) => chooseDivision(ctx, by, slots[i]!, target, undefined, id))
}

/** CR 601.2c: asks, in order, for the targets of each slot that has none yet. */
export const fillSlots = (
  ctx: Context,
  by: Targeting,
  slots: readonly PlacedSlot[],
  given: GivenTargets,
  key: ObjectId,
): readonly ChosenTargets[] => {
  const order = controllerFirst(slots)
  const ordered = order.map((i) => slots[i]!)
  const chosen: ChosenTargets[] = []
  ordered.forEach((placed, i) => {
    const ids = given[order[i]!] ?? askForSlot(ctx, by, ordered, chosen, key)
    chosen.push({ slot: placed.slot.id, mode: placed.mode, chosen: ids })
  })
  return slots.map((_, i) => chosen[order.indexOf(i)]!)
}

/** CR 601.7b, 602.3b: the controller chooses before an opponent does, whatever is printed first. */
const controllerFirst = (slots: readonly PlacedSlot[]): readonly number[] => {
  const rank = (i: number): number => (slots[i]!.slot.chooser === undefined ? 0 : 1)
  return slots.map((_, i) => i).sort((a, b) => rank(a) - rank(b) || a - b)
}

const askForSlot = (
  ctx: Context,
  by: Targeting,
  slots: readonly PlacedSlot[],
  chosen: readonly ChosenTargets[],
  key: ObjectId,
): readonly TargetId[] => {
  const placed = slots[chosen.length]!
  const here = seenFrom(by, chosen, placed)
  const options = legalTargets(ctx, here, placed.slot).filter((id) => leavesRoom(ctx, by, slots, chosen, id))
  const { min, max } = countOf(here, placed)
  if (options.length < min) {
    refuse([illegal('target.none-available', [by.rule, '601.5'], { object: by.name, filter: placed.slot.filter })])
  }
  const decision: Decision = {
    kind: 'choose-targets',
    key: slotKey(slots, chosen.length, key),
    player: chooserOf(ctx, by, placed.slot.chooser, key),
    rule: by.rule,
    object: key,
    slot: placed.slot.id,
    options,
    min,
    max: Math.min(max, options.length, mostByDivision(here, placed)),
  }
  return askObjects(ctx, decision)
}

/** CR 601.2d: no more targets than there is to divide, since each gets at least one. */
const mostByDivision = (by: Targeting, { slot }: PlacedSlot): number =>
  slot.divide === undefined ? Number.POSITIVE_INFINITY : Math.max(0, evaluate(by.env, slot.divide))

/** `targets:<object>:<slot>`; a mode chosen again asks again. */
const slotKey = (slots: readonly PlacedSlot[], at: number, object: ObjectId): string => {
  const { id } = slots[at]!.slot
  const before = slots.slice(0, at).filter(({ slot }) => slot.id === id).length
  return before === 0 ? `targets:${object}:${id}` : `targets:${object}:${id}:${before + 1}`
}

/** CR 601.5: only a target that leaves legal ones for the slots that look at it. */
const leavesRoom = (
  ctx: Context,
  by: Targeting,
  slots: readonly PlacedSlot[],
  chosen: readonly ChosenTargets[],
  id: TargetId,
): boolean => {
  const { slot, mode } = slots[chosen.length]!
  const later = slots.slice(chosen.length + 1).filter((other) => looksAt(other, slot.id))
  return later.length === 0 || canFill(ctx, by, slots, [...chosen, { slot: slot.id, mode, chosen: [id] }])
}

const looksAt = ({ slot }: PlacedSlot, id: string): boolean =>
  JSON.stringify(slot.filter).includes(JSON.stringify({ ref: 'target', id }))

/** Whether all slots from the next one on can be filled; what one slot takes is only kept in mind where another looks. */
export const canFill = (
  ctx: Context,
  by: Targeting,
  slots: readonly PlacedSlot[],
  chosen: readonly ChosenTargets[],
): boolean => {
  const placed = slots[chosen.length]
  if (placed === undefined) return true
  const here = seenFrom(by, chosen, placed)
  if (missingTargets(ctx, here, placed).length > 0) return false
  const { slot, mode } = placed
  const rest = slots.slice(chosen.length + 1)
  if (!rest.some((other) => looksAt(other, slot.id)) || countOf(here, placed).min !== 1) {
    return canFill(ctx, by, slots, [...chosen, { slot: slot.id, mode, chosen: [] }])
  }
  return legalTargets(ctx, here, slot).some((id) =>
    canFill(ctx, by, slots, [...chosen, { slot: slot.id, mode, chosen: [id] }]),
  )
}
