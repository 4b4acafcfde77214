import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { ask } from '../ask.ts'
import type { Context } from '../context.ts'
import { isRelated } from '../refs/relation.ts'
import { livingPlayers } from '../seats.ts'
import type { Targeting } from './legal-targets.ts'

/**
 * CR 601.7, 602.3: who makes a choice that the text leaves to an opponent, when its controller would make it. Of several opponents the
 * controller says which (601.7a, 602.3a).
 */
export const chooserOf = (
  ctx: Context,
  { env }: Targeting,
  chooser: 'opponent' | undefined,
  key: ObjectId,
): PlayerId => {
  if (chooser === undefined) return env.controller
  const options = livingPlayers(ctx.state).filter((id) => isRelated(env, id, 'opponent'))
  if (options.length === 0) return env.controller
  return ask(ctx, {
    kind: 'choose-player',
    key: `chooser:${key}`,
    player: env.controller,
    rule: '601.7a',
    source: key,
    options,
  }) as PlayerId
}
