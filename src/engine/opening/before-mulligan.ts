import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { beforeMulliganOf } from './before-mulligan-of.ts'

/** The answer that stands for a card acted on before the player declares; nobody is asked for it. */
export const beforeMulliganKey = (player: PlayerId): string => `before-mulligan:${player}`

/** The card whose words the player acts on now, before declaring. */
export const actedOn = (ctx: Context, player: PlayerId): ObjectId | undefined =>
  (ctx.answers[beforeMulliganKey(player)] as readonly ObjectId[] | undefined)?.[0]

/** CR 103.5b: what the card says comes about. */
export const doBeforeMulligan = (ctx: Context, player: PlayerId, object: ObjectId): void => {
  const view = project(ctx)
  cite(ctx, '103.5b', { player, objects: [object] })
  for (const effects of beforeMulliganOf(view.of(object)!)) execute(ctx, plainEnv(view, object, player), effects)
}
