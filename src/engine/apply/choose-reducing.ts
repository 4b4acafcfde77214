import type { ObjectId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { costCandidates, type PickingPart, PURPOSES } from '../costs/candidates.ts'
import { costFaults } from '../costs/pay-cost.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { EMERGED, HARMONIZED } from '../keywords/cast-keywords.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import { costOf, type Proposal, payerOf } from './proposal.ts'

/** A way of casting in which something is sacrificed or tapped, and the spell costs less by what that is worth. */
interface Reducing {
  readonly part: PickingPart
  readonly rule: string
  readonly by: 'mana-value' | 'power'
  readonly optional: boolean
}

const REDUCING: Readonly<Record<string, Reducing>> = {
  emerge: { part: EMERGED, rule: '702.119c', by: 'mana-value', optional: false },
  harmonize: { part: HARMONIZED, rule: '702.180b', by: 'power', optional: true },
}

/**
 * CR 702.119a, 702.119c, 702.180a–b: what is sacrificed or tapped is chosen along with that way of casting, before anything else, and
 * the total cost is so much generic mana less. It is paid with the rest of the cost.
 */
export const withReduction = (ctx: Context, proposal: Proposal): Proposal => {
  const way = proposal.paid.flatMap((name) => REDUCING[name] ?? [])[0]
  if (way === undefined) return proposal
  const chosen = chooseFor(ctx, proposal, way)
  return chosen === undefined ? proposal : reducedBy(ctx, proposal, way, chosen)
}

const reducedBy = (ctx: Context, proposal: Proposal, { part, by, optional }: Reducing, id: ObjectId): Proposal => {
  const traits = project(ctx).of(id)
  const worth = Math.max(0, (by === 'power' ? traits?.power : traits?.manaValue) ?? 0)
  return {
    ...proposal,
    ...(optional ? { cost: [...proposal.cost, part] } : {}),
    less: worth === 0 ? [] : [String(worth)],
  }
}

/** What an action names for it, or what is asked for: only what leaves a cost that can be paid. */
const chooseFor = (ctx: Context, proposal: Proposal, way: Reducing): ObjectId | undefined => {
  const { part, optional, rule } = way
  const { action, key } = proposal
  const options = costCandidates(ctx, payerOf(ctx, proposal, 0), part)
  const given = action.costs?.[part.kind]
  if (given !== undefined) return given.find((id) => options.includes(id)) ?? misfit(ctx, proposal, part, given)
  const faultsWith = (one: Proposal) =>
    costFaults(ctx, payerOf(ctx, one, 0), costOf(ctx, one, one.paid, action.x ?? 0, true))
  const payable = options.filter((id) => faultsWith(reducedBy(ctx, proposal, way, id)).length === 0)
  const alone = optional && faultsWith(proposal).length === 0
  if (payable.length === 0 && !alone) return refuse(faultsWith(proposal))
  const [chosen] = askObjects(ctx, {
    kind: 'choose-objects',
    key: `costs:${key}:${part.kind}`,
    player: action.player,
    rule,
    purpose: PURPOSES[part.kind],
    source: key,
    options: payable,
    min: alone ? 0 : 1,
    max: 1,
  })
  return chosen
}

/** What is named and can't be it; nothing where nothing is named. */
const misfit = (
  ctx: Context,
  { name }: Proposal,
  { what }: PickingPart,
  given: readonly ObjectId[],
): ObjectId | undefined => {
  const known = given.filter((id) => ctx.state.objects[id] !== undefined)
  const faults = known.map((id) =>
    illegal('cost.choice', ['118.3', '601.2h'], { object: name, chosen: named(ctx, id), filter: what }),
  )
  return faults.length === 0 ? undefined : refuse(faults)
}
