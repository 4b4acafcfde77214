import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { PositionTurn } from '../../core/position.ts'
import type { Combat } from '../../core/state.ts'
import { phaseOf, STEPS } from '../../core/step.ts'
import { blocksOfBands } from '../combat/bands.ts'
import { checkCombat } from './checks/combat.ts'
import { fault, type Reading, readNumber } from './reading.ts'
import type { TurnSetting } from './turn-setting.ts'

export interface ReadCombat {
  readonly combat: Combat | null
  /** The step is the one that declares, and nothing is said of a declaration: it is still to come. */
  readonly waitsForDeclaration: boolean
}

/**
 * The combat of a turn. What is left out follows from the step: attackers and blockers given were declared, and in a later
 * step than the one that declares them everything was declared (508.1, 509.1).
 */
export const readCombat = (
  reading: Reading,
  sent: PositionTurn,
  at: string,
  setting: TurnSetting,
  active: readonly PlayerId[],
): ReadCombat => {
  const facts = sent.combat ?? {}
  const none = { combat: null, waitsForDeclaration: false }
  if (phaseOf(sent.step) !== 'combat') {
    const told = [facts.attackers, facts.blockers, facts.blocked].some((list) => list !== undefined && list.length > 0)
    if (told) fault(reading, 'combat.step', `${at}/combat`, { step: sent.step }, ['506.1', '511.3'])
    return none
  }
  if (sent.combat === null) return none
  checkCombat(reading, facts, `${at}/combat`, setting)
  const reached = (step: 'declare-attackers' | 'declare-blockers', told: boolean) =>
    told || isAfter(sent, step) || (sent.step === step && sent.begun === true)
  const declaredAttackers = facts.declaredAttackers ?? reached('declare-attackers', facts.attackers !== undefined)
  const others = setting.playing.filter((id) => !active.includes(id))
  const declaredBlockers =
    facts.declaredBlockers ?? (reached('declare-blockers', facts.blockers !== undefined) ? others : [])
  const attackers = facts.attackers ?? []
  const blockers = blocksOfBands(attackers, facts.blockers ?? [])
  const dealt = sent.begun !== false && isAfter(sent, 'declare-blockers') && attackers.length > 0 ? 2 : 0
  const combat: Combat = {
    attackers,
    blockers,
    blocked: facts.blocked ?? [...new Set<ObjectId>(blockers.map((one) => one.attacker))],
    declaredAttackers,
    declaredBlockers,
    damageStep: readNumber(reading, facts.damageStep, `${at}/combat/damageStep`, dealt, 0, 2),
    struck: facts.struck ?? [],
    ...(facts.defending === undefined ? {} : { defending: facts.defending }),
    ...(facts.compelled === undefined || facts.compelled.length === 0 ? {} : { compelled: facts.compelled }),
    ...(facts.formerly === undefined || facts.formerly.length === 0 ? {} : { formerly: facts.formerly }),
  }
  const waitsForDeclaration =
    (sent.step === 'declare-attackers' && !declaredAttackers) ||
    (sent.step === 'declare-blockers' && attackers.length > 0 && declaredBlockers.length === 0)
  return { combat, waitsForDeclaration }
}

const isAfter = (sent: PositionTurn, step: 'declare-attackers' | 'declare-blockers'): boolean =>
  STEPS.indexOf(sent.step) > STEPS.indexOf(step)
