import type { CardDefinition, TokenDefinition } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { frontOf, tokenOfCopy } from '../definitions.ts'
import { singleFace } from '../faces/other-side.ts'
import { project } from '../projection/project.ts'
import { objectOf } from '../refs/env.ts'

/** A token as a copy of something: what it shows, and whether that is its back face. */
export interface TokenCopy {
  readonly up: CardDefinition
  readonly token: TokenDefinition
  readonly back: { readonly back?: true }
}

/**
 * CR 707.8a: copied as a token, what has two faces keeps both, each as copy effects and the exceptions of this one have it, and
 * the same one up. `values`: the copiable values of the original; `changed`: with the exceptions.
 */
export const tokenCopy = (
  ctx: Context,
  original: ObjectId,
  values: CardDefinition,
  changed: (face: CardDefinition) => CardDefinition,
): TokenCopy => {
  const up = changed(values)
  const object = objectOf(project(ctx), original)
  // CR 730.2i: a merged permanent is not double-faced.
  const isSingle = object === undefined || object.faceDown || object.merged !== undefined
  const front = isSingle ? undefined : frontOf(object, ctx.cards)
  if (object === undefined || front?.back === undefined) return { up, token: tokenOfCopy(up), back: {} }
  const [first, second] = [singleFace(front), front.back.face].map((face) => changed(object.copyOf ?? face)) as [
    CardDefinition,
    CardDefinition,
  ]
  const token = { ...tokenOfCopy(first), back: tokenOfCopy(second) }
  return { up, token, back: object.marks?.back === true ? { back: true } : {} }
}
