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
import { costCandidates, demandOf, isPicking, type PickingPart, PURPOSES } from './candidates.ts'
import { firstUnmet, isIndifferent } from './first-unmet.ts'
import { costOf, type Due, type Payer } from './payer.ts'
import { isStandingIn, waysOf } from './stand-ins.ts'
import type { Taking } from './tap-plan.ts'

/** For each part of a cost the objects it is paid with; empty for parts without any. */
export type Picks = readonly (readonly ObjectId[])[]

/** Why mana can't be paid besides what is still to be taken, with these tapped already. */
export type Besides = (takings: readonly Taking[], tapped: readonly ObjectId[]) => readonly Illegality[]

interface Picking {
  readonly payer: Payer
  readonly part: PickingPart
}

const isPickingDue = (due: Due): due is Due & Picking => isPicking(due.part)

const takingOf = (ctx: Context, { payer, part }: Picking): Taking => ({
  ...demandOf(ctx, payer, part),
  taps: part.kind === 'tap-permanents',
})

export const takingsOf = (ctx: Context, dues: readonly Due[]): readonly Taking[] =>
  dues.filter(isPickingDue).map((due) => takingOf(ctx, due))

/**
 * CR 601.2h: which objects a cost is paid with, as given or asked for; no object pays two parts. Only those are offered with
 * which everything else can still be paid.
 */
export const pickObjects = (ctx: Context, asking: Payer, dues: readonly Due[], besides: Besides | undefined): Picks => {
  const left = new Map(Object.entries(asking.choices.costs ?? {}).map(([kind, ids]) => [kind, [...ids]]))
  const faults = givenFaults(ctx, asking, costOf(dues))
  if (faults.length > 0) refuse(faults)
  const picks: (readonly ObjectId[])[] = []
  for (const [place, due] of dues.entries()) {
    const picked = isPickingDue(due)
      ? (left.get(due.part.kind)?.splice(0, takingOf(ctx, due).needed) ??
        askFor(ctx, asking, due, keyOf(dues, place), rest(ctx, dues, picks, besides)))
      : []
    picks.push(picked)
  }
  return picks
}

/** What is left once so many parts have their objects. */
interface Rest {
  readonly used: ReadonlySet<ObjectId>
  readonly tapped: readonly ObjectId[]
  readonly others: readonly Taking[]
  readonly besides: Besides | undefined
}

const rest = (ctx: Context, dues: readonly Due[], picks: Picks, besides: Besides | undefined): Rest => ({
  used: new Set(picks.flat()),
  tapped: picks.flatMap((ids, at) => (dues[at]!.part.kind === 'tap-permanents' ? ids : [])),
  others: takingsOf(ctx, dues.slice(picks.length + 1)),
  besides,
})

/** `sacrifice`, and for a second part of the kind `sacrifice:2`. */
const keyOf = (dues: readonly Due[], place: number): string => {
  const { kind } = dues[place]!.part
  const before = dues.slice(0, place).filter(({ part }) => part.kind === kind).length
  return before === 0 ? kind : `${kind}:${before + 1}`
}

/** All at once where it does not matter to the other parts which they are; else one after the other. */
const askFor = (
  ctx: Context,
  asking: Payer,
  due: Picking,
  key: string,
  { used, tapped, others, besides }: Rest,
): readonly ObjectId[] => {
  const own = takingOf(ctx, due)
  const picked: ObjectId[] = []
  for (let step = 1; picked.length < own.needed; step++) {
    const gone = new Set([...used, ...picked])
    const needed = own.needed - picked.length
    const options = own.options.filter((id) => !gone.has(id))
    const leaves = (id: ObjectId): boolean => {
      const open = [{ ...own, needed: needed - 1, options }, ...others].map((one) =>
        without(one, new Set([...gone, id])),
      )
      const nowTapped = own.taps ? [...tapped, ...picked, id] : tapped
      return firstUnmet(open) === null && (besides?.(open, nowTapped) ?? []).length === 0
    }
    const fit = others.length === 0 && besides === undefined ? options : options.filter(leaves)
    const free = others.map((one) => without(one, gone))
    const atOnce = needed === 1 || (besides === undefined && isIndifferent({ needed, options: fit }, free))
    picked.push(...ask(ctx, asking, due, step === 1 ? key : `${key}:then:${step}`, fit, atOnce ? needed : 1))
  }
  return picked
}

const without = (taking: Taking, gone: ReadonlySet<ObjectId>): Taking => ({
  ...taking,
  options: taking.options.filter((id) => !gone.has(id)),
})

const ask = (
  ctx: Context,
  asking: Payer,
  { payer, part }: Picking,
  key: string,
  options: readonly ObjectId[],
  needed: number,
): readonly ObjectId[] => {
  if (options.length < needed) {
    return refuse([
      illegal('cost.not-enough', ['118.3'], { object: payer.name, cost: [part], needed, present: options.length }),
    ])
  }
  /** CR 701.9b: at random is nobody's choice. */
  if (part.kind === 'discard' && part.random === true) return pickAtRandom(ctx, options, needed)
  return askObjects(ctx, {
    kind: 'choose-objects',
    key: `costs:${asking.key}:${key}`,
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
