/**
 * Ids are plain strings chosen by the sender. An object that changes zones becomes a new object (CR 400.7) and so gets a
 * new id: `bears` dies and becomes `bears.2`. Player ids and object ids never collide in one state.
 */
export type ObjectId = string
export type PlayerId = string
export type TargetId = ObjectId | PlayerId

const INCARNATION = /^(.*)\.(\d+)$/

/** The id of the new object that `id` becomes on a zone change: `bears` → `bears.2` → `bears.3`. */
export const nextIncarnation = (id: ObjectId): ObjectId => {
  const match = INCARNATION.exec(id)
  return match === null ? `${id}.2` : `${match[1]}.${Number(match[2]) + 1}`
}
