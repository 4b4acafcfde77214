import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { projectState } from '../projection/project.ts'
import { turned } from './faced.ts'

/** CR 702.37e, 702.168d: what a face-down permanent would be if it were face up, with all that applies to it. */
export const asFaceUp = (ctx: Context, id: ObjectId): Characteristics | undefined => {
  const object = ctx.state.objects[id]
  if (object === undefined) return undefined
  const up = turned(object, undefined)
  return projectState({ ...ctx.state, objects: { ...ctx.state.objects, [id]: up } }, ctx.cards).of(id)
}
