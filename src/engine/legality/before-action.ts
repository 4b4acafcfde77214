import type { Action } from '../../core/action.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Turn } from '../../core/state.ts'
import { attackable, attackersOf } from '../combat/defenders.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { mainTurn, turnOf } from '../seats.ts'
import { deciderFor } from '../turn/controlled-players.ts'
import { declarationFaults } from './attack/declaration.ts'
import { blockDeclarationFaults } from './block/declaration.ts'
import { named } from './named.ts'

/** What holds for every action before its own rules are asked: the game goes on, and it is this player's to act. */
export const checkBefore = (ctx: Context, action: Action): readonly Illegality[] => {
  if (ctx.state.result !== null) return [illegal('game.over', ['104.1'], {})]
  if ('player' in action && ctx.state.players[action.player]!.lost) {
    return [illegal('player.lost', ['104.3', '800.4a'], { player: action.player })]
  }
  const others = madeByAnother(ctx, action)
  if (others.length > 0) return others
  switch (action.kind) {
    case 'concede':
    case 'choose':
      return []
    case 'special-action':
      // CR 103.5b: done while a mulligan decision is pending; its own stages ask for that.
      return action.what === 'before-mulligan' ? [] : actsNow(ctx, action)
    case 'declare-attackers':
    case 'declare-blockers':
      return declarationNow(ctx, action)
    default:
      return actsNow(ctx, action)
  }
}

/** CR 117.3a, 502.4, 514.3: nobody has priority in the untap step, and in a cleanup step only where something happens in it. */
export const checkStep = ({ state }: Context, action: Action): readonly Illegality[] => {
  if (!NEED_PRIORITY.has(action.kind) || !('player' in action) || state.pending !== null || state.result !== null)
    return []
  if (action.kind === 'special-action' && action.what === 'before-mulligan') return []
  if (state.turns.some(({ priority }) => priority !== null)) return []
  const rule = { untap: '502.4', cleanup: '514.3' }[turnOf(state, action.player).step as string]
  return rule === undefined
    ? []
    : [illegal('priority.not-yours', ['117.1', rule, '117.3a'], { player: action.player, holder: null })]
}
const NEED_PRIORITY: ReadonlySet<Action['kind']> = new Set([
  'cast-spell',
  'activate-ability',
  'play-land',
  'special-action',
])

const actsNow = (ctx: Context, action: Action): readonly Illegality[] => [
  ...noDecisionPending(ctx, action),
  ...hasPriority(ctx, action),
  ...phasedOutUse(ctx, action),
]

/**
 * CR 723.5, 723.6, 723.9: who controls a player makes that player's choices, and says so; only the player can concede, and a
 * shortcut is proposed by players for themselves.
 */
const madeByAnother = (ctx: Context, action: Action): readonly Illegality[] => {
  if (!('player' in action)) return []
  const { player } = action
  const made = action.decider ?? player
  const decider = action.kind === 'concede' ? player : deciderFor(ctx.state, player)
  if (made === decider) return []
  return decider === player
    ? [illegal('player.not-controlled', ['723.5', '723.6'], { player, by: made })]
    : [illegal('player.controlled', ['723.5'], { player, by: decider })]
}

/** CR 117.3, 608.2d: while somebody has a choice to make nobody can do anything else. */
const noDecisionPending = (ctx: Context, action: Action): readonly Illegality[] => {
  const decision = ctx.state.pending?.decision
  if (decision === undefined) return []
  const player = 'player' in action ? action.player : decision.player
  return [
    illegal('priority.decision-pending', ['117.3', decision.rule], {
      player,
      decider: decision.player,
      decision: decision.kind,
    }),
  ]
}

/** CR 117.1, 117.1b–c: spells, activated abilities and special actions need priority. */
const hasPriority = (ctx: Context, action: Action): readonly Illegality[] => {
  if (ctx.state.pending !== null) return []
  if (action.kind === 'pass-all') {
    return mainTurn(ctx.state).priority === null
      ? [illegal('priority.not-yours', ['117.1'], { player: mainTurn(ctx.state).active[0]!, holder: null })]
      : []
  }
  if (!('player' in action)) return []
  const { priority } = turnOf(ctx.state, action.player)
  return priority === action.player
    ? []
    : [illegal('priority.not-yours', ['117.1'], { player: action.player, holder: priority })]
}

/** CR 702.26b: nothing can be done with what is phased out. */
const phasedOutUse = (ctx: Context, action: Action): readonly Illegality[] => {
  if (!('object' in action) || action.object === undefined) return []
  return ctx.state.objects[action.object]?.phasedOut === true
    ? [illegal('object.phased-out', ['702.26b'], { object: named(ctx, action.object) })]
    : []
}

/** CR 508.1, 509.1: attackers and blockers are declared as their step begins, by those whose turn or attack it is. */
const declarationNow = (
  ctx: Context,
  action: Extract<Action, { kind: 'declare-attackers' | 'declare-blockers' }>,
): readonly Illegality[] => {
  const decision = ctx.state.pending?.decision
  const attacks = action.kind === 'declare-attackers'
  if (decision?.kind === action.kind) {
    if (decision.player === action.player) return []
    return attacks
      ? [illegal('attack.not-active', ['508.1'], { player: action.player })]
      : [illegal('block.not-defending', ['509.1'], { player: action.player })]
  }
  const turn = mainTurn(ctx.state)
  const reasons = attacks ? attacksUnasked(ctx, turn, action) : blocksUnasked(ctx, turn, action)
  if (reasons.length > 0) return reasons
  const { step } = turn
  return attacks ? [illegal('attack.not-now', ['508.1'], { step })] : [illegal('block.not-now', ['509.1'], { step })]
}

/**
 * Where nobody could attack or block the empty declaration was made without asking. A declaration that comes all the same
 * is refused for what makes it impossible.
 */
const attacksUnasked = (
  ctx: Context,
  turn: Turn,
  { player, attackers }: Extract<Declaration, { kind: 'declare-attackers' }>,
): readonly Illegality[] => {
  if (turn.step !== 'declare-attackers' || !turn.active.includes(player) || (turn.combat?.attackers.length ?? 0) > 0)
    return []
  const [only = '', other] = attackable(ctx, player)
  const attacks = attackers.map(({ defender, ...attack }) => ({
    ...attack,
    defender: defender ?? (other === undefined ? only : ''),
  }))
  return declarationFaults(ctx, player, attacks)
}

const blocksUnasked = (
  ctx: Context,
  turn: Turn,
  { player, blockers }: Extract<Declaration, { kind: 'declare-blockers' }>,
): readonly Illegality[] =>
  turn.step !== 'declare-blockers' || (turn.combat?.blockers.length ?? 0) > 0
    ? []
    : blockDeclarationFaults(ctx, player, blockers, attackersOf(turn), turn.combat?.blockers ?? [])

type Declaration = Extract<Action, { kind: 'declare-attackers' | 'declare-blockers' }>
