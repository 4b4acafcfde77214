import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'

/** CR 508.1k, 509.1g: a creature that was chosen and is still controlled by its player when the costs are paid. */
export const stillFights = (ctx: Context, id: ObjectId, player: PlayerId): boolean =>
  ctx.state.objects[id]?.zone === 'battlefield' && project(ctx).of(id)?.controller === player
