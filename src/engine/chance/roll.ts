import type { Roll } from '../../core/chance.ts'
import type { Effect } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { record } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { nextKey } from '../next-key.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { watch } from '../triggers/watch.ts'
import { dieFace } from './outcome.ts'
import { modifiedBy, rerolled } from './roll-modifiers.ts'
import { sparesOf } from './spares.ts'

/** How many dice one instruction may roll. */
const MOST_DICE = 1000

/**
 * CR 706.1, 706.2, 706.6: so many dice of one kind together: those to be ignored never happened; then each may be rolled
 * again, and then its result may be made more or less.
 */
export const rollDice = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  { sides, amount = 1, plus = 0, ignore }: Extract<Effect, { do: 'roll-dice' }>,
): readonly Roll[] => {
  const count = Math.max(0, evaluate(env, amount))
  if (count > MOST_DICE) leaveUnsupportedRule('706.1', '', `more than ${MOST_DICE} dice`)
  const naturals = count === 0 ? [] : keptDice(ctx, env, player, sides, count, ignore)
  const rolls = naturals.map((first): Roll => {
    const natural = rerolled(ctx, env, player, sides, first)
    return { natural, result: modifiedBy(ctx, env, player, natural) + evaluate(env, plus) }
  })
  if (rolls.length === 0) return rolls
  cite(ctx, '706.2', { player, results: rolls.map(({ result }) => String(result)) })
  watch(ctx, [record(ctx, { kind: 'dice-rolled', player, sides, rolls })])
  return rolls
}

/** CR 706.6: no ability sees a die that is ignored, and nothing changes it. */
const keptDice = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  sides: number,
  count: number,
  ignore: 'lowest' | 'highest' | undefined,
): readonly number[] => {
  const spares = sparesOf(ctx, 'dice', player)
  const lowest = spares.filter((spare) => spare.ignore === 'lowest').length
  const doublings = spares.length - lowest
  if (lowest > 0 && doublings > 0) leaveUnsupportedRule('616.1', '', 'dice are ignored in two ways')
  const face = () => dieFace(ctx, env, player, sides)
  const dice = Array.from({ length: count + lowest }, () => oneOf(ctx, env, player, 2 ** doublings, face))
  const sorted = dice.toSorted((a, b) => a - b)
  // Of dice of one kind that are tied it is all one which is ignored.
  const ignored = [
    ...sorted.slice(0, lowest),
    ...(ignore === undefined ? [] : [sorted.at(ignore === 'lowest' ? lowest : -1)!]),
  ]
  if (ignored.length > 0) cite(ctx, '706.6', { player, ignored: ignored.map(String) })
  return withoutOnce(dice, ignored)
}

const withoutOnce = (dice: readonly number[], ignored: readonly number[]): readonly number[] => {
  const kept = [...dice]
  for (const one of ignored) kept.splice(kept.indexOf(one), 1)
  return kept
}

/** So many dice in place of one: their player keeps one of the results. */
const oneOf = (ctx: Context, env: Env, player: PlayerId, count: number, face: () => number): number => {
  const faces = Array.from({ length: count }, face)
  if (count === 1) return faces[0]!
  const options = [...new Set(faces)].toSorted((a, b) => a - b).map(String)
  const key = nextKey(ctx, `keep-die:${env.source}:${player}`)
  return Number(askOption(ctx, { kind: 'choose-option', key, player, rule: '706.6', source: env.source, options }))
}
