import { type Context, cloneState } from '../context.ts'
import { Interruption, refuse } from '../interrupt.ts'

/**
 * CR 601.2, 601.2b: of several ways to cast a card, or halves to cast or unlock, those that a player can go through with, as far as is known before their other
 * choices: each is tried on a copy. If all are refused the card can't be cast, whichever is chosen.
 */
export const possibleWays = <W>(
  ctx: Context,
  ways: readonly W[],
  castOn: (trial: Context, way: W) => void,
): readonly W[] => {
  const refusals = new Map(ways.map((way) => [way, refusalOf(() => castOn(copyToTry(ctx), way))]))
  const possible = ways.filter((way) => refusals.get(way) === null)
  return possible.length > 0 ? possible : refuse(refusals.get(ways[0]!)!)
}

type Refusal = Parameters<typeof refuse>[0]

/** What is not understood refuses nothing here: whoever chooses such a way is told so. */
export const refusalOf = (cast: () => void): Refusal | null => {
  try {
    cast()
    return null
  } catch (interruption) {
    if (!(interruption instanceof Interruption)) throw interruption
    return interruption.interrupt.kind === 'refusal' ? interruption.interrupt.reasons : null
  }
}

/** All that casting notes or changes is its own. */
export const copyToTry = (ctx: Context): Context => ({
  ...ctx,
  state: cloneState(ctx.state),
  taken: new Set(ctx.taken),
  asked: new Map(ctx.asked),
  moved: new Map(ctx.moved),
  events: [...ctx.events],
  trail: [...ctx.trail],
  assumptions: [...ctx.assumptions],
})
