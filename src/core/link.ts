import type { ObjectId } from './ids.ts'

/**
 * CR 607.1: ties abilities of one object together. What one of them chooses, notes or does is remembered under this name,
 * and only abilities with the same name speak of it; one ability may have several such names (607.4).
 */
export type LinkId = string

/** What an ability says of something remembered. */
export interface Linked {
  readonly link: LinkId
  /** The object whose abilities these are, where that is not the one the ability is on (607.1d). */
  readonly holder?: ObjectId
}
