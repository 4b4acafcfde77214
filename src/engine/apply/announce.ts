import type { Body } from '../../core/ability.ts'
import type { Cost } from '../../core/cost.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { ChosenTargets } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { costFaults } from '../costs/pay-cost.ts'
import { Interruption, refuse } from '../interrupt.ts'
import { chooseDivision } from '../targets/choose-division.ts'
import { announceModes } from '../targets/choose-modes.ts'
import { fillSlots } from '../targets/choose-targets.ts'
import { givenTargetFaults, missingTargets } from '../targets/given-targets.ts'
import { type PlacedSlot, slotsOf } from '../targets/slots.ts'
import { chooseOptions } from './choose-options.ts'
import { chooseX } from './choose-x.ts'
import { costOf, type Proposal, payerOf, type Settled, settle, targetingOf } from './proposal.ts'
import { withSplices } from './splicing.ts'
import { withLegalTargets } from './suggest-targets.ts'

/**
 * CR 601.2b–d, 601.2f: modes, optional costs, X, targets and division, in this order; they are written down on the
 * object on the stack. Returns the total cost and X. What is certainly illegal is said before anything is asked for.
 */
export const announce = (ctx: Context, proposal: Proposal): { readonly cost: Cost; readonly x: number } => {
  try {
    const settled = announceSettled(ctx, proposal)
    announceTargets(ctx, withSplices(ctx, proposal, settled.paid), settled)
    const { paid, x } = settled
    return { cost: costOf(ctx, proposal, paid, x, false), x }
  } catch (interruption) {
    if (!(interruption instanceof Interruption) || interruption.interrupt.kind !== 'question') throw interruption
    const certain = certainFaults(ctx, proposal)
    if (certain.length > 0) refuse(certain)
    throw interruption
  }
}

const announceSettled = (ctx: Context, proposal: Proposal): Settled => {
  const { action, key, body } = proposal
  const early = body.kind === 'modal' && body.whenPaid !== undefined ? chooseOptions(ctx, proposal) : null
  const modes = announceModes(
    ctx,
    { ...targetingOf(ctx, proposal, action.x ?? 0), rule: '601.2b' },
    early === null ? body : whenPaid(body, early),
    action.modes,
    key,
  )
  if (proposal.perMode !== undefined) settle(ctx, proposal, { modes })
  const paid = early ?? chooseOptions(ctx, proposal)
  const x = chooseX(ctx, proposal, modes, paid)
  settle(ctx, proposal, { modes, paid, x })
  if (modes.length > 0) cite(ctx, '700.2a', { object: key, modes: modes.map(String) })
  return { modes, paid, x }
}

/** CR 601.4: how many modes may be chosen depends on a cost whose payment is announced after them; so that is asked for first. */
const whenPaid = (body: Body, paid: readonly string[]): Body =>
  body.kind === 'modal' && body.whenPaid !== undefined && paid.includes(body.whenPaid.option)
    ? { ...body, min: body.whenPaid.min, max: body.whenPaid.max }
    : body

const announceTargets = (ctx: Context, proposal: Proposal, { modes, x }: Settled): void => {
  const { action, key, body } = proposal
  const by = targetingOf(ctx, proposal, x)
  const slots = slotsOf(body, modes)
  const given = action.targets ?? []
  const faults = givenTargetFaults(ctx, by, slots, given)
  if (faults.length > 0) refuse(withLegalTargets(ctx, proposal, by, slots, faults))
  const lacking = slots.slice(given.length).flatMap((placed) => missingTargets(ctx, by, placed))
  if (lacking.length > 0) refuse(lacking)
  const chosen = fillSlots(ctx, by, slots, given, key)
  let dividing = 0
  const divided = chosen.map((target, i) => {
    const share = slots[i]!.divides === null ? undefined : action.divide?.[dividing++]
    return chooseDivision(ctx, by, slots[i]!, target, share, key)
  })
  settle(ctx, proposal, inPrintedOrder(modes, divided))
  if (chosen.length > 0) cite(ctx, by.rule, { object: key, targets: chosen.flatMap((target) => target.chosen) })
}

/** CR 608.2c: chosen modes happen in the order they are printed, whatever order they were named in. */
const inPrintedOrder = (
  modes: readonly number[],
  targets: readonly ChosenTargets[],
): { readonly modes: readonly number[]; readonly targets: readonly ChosenTargets[] } => {
  if (modes.length < 2) return { modes, targets }
  const order = modes.map((_, place) => place).sort((a, b) => modes[a]! - modes[b]! || a - b)
  return {
    modes: order.map((place) => modes[place]!),
    targets: order.flatMap((old, mode) =>
      targets.filter((target) => target.mode === old).map((target) => ({ ...target, mode })),
    ),
  }
}

/** What makes it illegal whatever is still chosen: the least it can cost is too much, or a target is lacking. */
const certainFaults = (ctx: Context, proposal: Proposal): readonly Illegality[] => {
  const { action, body } = proposal
  const x = action.x ?? 0
  const paid = [...proposal.paid, ...(action.pay ?? [])]
  const slots: readonly PlacedSlot[] = body.kind === 'simple' ? slotsOf(body, []) : []
  const by = targetingOf(ctx, proposal, x)
  const cost = costOf(ctx, proposal, paid, x, true)
  return [
    ...slots.flatMap((placed) => missingTargets(ctx, by, placed)),
    ...costFaults(ctx, payerOf(ctx, proposal, x, cost), cost),
  ]
}
