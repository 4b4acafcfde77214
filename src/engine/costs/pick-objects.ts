import type { Cost } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse, reportFaults } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { pickAtRandom } from '../random.ts'
import { evaluate } from '../refs/amount.ts'
import { costCandidates, isPicking, type PickingPart, PURPOSES } from './candidates.ts'
import type { Payer } from './payer.ts'
import { isStandingIn, waysOf } from './stand-ins.ts'

/** For each part of a cost the objects it is paid with; empty for parts without any. */
export type Picks = readonly (readonly ObjectId[])[]

/** CR 601.2h: which objects a cost is paid with, as given or asked for; no object pays two parts. */
export const pickObjects = (ctx: Context, payer: Payer, cost: Cost): Picks => {
  const left = new Map(Object.entries(payer.choices.costs ?? {}).map(([kind, ids]) => [kind, [...ids]]))
  const faults = givenFaults(ctx, payer, cost)
  if (faults.length > 0) refuse(faults)
  const used = new Set<ObjectId>()
  return cost.map((part, place) => {
    if (!isPicking(part)) return []
    const needed = Math.max(0, evaluate(payer.env, part.count))
    const picked = left.get(part.kind)?.splice(0, needed) ?? askFor(ctx, payer, part, needed, used, keyOf(cost, place))
    for (const id of picked) used.add(id)
    return picked
  })
}

/** `sacrifice`, and for a second part of the kind `sacrifice:2`. */
const keyOf = (cost: Cost, place: number): string => {
  const { kind } = cost[place]!
  const before = cost.slice(0, place).filter((part) => part.kind === kind).length
  return before === 0 ? kind : `${kind}:${before + 1}`
}

const askFor = (
  ctx: Context,
  payer: Payer,
  part: PickingPart,
  needed: number,
  used: ReadonlySet<ObjectId>,
  key: string,
): readonly ObjectId[] => {
  const options = costCandidates(ctx, payer, part).filter((id) => !used.has(id))
  if (options.length < needed) {
    return refuse([
      illegal('cost.not-enough', ['118.3'], { object: payer.name, cost: [part], needed, present: options.length }),
    ])
  }
  /** CR 701.9b: at random is nobody's choice. */
  if (part.kind === 'discard' && part.random === true) return pickAtRandom(ctx, options, needed)
  return askObjects(ctx, {
    kind: 'choose-objects',
    key: `costs:${payer.key}:${key}`,
    player: payer.player,
    rule: '601.2h',
    purpose: PURPOSES[part.kind],
    source: payer.whileResolving === true ? payer.env.source : payer.key,
    options,
    min: needed,
    max: needed,
  })
}

/** Everything wrong with the objects an action gives for its costs. */
const givenFaults = (ctx: Context, payer: Payer, cost: Cost): readonly Illegality[] =>
  Object.entries(payer.choices.costs ?? {}).flatMap(([kind, ids]) => {
    if (isStandingIn(kind) && waysOf(payer).includes(kind)) return []
    const unknown = ids.filter((id) => ctx.state.objects[id] === undefined)
    if (unknown.length > 0) {
      reportFaults(
        unknown.map((id) => ({ code: 'object.unknown', pointer: `/costs/${kind}`, rules: ['118.3'], params: { id } })),
      )
    }
    const parts = cost.filter((part): part is PickingPart => isPicking(part) && part.kind === kind)
    const needed = parts.reduce((sum, part) => sum + Math.max(0, evaluate(payer.env, part.count)), 0)
    const faults: Illegality[] = []
    if (new Set(ids).size !== needed || ids.length !== needed) {
      faults.push(illegal('cost.choice-count', ['118.3', '601.2h'], { object: payer.name, needed, given: ids.length }))
    }
    return [...faults, ...misfits(ctx, payer, parts, ids)]
  })

/** Given objects that the part they fall to can't be paid with. */
const misfits = (
  ctx: Context,
  payer: Payer,
  parts: readonly PickingPart[],
  ids: readonly ObjectId[],
): readonly Illegality[] => {
  let from = 0
  return parts.flatMap((part) => {
    const own = ids.slice(from, from + Math.max(0, evaluate(payer.env, part.count)))
    from += own.length
    const fit = costCandidates(ctx, payer, part)
    return own
      .filter((id) => !fit.includes(id))
      .map((id) =>
        illegal('cost.choice', ['118.3', '601.2h'], { object: payer.name, chosen: named(ctx, id), filter: part.what }),
      )
  })
}
