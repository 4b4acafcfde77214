import type { Decision } from '../../core/decision.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { ChosenTargets } from '../../core/object.ts'
import { askDivision } from '../ask.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { evaluate } from '../refs/amount.ts'
import type { Targeting } from './legal-targets.ts'
import type { PlacedSlot } from './slots.ts'

type Division = Readonly<Record<TargetId, number>>

/** CR 601.2d: how what is divided among the targets of a slot falls to each of them, at least one each. */
export const chooseDivision = (
  ctx: Context,
  by: Targeting,
  { slot, divides }: PlacedSlot,
  target: ChosenTargets,
  given: Division | undefined,
  key: ObjectId,
): ChosenTargets => {
  const { chosen } = target
  if (slot.divide === undefined || divides === null || chosen.length === 0) return target
  const total = evaluate(by.env, slot.divide)
  if (total < chosen.length) {
    return refuse([illegal('target.division', ['601.2d', by.rule], { object: by.name, total, given: chosen.length })])
  }
  if (given !== undefined) return { ...target, division: checked(by, chosen, total, given) }
  if (total === chosen.length) return { ...target, division: Object.fromEntries(chosen.map((id) => [id, 1])) }
  const decision: Decision = {
    kind: 'divide',
    key: `divide:${key}:${slot.id}${target.mode === 0 ? '' : `:${target.mode + 1}`}`,
    player: by.env.controller,
    rule: '601.2d',
    purpose: divides,
    source: key,
    total,
    among: chosen,
    least: 1,
  }
  return { ...target, division: askDivision(ctx, decision) }
}

const checked = (by: Targeting, chosen: readonly TargetId[], total: number, given: Division): Division => {
  const shares = Object.values(given)
  const sum = shares.reduce((all, share) => all + share, 0)
  const fits =
    sum === total &&
    shares.length === chosen.length &&
    chosen.every((id) => Number.isInteger(given[id]) && (given[id] ?? 0) >= 1)
  if (fits) return given
  return refuse([illegal('target.division', ['601.2d', by.rule], { object: by.name, total, given: sum })])
}
