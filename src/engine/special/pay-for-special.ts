import type { SpecialAction } from '../../core/action.ts'
import type { Cost } from '../../core/cost.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import { askNumber } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { costFaults, payCost } from '../costs/pay-cost.ts'
import type { Payer } from '../costs/payer.ts'
import { withX } from '../costs/total-cost.ts'
import { LARGEST_X, largestX, usesX } from '../costs/x-in-cost.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { spendsAs } from '../mana/spends-as.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** What is paid for a special action taken with an object. */
export interface SpecialPrice {
  readonly object: ObjectId
  readonly name: Named
  readonly cost: Cost
  /** Payable with a number of X from here on. */
  readonly leastX?: number
}

/**
 * CR 107.3d, 118.13c: pays the cost of a special action; X, and how symbols are paid that can be paid in several ways, are
 * chosen immediately before. Returns X.
 */
export const payForSpecial = (ctx: Context, action: SpecialAction, price: SpecialPrice): number => {
  const x = chooseX(ctx, action, price)
  payCost(ctx, payerFor(ctx, action, price, x), withX(price.cost, x))
  cite(ctx, '118.13c', { object: price.object })
  return x
}

const chooseX = (ctx: Context, action: SpecialAction, price: SpecialPrice): number => {
  const { name, cost, object, leastX = 0 } = price
  const { x, player } = action
  if (!usesX(cost, name.name)) {
    return x === undefined || x === 0 ? 0 : refuse([illegal('x.not-allowed', ['107.3d'], { object: name })])
  }
  if (x !== undefined) {
    const fits = Number.isInteger(x) && x >= leastX && x <= LARGEST_X
    return fits ? x : refuse([illegal('x.out-of-range', ['107.3d', '107.1b'], { object: name, x })])
  }
  const max = largestX((value) => costFaults(ctx, payerFor(ctx, action, price, value), withX(cost, value)).length === 0)
  if (max === null || max < leastX) return leastX
  return askNumber(ctx, {
    kind: 'choose-number',
    key: `x:${object}`,
    player,
    rule: '107.3d',
    object,
    what: 'x',
    min: leastX,
    max,
  })
}

const payerFor = (ctx: Context, action: SpecialAction, { object, name }: SpecialPrice, x: number): Payer => ({
  player: action.player,
  env: plainEnv(project(ctx), object, action.player, x),
  name,
  key: object,
  spending: { on: 'other' },
  spendsAs: spendsAs(ctx, action.player, null, null),
  choices: action,
  execute: ctx.execute,
})
