import type { Context } from '../context.ts'
import { frontOf } from '../definitions.ts'

/**
 * What of the language of cards asks how much life a player has, or has gained: amounts and conditions, totals that are set or
 * exchanged, life that is paid, a total that damage does not go below, and what is said of this turn.
 */
const ASKS = /"kind":"(?:life|life-at-most|life-floor|pay-life)"|"do":"(?:set-life|exchange-life)"|\/P"|"this-turn"/

/**
 * Whether more life could ever make a difference to how the game goes on by itself: where some text asks for it, or where a
 * text is not understood. Looked at is all that each object is and could become, and all that has been set going.
 */
export const lifeMatters = (ctx: Context): boolean => {
  const { objects, effects, delayed, waiting } = ctx.state
  const definitions = Object.values(objects).map((object) => frontOf(object, ctx.cards))
  if (definitions.some((one) => one !== undefined && hasGaps(one))) return true
  return ASKS.test(JSON.stringify([definitions, Object.values(objects), effects, delayed, waiting]))
}

const hasGaps = (definition: object): boolean => /"gaps":\[[^\]]/.test(JSON.stringify(definition))
