import type { Cost, CostPart } from '../../core/cost.ts'
import { manaOf } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { ManaType } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { noteChampioned } from '../events/note-championed.ts'
import type { Proposal } from '../events/proposal.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule, refuse } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { marked } from '../links/memory.ts'
import { otherSources, simpleSources } from '../mana/sources.ts'
import { evaluate } from '../refs/amount.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import { activateAsked } from './activate-asked.ts'
import { activateNamed } from './activate-mana.ts'
import { costCandidates, isPicking, type PickingPart } from './candidates.ts'
import { manaFaults, payMana, paysExplicitly } from './pay-mana.ts'
import { lifeOf, loyaltyChange, nonManaFaults } from './payable.ts'
import { costOf, type Due, duesOf, type Payer } from './payer.ts'
import { type Besides, type Picks, pickObjects, takingsOf } from './pick-objects.ts'
import { shortageLeft } from './tap-plan.ts'

/** CR 118.3, 601.2h: every reason why a cost can't be paid now, whatever the player does. X has its value in it. */
export const costFaults = (ctx: Context, payer: Payer, cost: Cost): readonly Illegality[] =>
  duesFaults(ctx, payer, duesOf(payer, cost))

/** The same of what several effects ask one player for at once, which is one total cost (508.1h, 509.1d). */
export const duesFaults = (ctx: Context, payer: Payer, dues: readonly Due[]): readonly Illegality[] => {
  const other = nonManaFaults(ctx, payer.player, dues)
  const faults = [
    ...other,
    ...manaFaults(ctx, payer, manaOf(costOf(dues)), tappedByCost(dues), lifeLeft(ctx, payer, dues)),
  ]
  return faults.length > 0 ? faults : (besides(ctx, payer, dues)?.(takingsOf(ctx, dues), []) ?? [])
}

/**
 * CR 601.2g–h, 602.2b: pays a cost in full or refuses. Mana abilities come first, then mana, then the rest; returns the mana spent.
 * What effects make of the actions does not matter: the cost is paid (118.11).
 */
export const payCost = (ctx: Context, payer: Payer, cost: Cost): Paid => payDues(ctx, payer, duesOf(payer, cost))

export const payDues = (ctx: Context, payer: Payer, dues: readonly Due[]): Paid => {
  const faults = duesFaults(ctx, payer, dues)
  if (faults.length > 0) refuse(faults)
  const mana = manaOf(costOf(dues))
  const picks = pickObjects(ctx, payer, dues, besides(ctx, payer, dues))
  activateNamed(ctx, payer, payCost)
  const reserved = new Set([...tappedByCost(dues), ...picksToTap(dues, picks)])
  activateAsked(ctx, payer, mana, reserved, lifeLeft(ctx, payer, dues), payCost)
  const { spent, life, uncounterable } = payMana(ctx, payer, mana, reserved, lifeLeft(ctx, payer, dues))
  const late = [...nonManaFaults(ctx, payer.player, dues), ...stalePicks(ctx, dues, picks)]
  if (late.length > 0) refuse(late)
  happen(ctx, life === 0 ? [] : [{ kind: 'life', player: payer.player, delta: -life, cause: 'cost' }])
  const order = dues.map((due, place) => ({ due, place })).sort((a, b) => lateness(a.due.part) - lateness(b.due.part))
  for (const { due, place } of order) {
    const happened = happen(ctx, proposalsFor(ctx, due.payer, due.part, picks[place]!))
    if (due.part.kind === 'exile' && due.part.champion === true) noteChampioned(ctx, due.payer.env.source, happened)
  }
  return { manaSpent: spent, used: usedFor(dues, picks), uncounterable }
}

/** The mana spent on a cost, and what it was paid with by the names its parts give it. */
export interface Paid {
  readonly manaSpent: readonly ManaType[]
  readonly used: Readonly<Record<string, readonly ObjectId[]>>
  /** CR 106.6: mana was spent that makes the spell one that can't be countered. */
  readonly uncounterable: boolean
}

const usedFor = (dues: readonly Due[], picks: Picks): Paid['used'] => {
  const used: Record<string, readonly ObjectId[]> = {}
  dues.forEach(({ part }, place) => {
    if (!isPicking(part)) return
    const name = part.as ?? PAID_AS[part.kind]
    used[name] = [...(used[name] ?? []), ...picks[place]!]
  })
  return used
}

/** What a part of a cost was paid with, where the part has no name of its own for it. */
const PAID_AS = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'return-to-hand': 'returned',
  'tap-permanents': 'tapped',
} as const satisfies Record<PickingPart['kind'], string>

/** CR 601.2h: what is random or moves cards out of a library is paid last. */
const lateness = (part: CostPart): number =>
  part.kind === 'mill' || (part.kind === 'discard' && part.random === true) ? 1 : 0

/** CR 107.4f, 119.8: life that is there for Phyrexian symbols: none for whoever can't lose any. */
const lifeLeft = (ctx: Context, { player }: Payer, dues: readonly Due[]): number =>
  restrictionsOnPlayer(ctx, 'lose-life', player).length > 0 ? 0 : ctx.state.players[player]!.life - lifeOf(dues)

/** CR 118.10: what the cost itself taps can't be tapped for the mana in it. */
const tappedByCost = (dues: readonly Due[]): ReadonlySet<ObjectId> =>
  new Set(dues.flatMap(({ payer, part }) => (part.kind === 'tap' ? [payer.env.source] : [])))

const picksToTap = (dues: readonly Due[], picks: Picks): readonly ObjectId[] =>
  dues.flatMap(({ part }, place) => (part.kind === 'tap-permanents' ? picks[place]! : []))

/**
 * CR 118.3, 118.10: why mana can't be paid besides the rest, where permanents can be tapped for both: of what is still to be
 * taken, with these tapped already. Undefined where one does not touch the other.
 */
const besides = (ctx: Context, payer: Payer, dues: readonly Due[]): Besides | undefined => {
  const mana = manaOf(costOf(dues))
  if (mana.length === 0 || paysExplicitly(payer) || !dues.some(({ part }) => part.kind === 'tap-permanents')) return
  const sources = new Set(
    [...simpleSources(ctx, payer.player), ...otherSources(ctx, payer.player)].map(({ object }) => object),
  )
  const [already, life] = [tappedByCost(dues), lifeLeft(ctx, payer, dues)]
  return (takings, tapped) =>
    shortageLeft(takings, tapped, sources, (more) => manaFaults(ctx, payer, mana, new Set([...already, ...more]), life))
}

/** Objects picked for a cost that a mana ability has used up meanwhile. */
const stalePicks = (ctx: Context, dues: readonly Due[], picks: Picks): readonly Illegality[] =>
  dues.flatMap(({ payer, part }, place) => {
    if (!isPicking(part)) return []
    const fit = costCandidates(ctx, payer, part)
    return picks[place]!.filter((id) => !fit.includes(id)).map((id) =>
      illegal('cost.choice', ['118.3', '601.2h'], { object: payer.name, chosen: named(ctx, id), filter: part.what }),
    )
  })

const proposalsFor = (ctx: Context, payer: Payer, part: CostPart, picked: readonly ObjectId[]): readonly Proposal[] => {
  const { player, env } = payer
  const { source } = env
  const move = (
    ids: readonly ObjectId[],
    to: 'graveyard' | 'exile' | 'hand',
    cause: 'sacrifice' | 'discard' | 'cost' | 'mill',
  ): readonly Proposal[] => ids.map((object) => ({ kind: 'move', object, to, cause }))
  const counters = (counter: string, delta: number, on: string = source): readonly Proposal[] => [
    { kind: 'counters', on, counter, delta, by: player, byRule: true },
  ]
  switch (part.kind) {
    case 'own-mana-cost':
      return leaveUnsupportedRule('118.6', payer.name.name, 'a cost equal to a mana cost')
    case 'mana':
      return []
    case 'tap':
      return [{ kind: 'tap', object: source, ...(payer.tapsForMana === true ? { forMana: true } : {}) }]
    case 'untap':
      return [{ kind: 'untap', object: source }]
    case 'pay-life':
      return [{ kind: 'life', player, delta: -Math.max(0, evaluate(env, part.amount)), cause: 'cost' }]
    case 'sacrifice':
      return move(picked, 'graveyard', 'sacrifice')
    case 'sacrifice-self':
      return move([source], 'graveyard', 'sacrifice')
    case 'discard':
      return move(picked, 'graveyard', 'discard')
    case 'discard-self':
      return move([source], 'graveyard', 'discard')
    case 'reveal-self':
      record(ctx, { kind: 'revealed', objects: [source], to: 'all' })
      return []
    case 'discard-hand':
      return move(ctx.state.players[player]!.hand, 'graveyard', 'discard')
    case 'exile':
      return move(picked, 'exile', 'cost').map((one) => ({ ...one, ...marked(env, part) }))
    case 'exile-self':
      return move([source], 'exile', 'cost')
    case 'return-to-hand':
      return move(picked, 'hand', 'cost')
    case 'return-self-to-hand':
      return move([source], 'hand', 'cost')
    case 'tap-permanents':
      return picked.map((object) => ({ kind: 'tap', object }))
    case 'remove-counters':
      return counters(part.counter, -evaluate(env, part.amount))
    case 'put-counters':
      return counters(part.counter, evaluate(env, part.amount))
    case 'get-counters':
      return counters(part.counter, evaluate(env, part.amount), player)
    case 'pay-counters':
      return counters(part.counter, -evaluate(env, part.amount), player)
    case 'mill':
      return move(ctx.state.players[player]!.library.slice(0, evaluate(env, part.amount)), 'graveyard', 'mill')
    case 'loyalty':
      return counters('loyalty', loyaltyChange(payer, part))
  }
}
