import { playerOfExtraTurn } from '../../core/extra-turn.ts'
import type { Position } from '../../core/position.ts'
import type { History, RandomState } from '../../core/state.ts'
import { emptyHistory } from '../turn/history.ts'
import { fault, pointerKey, type Reading, readNumber, requirePlayer, requirePlayers } from './reading.ts'

/** What the sender says of this turn's past; the rest is taken to be nothing. */
export const readHistory = (reading: Reading, sent: Partial<History> = {}): History => {
  for (const key of [
    'spellsCast',
    'cardsDrawn',
    'drawnInDrawStep',
    'lifeGained',
    'lifeLost',
    'attackedWith',
  ] as const) {
    for (const [player, count] of Object.entries(sent[key] ?? {})) {
      const pointer = `/history/${key}/${pointerKey(player)}`
      requirePlayer(reading, player, pointer)
      readNumber(reading, count, pointer, 0)
    }
  }
  for (const [i, { by }] of (sent.spellTypes ?? []).entries()) requirePlayer(reading, by, `/history/spellTypes/${i}/by`)
  readNumber(reading, sent.creaturesDied, '/history/creaturesDied', 0)
  readNumber(reading, sent.castLastTurn ?? 0, '/history/castLastTurn', 0)
  return { ...emptyHistory(), ...sent }
}

export const readRandom = (reading: Reading, sent: Position['seed']): RandomState => {
  if (sent === undefined || typeof sent === 'string') return { seed: sent ?? '', drawn: 0 }
  return { seed: sent.seed, drawn: readNumber(reading, sent.drawn, '/seed/drawn', 0) }
}

/** Effects, triggers, questions and results speak of players of this position (102.1). */
export const checkCarried = (reading: Reading, position: Position): void => {
  for (const list of ['effects', 'delayed', 'waiting'] as const) {
    for (const [i, one] of (position[list] ?? []).entries()) {
      requirePlayer(reading, one.controller, `/${list}/${i}/controller`)
    }
  }
  if (position.pending) requirePlayer(reading, position.pending.decision.player, '/pending/decision/player')
  checkOpening(reading, position)
  checkLoop(reading, position)
  for (const held of ['monarch', 'initiative'] as const) {
    const player = position.designations?.[held]
    if (player !== undefined) requirePlayer(reading, player, `/designations/${held}`)
  }
  requirePlayers(reading, (position.extraTurns ?? []).map(playerOfExtraTurn), '/extraTurns')
  const ruled = position.controlled?.flatMap(({ player, by }) => [player, by]) ?? []
  requirePlayers(reading, ruled, '/controlled')
  const waiting = position.resuming?.unfinished.map(({ controller }) => controller) ?? []
  requirePlayers(reading, waiting, '/resuming/unfinished')
  if (position.result?.kind === 'won') requirePlayers(reading, position.result.winners, '/result/winners')
  for (const [id, { object }] of Object.entries(position.lastKnown ?? {})) {
    const at = `/lastKnown/${pointerKey(id)}/object`
    requirePlayer(reading, object.owner, `${at}/owner`)
    requirePlayer(reading, object.controller, `${at}/controller`)
    if (object.id !== id) fault(reading, 'object.unknown', `${at}/id`, { id: object.id })
  }
}

const checkLoop = (reading: Reading, { loop }: Position): void => {
  if (!loop) return
  const players = loop.marks.flatMap(({ by, declined }) => [by, declined].filter((one) => one !== undefined))
  requirePlayers(reading, players, '/loop/marks')
  if (loop.differ !== undefined) requirePlayer(reading, loop.differ.player, '/loop/differ/player')
}

const checkOpening = (reading: Reading, { opening }: Position): void => {
  if (!opening) return
  if (opening.starting !== null) requirePlayer(reading, opening.starting, '/opening/starting')
  for (const list of ['unshuffled', 'kept', 'owing'] as const)
    requirePlayers(reading, opening[list], `/opening/${list}`)
  requirePlayers(reading, opening.unfinished?.map(({ controller }) => controller) ?? [], '/opening/unfinished')
  for (const [player, count] of Object.entries(opening.mulligans)) {
    requirePlayer(reading, player, `/opening/mulligans/${pointerKey(player)}`)
    readNumber(reading, count, `/opening/mulligans/${pointerKey(player)}`, 0)
  }
}
