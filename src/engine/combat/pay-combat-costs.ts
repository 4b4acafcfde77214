import { type CostPart, manaOf } from '../../core/cost.ts'
import type { PlayerId } from '../../core/ids.ts'
import { isGeneric, type ManaCost } from '../../core/mana.ts'
import { askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { isPicking } from '../costs/candidates.ts'
import { type Bill, billFaults, payBills } from '../costs/pay-on-resolution.ts'
import { execute } from '../effects/execute.ts'
import { refuse } from '../interrupt.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { CostInForce } from './combat-costs.ts'

/**
 * CR 508.1g–j, 509.1d–f: the player says which optional costs they pay, the total is fixed, mana abilities are activated and
 * all of it is paid, or the declaration is refused before anything is asked. What optional costs bring is done by the function
 * returned.
 */
export const payCombatCosts = (
  ctx: Context,
  player: PlayerId,
  costs: readonly CostInForce[],
  rule: '508.1h' | '509.1d',
): (() => void) => {
  const chosen = costs.filter(({ effect }) => effect.optional !== true)
  const faults = billFaults(ctx, player, billsOf(chosen))
  if (faults.length > 0) refuse(faults)
  for (const one of costs.filter(({ effect }) => effect.optional === true))
    if (choosesToPay(ctx, player, one, chosen)) chosen.push(one)
  if (chosen.length === 0) return () => undefined
  cite(ctx, rule, { player })
  payBills(ctx, player, billsOf(chosen), execute)
  return () => {
    for (const one of chosen) follow(ctx, one)
  }
}

/** CR 508.1h: the total cost: all mana as one amount, then the rest. */
const billsOf = (chosen: readonly CostInForce[]): readonly Bill[] => {
  const [first] = chosen
  if (first === undefined) return []
  const mana = summed(chosen.flatMap(({ effect }) => manaOf(effect.cost)))
  const rest = totals(chosen)
  return mana.length === 0 ? rest : [{ source: first.source, cost: [{ kind: 'mana', mana }] }, ...rest]
}

/**
 * CR 508.1h, 509.1d: of what is not mana, the same asked several times is one part of the total cost, so that it is paid whole or
 * not at all; a part that speaks of its own source stays apart.
 */
const totals = (chosen: readonly CostInForce[]): readonly Bill[] => {
  const alike = new Map<string, { source: string; part: CostPart }>()
  for (const [at, { source, effect }] of chosen.entries()) {
    for (const part of effect.cost.filter(({ kind }) => kind !== 'mana')) {
      const key = likeness(part) ?? `${at}:${alike.size}`
      const known = alike.get(key)
      alike.set(key, known === undefined ? { source, part } : { ...known, part: more(known.part, part) })
    }
  }
  return [...alike.values()].map(({ source, part }) => ({ source, cost: [part] }))
}

/** What is the same of two parts that can be added up; null where nothing can be added to this one. */
const likeness = (part: CostPart): string | null => {
  if (!isPicking(part) || typeof part.count !== 'number' || part.as !== undefined) return null
  const text = JSON.stringify({ ...part, count: 0 })
  return /"self"|"other"/.test(text) ? null : text
}

const more = (part: CostPart, other: CostPart): CostPart =>
  isPicking(part) && isPicking(other) && typeof part.count === 'number' && typeof other.count === 'number'
    ? { ...part, count: part.count + other.count }
    : part

/** CR 508.1g: each optional cost is paid or not; not, where it can't be besides those that are. */
const choosesToPay = (ctx: Context, player: PlayerId, one: CostInForce, chosen: readonly CostInForce[]): boolean =>
  billFaults(ctx, player, billsOf([...chosen, one])).length === 0 &&
  askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'pay',
    key: nextKey(ctx, `pay:${one.source}:${one.creature}:${player}`),
    player,
    rule: '508.1g',
    source: one.source,
  })

/** What follows from having paid. */
const follow = (ctx: Context, { source, controller, creature, effect }: CostInForce): void => {
  if (effect.after === undefined) return
  const env = plainEnv(project(ctx), source, controller)
  execute(ctx, { ...env, event: { object: creature, attacker: creature } }, effect.after)
}

/** Generic parts as one number. */
const summed = (mana: ManaCost): ManaCost => {
  const generic = mana.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)
  const rest = mana.filter((symbol) => !isGeneric(symbol))
  return generic === 0 ? rest : [String(generic), ...rest]
}
