import type { PlayerId } from '../../core/ids.ts'
import type { Attacker, History, Turn } from '../../core/state.ts'
import { ask } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchCombat, patchHistory, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { refuse } from '../interrupt.ts'
import { declarationFaults } from '../legality/attack/declaration.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { mainTurn } from '../seats.ts'
import { watch } from '../triggers/watch.ts'
import { attackOptions } from './attack-options.ts'
import { bandOptions } from './band-options.ts'
import { numberBands } from './bands.ts'
import { type CostInForce, costsOf } from './combat-costs.ts'
import { compelledToAttack } from './compelled-to-attack.ts'
import { payCombatCosts } from './pay-combat-costs.ts'
import { stillFights } from './still-fights.ts'

/**
 * CR 508.1, 508.1e–f, 508.1k: the active player declares attackers, in bands or not, which tap, not as a cost, unless they have vigilance
 * (702.20b); costs are paid; and those still there attack from then on. Then abilities trigger (CR 508.1m, 508.2a).
 */
export const declareAttackersStep = (ctx: Context, turn: Turn): void => {
  const declarations = turn.active.map((player) => ({ player, attacks: declared(ctx, player) }))
  const compelled = turn.active.flatMap((player) => compelledToAttack(ctx, player))
  const chosen = declarations.flatMap(({ attacks }) => attacks)
  if (chosen.some(({ band }) => band !== undefined)) cite(ctx, '508.1e')
  const tapping = chosen.filter(({ attacker }) => !hasKeyword(project(ctx).of(attacker)!, 'vigilance'))
  const prices = declarations.map(({ player, attacks }) => ({ player, costs: costsOfAll(ctx, attacks) }))
  cite(ctx, '508.1', { attackers: chosen.map(({ attacker }) => attacker) })
  happen(
    ctx,
    tapping.map(({ attacker }) => ({ kind: 'tap', object: attacker })),
  )
  const followUps = prices.map(({ player, costs }) => payCombatCosts(ctx, player, costs, '508.1h'))
  const { attackers } = mainTurn(ctx.state).combat!
  const attacks: Attacker[] = []
  for (const { player, attacks: own } of declarations) {
    const fighting = own.filter(({ attacker }) => stillFights(ctx, attacker, player))
    attacks.push(...numberBands(fighting, [...attackers, ...attacks]))
  }
  patchCombat(ctx, mainTurn(ctx.state), {
    attackers: [...attackers, ...attacks],
    declaredAttackers: true,
    ...(compelled.length === 0 ? {} : { compelled }),
  })
  patchHistory(ctx, {
    attacked: [...ctx.state.history.attacked, ...attacks.map(({ attacker }) => attacker)],
    assaults: assaultsWith(ctx, attacks),
    attackedWith: attackersSoFar(ctx, attacks),
  })
  watch(ctx, [...attacks.map(({ attacker, defender }) => record(ctx, { kind: 'attacks', attacker, defender }))])
  for (const followUp of followUps) followUp()
}

/** CR 508.6: who has attacked whom this turn, each pair once. */
const assaultsWith = (ctx: Context, attacks: readonly Attacker[]): History['assaults'] => {
  const all = [...ctx.state.history.assaults]
  for (const { attacker, defender } of attacks) {
    const by = project(ctx).of(attacker)!.controller
    if (ctx.state.players[defender] === undefined) continue
    if (!all.some((one) => one.by === by && one.on === defender)) all.push({ by, on: defender })
  }
  return all
}

/** CR 608.2i: how many creatures each player has attacked with this turn, whatever becomes of them later. */
const attackersSoFar = (ctx: Context, attacks: readonly Attacker[]): History['attackedWith'] => {
  const counts: Record<PlayerId, number> = { ...ctx.state.history.attackedWith }
  for (const { attacker } of attacks) {
    const by = project(ctx).of(attacker)!.controller
    counts[by] = (counts[by] ?? 0) + 1
  }
  return counts
}

const costsOfAll = (ctx: Context, attacks: readonly Attacker[]): readonly CostInForce[] =>
  attacks.flatMap(({ attacker, defender }) => costsOf(ctx, 'attack', attacker, defender))

const declared = (ctx: Context, player: PlayerId): readonly Attacker[] => {
  const options = attackOptions(ctx, player)
  const bands = bandOptions(
    ctx,
    options.map(({ attacker }) => attacker),
  )
  const question = { kind: 'declare-attackers', key: `attackers:${player}`, player, rule: '508.1', options } as const
  const answer = ask(ctx, bands.length === 0 ? question : { ...question, bands })
  const attacks = (answer as readonly Attacker[]).map(({ attacker, defender, band }) =>
    band === undefined ? { attacker, defender } : { attacker, defender, band },
  )
  const faults = declarationFaults(ctx, player, attacks)
  return faults.length > 0 ? refuse(faults) : attacks
}
