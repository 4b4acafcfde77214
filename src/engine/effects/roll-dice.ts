import type { Roll } from '../../core/chance.ts'
import { rollDice as roll } from '../chance/roll.ts'
import { cite, type Execute } from '../context.ts'
import { bindNumber, type Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 706.1: each player rolls, one after the other; what follows in the text asks about all that was rolled (706.4). */
export const rollDice: Handler<'roll-dice'> = (ctx, env, effect) => {
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const rolls = players.flatMap((player) => roll(ctx, env, player, effect))
  const total = rolls.reduce((sum, { result }) => sum + result, 0)
  return bindNumber({ ...env, chance: { ...env.chance, rolls, roll: effect } }, effect.as, total)
}

/** CR 706.3a, 706.3b: for each die the row that has its result, if any. */
export const resultsTableWith =
  (execute: Execute): Handler<'results-table'> =>
  (ctx, env, effect) => {
    let at = env
    for (const die of env.chance?.rolls ?? []) {
      const row = effect.rows.find(({ from, to }) => isWithin(die, from, to))
      if (row === undefined) continue
      cite(ctx, '706.3a', { result: die.result })
      at = execute(ctx, { ...at, chance: { ...env.chance, rolls: [die], table: effect } }, row.effects)
    }
    return at
  }

const isWithin = ({ result }: Roll, from: number, to: number | undefined): boolean =>
  result >= from && (to === undefined || result <= to)

/** CR 706.3c: the same dice and what changes their results, and the same table. */
export const rollAgainWith =
  (execute: Execute): Handler<'roll-again'> =>
  (ctx, env) => {
    const { roll: dice, table } = env.chance ?? {}
    if (dice === undefined || table === undefined) return env
    cite(ctx, '706.3c')
    return execute(ctx, env, [dice, table])
  }
