import type { PositionStackObject, PositionTurn } from '../../core/position.ts'
import type { Combat, State, Turn } from '../../core/state.ts'
import { phaseOf } from '../../core/step.ts'
import { compact, unless, unlessEmpty } from './compact.ts'
import { type Writing, writeStackObject } from './write-object.ts'

/** A turn; its stack only where there are several turns, else it stands beside the turn. */
export const writeTurn = (writing: Writing, state: State, turn: Turn, withStack: boolean): PositionTurn => {
  const declares = turn.step === 'declare-attackers' || turn.step === 'declare-blockers'
  return compact<PositionTurn>({
    number: turn.number,
    active: turn.active.length === 1 ? turn.active[0] : turn.active,
    step: turn.step,
    priority: turn.priority,
    passed: unlessEmpty(turn.passed),
    stack: withStack ? unlessEmpty(writeStack(writing, state, turn)) : undefined,
    combat: phaseOf(turn.step) === 'combat' ? writeCombat(turn.combat) : undefined,
    begun: declares || !turn.begun ? turn.begun : undefined,
    cleanupTriggered: unless(turn.cleanupTriggered ?? false, false),
    extraPhases: turn.extraPhases,
    extraSteps: turn.extraSteps,
    postcombatMains: turn.postcombatMains,
    upkeepOver: turn.upkeepOver,
    combats: turn.combats,
    orderFrom: turn.orderFrom,
    skips: turn.skips,
  } as PositionTurn)
}

/** Written in full: what the reader concludes from a step is for those who write by hand. */
const writeCombat = (combat: Combat | null): Combat | null =>
  combat === null
    ? null
    : {
        attackers: combat.attackers,
        blockers: combat.blockers,
        blocked: combat.blocked,
        declaredAttackers: combat.declaredAttackers,
        declaredBlockers: combat.declaredBlockers,
        damageStep: combat.damageStep,
        struck: combat.struck,
        ...(combat.defending === undefined ? {} : { defending: combat.defending }),
        ...(combat.compelled === undefined ? {} : { compelled: combat.compelled }),
        ...(combat.formerly === undefined ? {} : { formerly: combat.formerly }),
      }

export const writeStack = (writing: Writing, state: State, turn: Turn): readonly PositionStackObject[] =>
  turn.stack.flatMap((id) => {
    const object = state.objects[id]
    return object === undefined || object.onStack === null ? [] : [writeStackObject(writing, object, object.onStack)]
  })
