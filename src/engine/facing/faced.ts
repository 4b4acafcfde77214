import type { FaceDown, Marks } from '../../core/marks.ts'
import type { Component, GameObject } from '../../core/object.ts'

/** An object's facing, face up where `down` is undefined; what else is remembered of it stays. */
export const faced = (marks: Marks | undefined, down: FaceDown | undefined): Facing => {
  const { down: _, ...others } = marks ?? {}
  const all = down === undefined || Object.keys(down).length === 0 ? others : { ...others, down }
  return { faceDown: down !== undefined, marks: Object.keys(all).length === 0 ? undefined : all }
}

/** Without marks `marks` is there and undefined, so that it takes the place of those there were. */
export type Facing = Pick<GameObject, 'faceDown'> & { readonly marks: Marks | undefined }

/** How something moves that may turn it over: face down, with its back face up, or with its alternative characteristics. */
interface Turning {
  readonly down?: FaceDown | undefined
  readonly back?: boolean | undefined
  readonly alternative?: boolean | undefined
}

/** The object as it is once it has so moved: nothing is remembered of it but that (400.7). */
export const asMoved = (object: GameObject, { down, back, alternative }: Turning): GameObject => {
  const { marks: _, ...bare } = object
  if (back === true) return turned({ ...bare, marks: { back: true } }, down)
  return turned(alternative === true ? { ...bare, marks: { alternative: true } } : bare, down)
}

/** The object so faced. */
export const turned = (object: GameObject, down: FaceDown | undefined): GameObject => {
  const { marks: _, ...bare } = object
  const { faceDown, marks } = faced(object.marks, down)
  return { ...bare, faceDown, ...(marks === undefined ? {} : { marks }), ...pileFaced(object, down) }
}

/** CR 730.2f: with a merged permanent each component that is otherwise faced is turned over. */
export const pileFaced = ({ merged }: GameObject, down: FaceDown | undefined): Pick<GameObject, 'merged'> =>
  merged === undefined ? {} : { merged: merged.map((one) => componentFaced(one, down)) }

const componentFaced = (component: Component, down: FaceDown | undefined): Component => {
  const { down: before, ...up } = component
  if (down === undefined) return before === undefined ? component : up
  return before === undefined ? { ...component, down } : component
}
