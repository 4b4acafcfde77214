import type { PlayerId } from '../../core/ids.ts'
import type { Position, PositionTurn } from '../../core/position.ts'
import type { Turn } from '../../core/state.ts'
import { LIMITS } from './limits.ts'
import { readCombat } from './read-combat.ts'
import { fault, isPlayer, type Reading, requirePlayers } from './reading.ts'
import type { TurnSetting } from './turn-setting.ts'
import { VARIANT_FACTS } from './variant-facts.ts'

/** The running turns. Left out: the first turn of the first player, in the first main phase. */
export const readTurns = (reading: Reading, position: Position, setting: TurnSetting): readonly Turn[] => {
  const first = setting.playing[0] ?? setting.seats[0] ?? ''
  const { turns, turn = { active: first, step: 'precombat-main' } satisfies PositionTurn } = position
  if (turns === undefined || turns.length === 0) return [readTurn(reading, turn, '/turn', 0, setting)]
  if (turns.length > 1 && !VARIANT_FACTS[setting.variant].severalTurns) {
    const players = turns.flatMap(({ active }) => active)
    fault(reading, 'turn.several-active', '/turns', { players }, ['102.1', '807.4'])
  }
  return turns.map((one, i) => readTurn(reading, one, `/turns/${i}`, i, setting))
}

const readTurn = (reading: Reading, sent: PositionTurn, at: string, index: number, setting: TurnSetting): Turn => {
  const active = readActive(reading, sent, at, setting)
  const { combat, waitsForDeclaration } = readCombat(reading, sent, at, setting, active)
  const begun = sent.begun ?? !waitsForDeclaration
  requirePlayers(reading, sent.passed ?? [], `${at}/passed`)
  if (sent.orderFrom !== undefined) requirePlayers(reading, [sent.orderFrom], `${at}/orderFrom`)
  return {
    number: readTurnNumber(reading, sent, at),
    active,
    step: sent.step,
    priority: readPriority(reading, sent, at, setting, active, begun),
    passed: sent.passed ?? [],
    stack: setting.named.filter((one) => one.zone === 'stack' && one.turn === index).map((one) => one.id),
    combat,
    begun,
    ...(sent.cleanupTriggered === true ? { cleanupTriggered: true } : {}),
    ...(sent.extraPhases === undefined ? {} : { extraPhases: sent.extraPhases }),
    ...(sent.extraSteps === undefined ? {} : { extraSteps: sent.extraSteps }),
    ...(sent.postcombatMains === undefined ? {} : { postcombatMains: sent.postcombatMains }),
    ...(sent.upkeepOver === undefined ? {} : { upkeepOver: sent.upkeepOver }),
    ...(sent.combats === undefined ? {} : { combats: sent.combats }),
    ...(sent.orderFrom === undefined ? {} : { orderFrom: sent.orderFrom }),
    ...(sent.skips === undefined ? {} : { skips: sent.skips }),
  }
}

const readTurnNumber = (reading: Reading, { number = 1 }: PositionTurn, at: string): number => {
  if (Number.isInteger(number) && number >= 1 && number <= LIMITS.amount) return number
  fault(reading, 'turn.number', `${at}/number`, { number }, ['107.1'])
  return 1
}

/** CR 102.1: the active player is the one whose turn it is; only teams share a turn (805.4a). */
const readActive = (reading: Reading, sent: PositionTurn, at: string, setting: TurnSetting): readonly PlayerId[] => {
  const active = typeof sent.active === 'string' ? [sent.active] : sent.active
  const unknown = active.filter((id) => !isPlayer(reading, id))
  for (const player of unknown) fault(reading, 'turn.active-unknown', `${at}/active`, { player }, ['102.1'])
  if (active.length === 0) fault(reading, 'turn.active-unknown', `${at}/active`, { player: '' }, ['102.1'])
  if (active.length > 1 && !VARIANT_FACTS[setting.variant].teams) {
    fault(reading, 'turn.several-active', `${at}/active`, { players: active }, ['102.1', '805.4a'])
  }
  return active
}

/** CR 117.3a: the active player, or the next still in the game, unless nobody gets priority now. */
const readPriority = (
  reading: Reading,
  sent: PositionTurn,
  at: string,
  { seats, playing }: TurnSetting,
  active: readonly PlayerId[],
  begun: boolean,
): PlayerId | null => {
  const { priority, step } = sent
  if (priority === null) return null
  if (priority !== undefined) {
    if (!playing.includes(priority)) {
      fault(reading, 'turn.priority-unknown', `${at}/priority`, { player: priority }, ['117.1'])
    } else if (step === 'untap') {
      fault(reading, 'turn.priority-not-given', `${at}/priority`, { player: priority, step }, ['502.4'])
    }
    return priority
  }
  if (!begun || step === 'untap' || step === 'cleanup') return null
  const start = seats.indexOf(active[0] ?? '')
  return [...seats.slice(start), ...seats.slice(0, start)].find((id) => playing.includes(id)) ?? null
}
