import type { TargetId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { ChosenTargets } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { reportFaults } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { evaluate } from '../refs/amount.ts'
import { legalTargets, type Targeting, targetFaults } from './legal-targets.ts'
import { envForSlot, type PlacedSlot } from './slots.ts'

/** Targets as an action gives them: ids for each slot in order; later slots may be missing. */
export type GivenTargets = readonly (readonly TargetId[])[]

export const countOf = (by: Targeting, { slot }: PlacedSlot): { readonly min: number; readonly max: number } => ({
  min: evaluate(by.env, slot.min),
  max: evaluate(by.env, slot.max),
})

/** CR 115.3, 601.2c: everything wrong with targets that were given. An id nobody knows is no illegality but a fault. */
export const givenTargetFaults = (
  ctx: Context,
  by: Targeting,
  slots: readonly PlacedSlot[],
  given: GivenTargets,
): readonly Illegality[] => {
  const unknown = given.flatMap((ids, i) =>
    ids.flatMap((id, j) => (isKnown(ctx, by, id) ? [] : [{ id, at: `/targets/${i}/${j}` }])),
  )
  if (unknown.length > 0) {
    reportFaults(
      unknown.map(({ id, at }) => ({ code: 'object.unknown', pointer: at, rules: [by.rule], params: { id } })),
    )
  }
  if (given.length > slots.length) {
    return [illegal('target.slots', [by.rule], { object: by.name, expected: slots.length, given: given.length })]
  }
  const chosen = placedTargets(slots, given)
  return slots.flatMap((placed, i) => {
    const ids = given[i]
    return ids === undefined ? [] : slotFaults(ctx, seenFrom(by, chosen.slice(0, i), placed), placed, ids)
  })
}

const isKnown = (ctx: Context, by: Targeting, id: TargetId): boolean =>
  ctx.state.objects[id] !== undefined || ctx.state.players[id] !== undefined || asStacked(by, id) !== id

/** CR 601.2a: a spell is on the stack by now, and whoever names it by what it was means it. */
const asStacked = (by: Targeting, id: TargetId): TargetId =>
  by.env.source === by.stacked && id === by.name.id ? by.stacked : id

/** The targets of the slots that were given. */
export const placedTargets = (slots: readonly PlacedSlot[], given: GivenTargets): readonly ChosenTargets[] =>
  slots.flatMap(({ slot, mode }, i) => (given[i] === undefined ? [] : [{ slot: slot.id, mode, chosen: given[i] }]))

export const seenFrom = (by: Targeting, chosen: readonly ChosenTargets[], { mode }: PlacedSlot): Targeting => ({
  ...by,
  env: envForSlot(by.env, chosen, mode),
})

const slotFaults = (
  ctx: Context,
  by: Targeting,
  placed: PlacedSlot,
  ids: readonly TargetId[],
): readonly Illegality[] => {
  const faults: Illegality[] = []
  const distinct = new Set(ids)
  const repeated = [...distinct].filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id))
  for (const id of repeated) {
    faults.push(illegal('target.repeated', ['115.3', by.rule], { object: by.name, target: named(ctx, id) }))
  }
  for (const id of distinct) faults.push(...targetFaults(ctx, by, placed.slot, asStacked(by, id)))
  const { min, max } = countOf(by, placed)
  if (repeated.length === 0 && (ids.length < min || ids.length > max)) {
    faults.push(illegal('target.count', [by.rule, '115.1'], { object: by.name, min, max, given: ids.length }))
  }
  return faults
}

/** CR 601.2c, 700.2a: a slot that has to be filled and can't be, whatever is chosen for the others. */
export const missingTargets = (ctx: Context, by: Targeting, placed: PlacedSlot): readonly Illegality[] => {
  const { min, max } = countOf(by, placed)
  if (min <= 0) return []
  const present = legalTargets(ctx, by, placed.slot).length
  if (present >= min) return []
  return present === 0
    ? [illegal('target.none-available', [by.rule, '115.1'], { object: by.name, filter: placed.slot.filter })]
    : [illegal('target.count', [by.rule, '115.1'], { object: by.name, min, max, given: present })]
}
