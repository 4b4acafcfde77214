import type { PlayerId } from '../../core/ids.ts'
import type { Blocker, Turn } from '../../core/state.ts'
import { ask } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchCombat, patchHistory, record } from '../events/commit.ts'
import { refuse } from '../interrupt.ts'
import { blockDeclarationFaults } from '../legality/block/declaration.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import { watch } from '../triggers/watch.ts'
import { blocksOfBands } from './bands.ts'
import { blockOptions } from './block-options.ts'
import { costsOf } from './combat-costs.ts'
import { attackersOf, defendingPlayer } from './defenders.ts'
import { payCombatCosts } from './pay-combat-costs.ts'
import { stillFights } from './still-fights.ts'

/** CR 509.1, 509.1g, 509.1i: each player who is attacked declares blockers, in turn order (802.4); attackers become blocked or unblocked. */
export const declareBlockersStep = (ctx: Context, turn: Turn): void => {
  const attacks = attackersOf(turn)
  const defending = new Set(attacks.map((attack) => defendingPlayer(ctx, attack)))
  const players = turnOrderFrom(ctx.state, turn.active[0]!).filter((player) => defending.has(player))
  const declarations: Blocker[] = []
  for (const player of players) declarations.push(...declaredAndPaid(ctx, player, turn, declarations))
  const blocks = blocksOfBands(attacks, declarations)
  cite(ctx, '509.1', { blockers: declarations.map(({ blocker }) => blocker) })
  const already = turn.combat?.blocked ?? []
  const blocked = attacks
    .map(({ attacker }) => attacker)
    .filter((id) => already.includes(id) || blocks.some(({ attacker }) => attacker === id))
  const blockers = [...(turn.combat?.blockers ?? []), ...blocks]
  patchCombat(ctx, mainTurn(ctx.state), { blockers, blocked, declaredBlockers: players })
  const declaredNow = [...new Set(declarations.map(({ blocker }) => blocker))]
  patchHistory(ctx, { blocked: [...ctx.state.history.blocked, ...declaredNow] })
  watch(ctx, [
    ...blocks.map((block) => record(ctx, { kind: 'blocks', ...block })),
    ...attacks
      .filter(({ attacker }) => !blocked.includes(attacker))
      .map((attack) => record(ctx, { kind: 'unblocked', ...attack })),
  ])
}

/** CR 509.1d–g: blocking may have its price; what that takes away does not block. */
const declaredAndPaid = (
  ctx: Context,
  player: PlayerId,
  turn: Turn,
  earlier: readonly Blocker[],
): readonly Blocker[] => {
  const blocks = declared(ctx, player, turn, earlier)
  const costs = blocks.flatMap(({ blocker, attacker }, at) => {
    const isFirst = blocks.findIndex((block) => block.blocker === blocker) === at
    return costsOf(ctx, 'block', blocker, attacker).filter(({ effect }) => isFirst || effect.attacker !== undefined)
  })
  const followUp = payCombatCosts(ctx, player, costs, '509.1d')
  followUp()
  return blocks.filter(({ blocker }) => stillFights(ctx, blocker, player))
}

const declared = (ctx: Context, player: PlayerId, turn: Turn, earlier: readonly Blocker[]): readonly Blocker[] => {
  const attacks = attackersOf(turn)
  const options = blockOptions(ctx, player, attacks)
  const answer = ask(ctx, { kind: 'declare-blockers', key: `blockers:${player}`, player, rule: '509.1', options })
  const blocks = (answer as readonly Blocker[]).map(({ blocker, attacker }) => ({ blocker, attacker }))
  const faults = blockDeclarationFaults(ctx, player, blocks, attacks, [...(turn.combat?.blockers ?? []), ...earlier])
  return faults.length > 0 ? refuse(faults) : blocks
}
