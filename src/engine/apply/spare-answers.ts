import type { Answered } from '../../core/action.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'

/** An answer nobody asked for is not passed over in silence. */
export const refuseSpareAnswers = (ctx: Context, { answers }: Answered): void => {
  const spare = Object.keys(answers ?? {}).filter((key) => !ctx.taken.has(key))
  if (spare.length > 0) refuse(spare.map((answered) => illegal('choice.not-asked', ['601.2'], { answered })))
}
