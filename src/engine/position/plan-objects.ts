import type { CardDefinition, CardLookup } from '../../core/card.ts'
import type { Fault } from '../../core/fault.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { HiddenZone, Position, PositionEntry, PositionPlayer, PositionStackObject } from '../../core/position.ts'
import type { Zone } from '../../core/zone.ts'
import { LIMITS } from './limits.ts'
import { asObject, type PlannedObject } from './planned-object.ts'
import { fault, readNumber } from './reading.ts'

/** The order in which objects are read: it decides generated ids and, where none are given, timestamps. */
const LISTS = ['battlefield', 'hand', 'graveyard', 'exile', 'command', 'library'] as const

interface Plan {
  readonly faults: Fault[]
  readonly cards: CardLookup
  readonly planned: PlannedObject[]
}

/** Every object of a position in reading order: players in turn order, each zone by zone, then the stacks. */
export const planObjects = (position: Position, cards: CardLookup, faults: Fault[]): readonly PlannedObject[] => {
  const plan: Plan = { faults, cards, planned: [] }
  position.players.forEach((player, seat) => {
    for (const zone of LISTS) planList(plan, player, zone, `/players/${seat}/${zone}`)
  })
  for (const { stack, turn, pointer } of stacksOf(position)) planStack(plan, stack, turn, pointer)
  return plan.planned
}

/** The stacks as sent: beside the turn, or in each of several turns. */
export const stacksOf = (position: Position) => {
  const { turns, turn, stack = [] } = position
  if (turns !== undefined)
    return turns.map((one, i) => ({ stack: one.stack ?? [], turn: i, pointer: `/turns/${i}/stack` }))
  const inTurn = { stack: turn?.stack ?? [], turn: 0, pointer: '/turn/stack' }
  return inTurn.stack.length > 0 && stack.length === 0 ? [inTurn] : [{ stack, turn: 0, pointer: '/stack' }]
}

const planList = (plan: Plan, player: PositionPlayer, zone: (typeof LISTS)[number], pointer: string): void => {
  const entries = readList(plan, player[zone], pointer)
  const planned: PlannedObject[] = []
  const most = Math.min(zone === 'battlefield' ? LIMITS.inPlay : LIMITS.objects, LIMITS.objects - plan.planned.length)
  for (const { entry, at } of entries) {
    const object = asObject(entry)
    const count = readNumber(plan, object.count, `${at}/count`, 1, 1, LIMITS.objects)
    if (planned.length + count > most) {
      tooMany(plan, pointer, planned.length + count, most)
      return
    }
    const card = object.definition ?? findCard(plan, object.name, typeof entry === 'string' ? at : `${at}/name`)
    for (let copy = 0; copy < count; copy++) {
      const index = planned.length
      planned.push({ entry: object, stacked: null, turn: 0, pointer: at, zone, player: player.id, index, copy, card })
    }
  }
  plan.planned.push(...planned)
}

const readList = (plan: Plan, zone: HiddenZone | undefined, pointer: string) => {
  if (zone === undefined) return []
  if (typeof zone !== 'number') return zone.map((entry, i) => ({ entry, at: `${pointer}/${i}` }))
  const count = readNumber(plan, zone, pointer, 0, 0, LIMITS.objects)
  return Array.from({ length: count }, (): { entry: PositionEntry; at: string } => ({ entry: null, at: pointer }))
}

const planStack = (plan: Plan, stack: readonly PositionStackObject[], turn: number, pointer: string): void => {
  if (stack.length > LIMITS.inPlay) {
    tooMany(plan, pointer, stack.length, LIMITS.inPlay)
    return
  }
  stack.forEach((stacked, index) => {
    const at = `${pointer}/${index}`
    const card = stacked.definition ?? findCard(plan, stacked.name, `${at}/name`)
    const player: PlayerId = stacked.controller
    plan.planned.push({ entry: {}, stacked, turn, pointer: at, zone: 'stack' as Zone, player, index, copy: 0, card })
  })
}

const tooMany = (plan: Plan, pointer: string, count: number, limit: number): void =>
  fault(plan, 'limit.objects', pointer, { count, limit })

const findCard = (plan: Plan, name: string | null | undefined, pointer: string): CardDefinition | undefined => {
  if (name === undefined || name === null) return undefined
  const card = plan.cards(name)
  if (card === undefined) fault(plan, 'card.unknown', pointer, { name }, ['108.1'])
  return card
}
