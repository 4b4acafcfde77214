import { isVariable } from '../../core/mana.ts'
import { askNumber } from '../ask.ts'
import type { Context } from '../context.ts'
import { costFaults } from '../costs/pay-cost.ts'
import { LARGEST_X, largestX, usesX } from '../costs/x-in-cost.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { canFill } from '../targets/choose-targets.ts'
import { slotsOf } from '../targets/slots.ts'
import { costOf, envOf, type Proposal, payerOf, targetingOf } from './proposal.ts'

/**
 * CR 107.3a, 601.2b: the value of X, as given or asked for; 0 where no cost has an X. There is one for all costs and the whole text
 * (107.3i), and each activation has its own (107.3k).
 */
export const chooseX = (
  ctx: Context,
  proposal: Proposal,
  modes: readonly number[],
  paid: readonly string[],
): number => {
  const { action, name, key } = proposal
  const { x } = action
  const { body } = proposal
  if (body.kind === 'simple' && body.x !== undefined) {
    /** CR 107.3c: the text says what X is. */
    const value = Math.max(0, evaluate(envOf(ctx, proposal, 0), body.x))
    return x === undefined || x === value
      ? value
      : refuse([illegal('x.not-allowed', ['107.3c', '601.2b'], { object: name })])
  }
  if (
    !usesX(
      [
        ...proposal.cost,
        ...proposal.options.filter((option) => paid.includes(option.name)).flatMap(({ cost }) => cost),
      ],
      name.name,
    )
  ) {
    if (x !== undefined && x !== 0) refuse([illegal('x.not-allowed', rulesAgainst(ctx, proposal), { object: name })])
    return 0
  }
  if (x !== undefined) {
    const fits = Number.isInteger(x) && x >= 0 && x <= LARGEST_X
    return fits ? x : refuse([illegal('x.out-of-range', ['107.3a', '107.1b'], { object: name, x })])
  }
  const isPossible = (value: number): boolean =>
    canFill(ctx, targetingOf(ctx, proposal, value), slotsOf(proposal.body, modes), []) &&
    costFaults(ctx, payerOf(ctx, proposal, value), costOf(ctx, proposal, paid, value, true)).length === 0
  const max = largestX(isPossible)
  if (max === null) return 0
  return askNumber(ctx, {
    kind: 'choose-number',
    key: `x:${key}`,
    player: action.player,
    rule: '107.3a',
    object: key,
    what: 'x',
    min: 0,
    max,
  })
}

/** CR 107.3b: X of a mana cost that is not paid is 0; where there is no X at all, none is announced. */
const rulesAgainst = (ctx: Context, { stacked }: Proposal): readonly string[] =>
  project(ctx).of(stacked)?.manaCost?.some(isVariable) === true ? ['107.3b', '107.3a', '601.2b'] : ['107.3a', '601.2b']
