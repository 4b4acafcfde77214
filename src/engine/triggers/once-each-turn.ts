import type { Ability } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { patchHistory } from '../events/commit.ts'
import type { Env } from '../refs/env.ts'

/** CR 603.2h: "do this only once each turn": what was done this turn, by the ability and its source. */
const keyOf = (source: ObjectId, place: number): string => `${source}/${place}/done`

export const wasDone = (ctx: Context, source: ObjectId, place: number): boolean =>
  ctx.state.history.used.includes(keyOf(source, place))

/** The place of the ability that resolves, if what it says is done only once each turn. */
const placeOf = ({ facts, event }: Env): number | undefined => (isLimited(facts?.ability) ? event?.ability : undefined)

const isLimited = (ability: Ability | null | undefined): boolean =>
  ability?.kind === 'triggered' && ability.limit === 'do-once-each-turn'

/** Whether what the resolving ability says was done already this turn, so that it can't be done again. */
export const isDone = (ctx: Context, env: Env): boolean => {
  const place = placeOf(env)
  return place !== undefined && wasDone(ctx, env.facts!.source, place)
}

/** Notes that it is done now, by whoever said so. */
export const noteDone = (ctx: Context, env: Env): void => {
  const place = placeOf(env)
  if (place === undefined || isDone(ctx, env)) return
  patchHistory(ctx, { used: [...ctx.state.history.used, keyOf(env.facts!.source, place)] })
}

/** Whether instructions that leave nobody a choice are still to be followed; if they are, they are done now. */
export const mayDoAtOnce = (ctx: Context, env: Env, effects: readonly Effect[]): boolean => {
  if (placeOf(env) === undefined || effects.some((effect) => effect.do === 'optional' || effect.do === 'pay'))
    return true
  if (isDone(ctx, env)) return false
  noteDone(ctx, env)
  return true
}
