import type { LoopMark } from '../../core/loop.ts'
import type { GameObject } from '../../core/object.ts'
import type { History, State } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { spokenOf } from '../forget.ts'
import { inReadingOrder } from '../position/reading-order.ts'
import { project } from '../projection/project.ts'
import { hashOf } from './hash-of.ts'
import { withoutOverwritten } from './without-overwritten.ts'

/** A game as it stands: two that would go on in the same way have the same print, whatever ids their objects have. */
export interface GamePrint {
  readonly print: string
  /** The same for games that differ in nothing but how much life there is, and how much of it was gained this turn. */
  readonly apart: NonNullable<LoopMark['apart']>
  /** What stands for a choice made now: the same for the same choice in a game with the same print. */
  readonly choicePrint: (choice: unknown) => string
}

/** CR 732.3: what is looked at to tell whether a game has come back to where it was. */
export const gamePrint = (ctx: Context): GamePrint => {
  const state = inReadingOrder(ctx.state)
  const told = { ...state, effects: withoutOverwritten(state.effects) }
  const ids = idsOf(told)
  const ranks = ranksOf(told)
  const { serial: _, clock: __, rules: ___, cards: ____, loop: _____, ...rest } = told
  const { lastKnown, players, objects, turns, ...more } = rest
  const life = state.seats.map((id) => players[id]!.life)
  const { lifeGained, ...history } = countingHistory(ctx, rest.history)
  const now = plainly(
    {
      ...more,
      turns: turns.map(({ passed: _, priority: __, ...turn }) => turn),
      players: state.seats.map((id) => ({ ...players[id]!, life: null })),
      objects: Object.values(objects).map(withoutIdleTimestamp),
      history,
    },
    ids,
    ranks,
  )
  // What is gone comes last: by now it is named by where something in play speaks of it.
  const spoken = spokenOf(ctx)
  const remembered = Object.entries(lastKnown).filter(([id]) => spoken.has(id))
  const gone = remembered.map(([id, { object, characteristics }]) => [
    renamed(id, ids),
    plainly([object, characteristics], ids, ranks),
  ])
  const game = hashOf(JSON.stringify([now, gone.toSorted(byFirst)]))
  return {
    print: hashOf(JSON.stringify([game, life, lifeGained])),
    apart: { game, life },
    choicePrint: (choice) => hashOf(JSON.stringify(plainly(choice, ids, ranks))),
  }
}

/** In a hidden zone no timestamp counts. */
const withoutIdleTimestamp = (object: GameObject): GameObject =>
  isHiddenZone(object.zone) ? { ...object, timestamp: 0 } : object

/** What is there gets a name by its place; what is gone gets one when it is first met. */
const idsOf = (state: State): Map<string, string> => {
  const there = [
    ...Object.keys(state.objects),
    ...state.effects.map(({ id }) => id),
    ...state.delayed.map(({ id }) => id),
    ...state.waiting.map(({ id }) => id),
  ]
  return new Map([...there.map((id, i) => [id, `#${i}`] as const), ...state.seats.map((id) => [id, id] as const)])
}

/** Only the order of timestamps counts (613.7). */
const ranksOf = (state: State): ReadonlyMap<number, number> => {
  const all = new Set<number>()
  for (const { zone, timestamp, counterTimestamps } of Object.values(state.objects)) {
    if (isHiddenZone(zone)) continue
    for (const one of [timestamp, ...Object.values(counterTimestamps ?? {})]) all.add(one)
  }
  for (const { timestamp } of state.effects) all.add(timestamp)
  return new Map([...all].sort((a, b) => a - b).map((one, i) => [one, i]))
}

const byFirst = ([a]: readonly unknown[], [b]: readonly unknown[]): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0

const GONE = /^.+(?:\.|-)\d+$/

const plainly = (value: unknown, ids: Map<string, string>, ranks: ReadonlyMap<number, number>): unknown => {
  if (typeof value === 'string') return renamed(value, ids)
  if (Array.isArray(value)) return value.map((one) => plainly(one, ids, ranks))
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).toSorted(byFirst)
  const entries = sorted.map(([key, one]): [string, unknown] => {
    if (key === 'timestamp' && typeof one === 'number') return [key, ranks.get(one) ?? 0]
    if (key !== 'counterTimestamps') return [renamed(key, ids), plainly(one, ids, ranks)]
    return [key, Object.entries(one as Record<string, number>).map(([counter, at]) => [counter, ranks.get(at) ?? 0])]
  })
  return Object.fromEntries(entries)
}

/** Also inside composed keys: `object/index`, `question:object:2`. */
const renamed = (text: string, ids: Map<string, string>): string => {
  const known = ids.get(text)
  if (known !== undefined) return known
  return text.replaceAll(/[^/:#|,@\s]+/g, (part) => {
    const name = ids.get(part)
    if (name !== undefined || !GONE.test(part)) return name ?? part
    ids.set(part, `gone${ids.size}`)
    return ids.get(part)!
  })
}

/** Of this turn's past only what something can still ask about. */
const countingHistory = (ctx: Context, history: History): Partial<History> => {
  const { lifeGained, lifeLost, creaturesDied, ...rest } = history
  const isThere = (id: string): boolean => ctx.state.objects[id] !== undefined
  const kept = {
    ...rest,
    attacked: rest.attacked.filter(isThere),
    blocked: rest.blocked.filter(isThere),
    dealtDamage: [...new Set(rest.dealtDamage)].filter((id) => isThere(id) || ctx.state.players[id] !== undefined),
    entered: rest.entered.filter(isThere),
    used: rest.used.filter((use) => isThere(use.split('/')[0]!)),
  }
  return asksOfThisTurn(ctx) ? { ...kept, lifeGained, lifeLost, creaturesDied } : kept
}

const asksOfThisTurn = (ctx: Context): boolean => {
  const view = project(ctx)
  const { objects, delayed, waiting, effects } = ctx.state
  const known = Object.values(objects).filter(({ substance }) => substance.kind !== 'unknown')
  const texts: readonly unknown[] = [delayed, waiting, effects, ...known.map(({ id }) => view.of(id)?.abilities)]
  return texts.some((text) => (JSON.stringify(text) ?? '').includes('"this-turn"'))
}
