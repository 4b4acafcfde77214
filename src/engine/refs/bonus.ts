import type { Amount } from '../../core/amount.ts'
import { evaluate } from './amount.ts'
import type { Env } from './env.ts'

/**
 * CR 107.1b: what is added to power or toughness. A number worked out below zero is zero, in "+X/+X" as in "-X/-X"; a number
 * that is written there stands as it is.
 */
export const bonus = (env: Env, amount: Amount): number => {
  if (typeof amount === 'number') return amount
  if (amount.kind === 'times' && amount.factor < 0) return amount.factor * Math.max(0, evaluate(env, amount.of))
  return Math.max(0, evaluate(env, amount))
}
