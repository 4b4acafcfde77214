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
import { evaluate } from '../refs/amount.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import { activateAsked } from './activate-asked.ts'
import { activateNamed } from './activate-mana.ts'
import { costCandidates, isPicking, type PickingPart } from './candidates.ts'
import { manaFaults, payMana } from './pay-mana.ts'
import { lifeOf, loyaltyChange, nonManaFaults } from './payable.ts'
import type { Payer } from './payer.ts'
import { type Picks, pickObjects } from './pick-objects.ts'

/** CR 118.3, 601.2h: every reason why a cost can't be paid now, whatever the player does. X has its value in it. */
export const costFaults = (ctx: Context, payer: Payer, cost: Cost): readonly Illegality[] => [
  ...nonManaFaults(ctx, payer, cost),
  ...manaFaults(ctx, payer, manaOf(cost), tappedByCost(payer, cost), lifeLeft(ctx, payer, cost)),
]

/**
 * CR 601.2g–h, 602.2b: pays a cost in full or refuses. Mana abilities come first, then mana, then the rest; returns the mana spent.
 * What effects make of the actions does not matter: the cost is paid (118.11).
 */
export const payCost = (ctx: Context, payer: Payer, cost: Cost): Paid => {
  const faults = costFaults(ctx, payer, cost)
  if (faults.length > 0) refuse(faults)
  const picks = pickObjects(ctx, payer, cost)
  activateNamed(ctx, payer, payCost)
  const reserved = new Set([...tappedByCost(payer, cost), ...picksToTap(cost, picks)])
  activateAsked(ctx, payer, manaOf(cost), reserved, lifeLeft(ctx, payer, cost), payCost)
  const { spent, life } = payMana(ctx, payer, manaOf(cost), reserved, lifeLeft(ctx, payer, cost))
  const late = [...nonManaFaults(ctx, payer, cost), ...stalePicks(ctx, payer, cost, picks)]
  if (late.length > 0) refuse(late)
  happen(ctx, life === 0 ? [] : [{ kind: 'life', player: payer.player, delta: -life, cause: 'cost' }])
  const order = cost.map((part, place) => ({ part, place })).sort((a, b) => lateness(a.part) - lateness(b.part))
  for (const { part, place } of order) {
    const happened = happen(ctx, proposalsFor(ctx, payer, part, picks[place]!))
    if (part.kind === 'exile' && part.champion === true) noteChampioned(ctx, payer.env.source, happened)
  }
  return { manaSpent: spent, used: usedFor(cost, picks) }
}

/** The mana spent on a cost, and what it was paid with by the names its parts give it. */
export interface Paid {
  readonly manaSpent: readonly ManaType[]
  readonly used: Readonly<Record<string, readonly ObjectId[]>>
}

const usedFor = (cost: Cost, picks: Picks): Paid['used'] => {
  const used: Record<string, readonly ObjectId[]> = {}
  cost.forEach((part, place) => {
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
const lifeLeft = (ctx: Context, payer: Payer, cost: Cost): number =>
  restrictionsOnPlayer(ctx, 'lose-life', payer.player).length > 0
    ? 0
    : ctx.state.players[payer.player]!.life - lifeOf(payer, cost)

/** CR 118.10: what the cost itself taps can't be tapped for the mana in it. */
const tappedByCost = ({ env }: Payer, cost: Cost): ReadonlySet<ObjectId> =>
  new Set(cost.some(({ kind }) => kind === 'tap') ? [env.source] : [])

const picksToTap = (cost: Cost, picks: Picks): readonly ObjectId[] =>
  cost.flatMap((part, place) => (part.kind === 'tap-permanents' ? picks[place]! : []))

/** Objects picked for a cost that a mana ability has used up meanwhile. */
const stalePicks = (ctx: Context, payer: Payer, cost: Cost, picks: Picks): readonly Illegality[] =>
  cost.flatMap((part, place) => {
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
