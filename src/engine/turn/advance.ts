import { playerOfExtraTurn } from '../../core/extra-turn.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Combat, Turn } from '../../core/state.ts'
import { phaseOf, STEPS, type Step } from '../../core/step.ts'
import { needsSecondDamageStep } from '../combat/damage-steps.ts'
import { type Context, cite } from '../context.ts'
import { patchPlayer, patchState, patchTurn, record } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { forgetMarks } from '../loops/memory.ts'
import { nextPlayer } from '../seats.ts'
import { beginControl, endControl } from './controlled-players.ts'
import { endDurations } from './durations.ts'
import { afterExtraPhases } from './extra-phases.ts'
import { emptyHistory } from './history.ts'
import { firstNotSkipped, isSkipped } from './skip.ts'
import { beginTurn } from './untap-step.ts'

/**
 * CR 500.1–500.3, 500.12, 501.1, 505.1, 505.2, 512.1: the step or phase ends and the next one in the order of the turn begins;
 * nothing happens between them, and its turn-based actions wait (`begun: false`).
 */
export const advance = (ctx: Context, turn: Turn): void => goOn(ctx, turn, nextStep(turn))

/** The step ends, and the turn goes on with this one, or with what was added before it. */
export const goOn = (ctx: Context, turn: Turn, next: Step | null): void => {
  emptyPools(ctx)
  forgetMarks(ctx)
  const { extraPhases: _, extraSteps: __, ...rest } = turn
  const { step, ...planned } = upcoming(ctx, turn, next)
  // CR 500.5a: as the combat phase ends, not at the beginning of its last step.
  if (phaseOf(turn.step) === 'combat' && (step === null || startsPhase(turn, step))) endDurations(ctx, 'end-of-combat')
  if (step === null) return nextTurn(ctx, turn)
  const now: Turn = {
    ...rest,
    ...planned,
    step,
    begun: false,
    priority: null,
    passed: [],
    combat: combatIn(turn, step),
    ...mainsWith(turn, step),
    ...combatsWith(turn, step),
    ...upkeepBefore(turn, step),
  }
  patchState(ctx, { turns: ctx.state.turns.map((other) => (other === turn ? now : other)) })
}

const startsPhase = (turn: Turn, step: Step): boolean =>
  phaseOf(step) !== phaseOf(turn.step) || step === 'beginning-of-combat'

/** CR 505.1a–b: once phases have been added, postcombat main phases are counted. */
const mainsWith = ({ postcombatMains }: Turn, step: Step): Pick<Turn, 'postcombatMains'> =>
  postcombatMains === undefined || step !== 'postcombat-main' ? {} : { postcombatMains: postcombatMains + 1 }

/** CR 503.2: a further upkeep step is to come, or the beginning phase that has one. */
const upkeepBefore = (turn: Turn, step: Step): Pick<Turn, 'upkeepOver'> =>
  turn.step !== 'untap' && (step === 'untap' || step === 'upkeep') ? { upkeepOver: true } : {}

/** CR 506.7d: once phases have been added, combat phases are counted. */
const combatsWith = ({ combats }: Turn, step: Step): Pick<Turn, 'combats'> =>
  combats === undefined || step !== 'beginning-of-combat' ? {} : { combats: combats + 1 }

/** CR 500.8, 614.10: what comes next, with phases added and without those skipped; an added phase that is skipped is not judged. */
const upcoming = (ctx: Context, turn: Turn, next: Step | null): ReturnType<typeof afterExtraPhases> => {
  const plan = afterExtraPhases(turn, next)
  const step = firstNotSkipped(ctx, turn, plan.step)
  const staysInPhase = step !== null && plan.step !== null && phaseOf(step) === phaseOf(plan.step)
  const isAdded = plan.extraPhases !== undefined || plan.extraSteps !== undefined
  const isItself = plan.extraPhases?.single === true || plan.extraSteps !== undefined
  if (isAdded && (!staysInPhase || (isItself && step !== plan.step)))
    return leaveUnsupportedRule('500.11', '', 'an added step or phase is skipped')
  return { ...plan, step }
}

/** CR 500.5, 106.4: unspent mana is lost as each step and phase ends. */
const emptyPools = (ctx: Context): void => {
  for (const player of ctx.state.seats) {
    const { mana } = ctx.state.players[player]!
    if (mana.length === 0) continue
    patchPlayer(ctx, player, { mana: [] })
    record(ctx, { kind: 'mana-emptied', player, mana: mana.map(({ type }) => type) })
    cite(ctx, '500.5', { player })
  }
}

/** CR 508.8, 510.4, 514.3a: the step that follows; null when the turn is over. */
export const nextStep = (turn: Turn): Step | null => {
  switch (turn.step) {
    case 'declare-attackers':
      return wasAttack(turn) ? 'declare-blockers' : 'end-of-combat'
    case 'combat-damage':
      return needsSecondDamageStep(turn) ? 'combat-damage' : 'end-of-combat'
    case 'cleanup':
      return turn.cleanupTriggered === true ? 'cleanup' : null
    default:
      return STEPS[STEPS.indexOf(turn.step) + 1]!
  }
}

/** CR 508.8: creatures attack or did; those that have left combat count. */
const wasAttack = ({ combat }: Turn): boolean =>
  combat !== null && (combat.attackers.length > 0 || combat.formerly !== undefined)

const NEW_COMBAT: Combat = {
  attackers: [],
  blockers: [],
  blocked: [],
  declaredAttackers: false,
  declaredBlockers: [],
  damageStep: 0,
  struck: [],
}

/** CR 506.1, 511.3: combat begins with its phase and is over when its last step ends. */
const combatIn = (turn: Turn, step: Step): Combat | null => {
  if (step === 'beginning-of-combat') return NEW_COMBAT
  return phaseOf(step) === 'combat' ? turn.combat : null
}

/** The turn passes on; CR 614.10, 103.8a: turns and steps that are skipped are passed over as if they were not there. */
const nextTurn = (ctx: Context, turn: Turn): void => {
  const { player, orderFrom, skips } = nextActive(ctx, turn.orderFrom ?? turn.active[0]!)
  patchState(ctx, { history: { ...emptyHistory(), castLastTurn: mostCast(ctx, turn) } })
  for (const id of ctx.state.seats) patchPlayer(ctx, id, { landsPlayed: 0 })
  const {
    cleanupTriggered: _,
    orderFrom: __,
    extraPhases: ___,
    extraSteps: ____,
    postcombatMains: _____,
    skips: ______,
    combats: _______,
    upkeepOver: ________,
    ...rest
  } = turn
  endControl(ctx, turn)
  const number = turn.number + 1
  const begun: Turn = {
    ...rest,
    number,
    active: [player],
    step: 'untap',
    begun: false,
    priority: null,
    passed: [],
    combat: null,
    ...(orderFrom === null ? {} : { orderFrom }),
    ...(skips === undefined ? {} : { skips }),
  }
  patchState(ctx, { turns: ctx.state.turns.map((other) => (other === turn ? begun : other)) })
  record(ctx, { kind: 'turn-began', number, active: [player] })
  beginControl(ctx, begun)
  const step = firstNotSkipped(ctx, begun, 'untap')
  if (step === 'untap') return
  beginTurn(ctx, begun)
  if (step === null) return nextTurn(ctx, begun)
  patchTurn(ctx, begun, { step, combat: combatIn(begun, step) })
}

/** CR 502.2, 502.2a: what the next untap step asks of this turn. */
const mostCast = ({ state }: Context, { active }: Turn): number =>
  Math.max(0, ...active.map((player) => state.history.spellsCast[player] ?? 0))

/**
 * CR 500.7: an extra turn comes right after this one, the newest first; otherwise the turn passes to the left of whoever took
 * the last turn of the usual order, `last`, however many extra turns have come between. `orderFrom` is that player where the
 * turn is an extra one.
 */
const nextActive = (
  ctx: Context,
  last: PlayerId,
): Pick<Turn, 'skips'> & { readonly player: PlayerId; readonly orderFrom: PlayerId | null } => {
  let usual = last
  for (let tried = 0; tried < MOST_SKIPPED; tried++) {
    const extra = ctx.state.extraTurns.at(-1)
    if (extra !== undefined) patchState(ctx, { extraTurns: ctx.state.extraTurns.slice(0, -1) })
    const player = extra === undefined ? nextPlayer(ctx.state, usual) : playerOfExtraTurn(extra)
    const skipped = (extra !== undefined && isSkipped(ctx, 'extra-turn', player)) || isSkipped(ctx, 'turn', player)
    if (!skipped) {
      const skips = typeof extra === 'object' ? { skips: extra.skips } : {}
      return { player, orderFrom: extra === undefined ? null : usual, ...skips }
    }
    if (extra === undefined) usual = player
  }
  return leaveUnsupportedRule('614.10', '', 'every turn is skipped')
}
const MOST_SKIPPED = 100
