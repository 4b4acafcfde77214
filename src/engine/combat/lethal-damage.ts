import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'

/** CR 510.1: combat damage that one creature assigns. */
export interface Assignment {
  readonly source: ObjectId
  readonly target: TargetId
  readonly amount: number
}

/** CR 120.6: toughness less damage already marked. */
export const damageLeft = (ctx: Context, creature: ObjectId): number =>
  Math.max(0, (project(ctx).of(creature)?.toughness ?? 0) - (ctx.state.objects[creature]?.damage ?? 0))

/** CR 702.2c: any damage it deals is lethal. */
export const isDeadly = (ctx: Context, source: ObjectId): boolean => {
  const traits = project(ctx).of(source)
  return traits !== undefined && hasKeyword(traits, 'deathtouch')
}

/** CR 120.6, 702.2c: damage that is lethal to a creature; any amount from a source with deathtouch. */
export const lethalFor = (ctx: Context, source: ObjectId, creature: ObjectId): number => {
  const left = damageLeft(ctx, creature)
  return isDeadly(ctx, source) ? Math.min(1, left) : left
}
