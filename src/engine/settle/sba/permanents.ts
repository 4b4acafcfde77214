import type { Characteristics, GameObject } from '../../../core/object.ts'
import type { Context } from '../../context.ts'
import { project } from '../../projection/project.ts'

export interface Permanent {
  readonly object: GameObject
  readonly traits: Characteristics
}

/** One permanent that is not phased out. */
export const permanentOf = (ctx: Context, id: string): GameObject | undefined => {
  const object = ctx.state.objects[id]
  return object?.zone === 'battlefield' && !object.phasedOut ? object : undefined
}

/** CR 110.1, 110.4c, 702.26b: what is on the battlefield and not phased out, which would be as if it weren't there. */
export const permanents = (ctx: Context): readonly Permanent[] => {
  const view = project(ctx)
  return ctx.state.battlefield.flatMap((id) => {
    const object = ctx.state.objects[id]!
    const traits = view.of(id)
    return traits === undefined || object.phasedOut ? [] : [{ object, traits }]
  })
}
