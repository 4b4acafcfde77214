import type { CardDefinition } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { singleFace } from '../faces/other-side.ts'
import { faceDownDefinition } from '../facing/face-down-definition.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { withPlainLinks } from '../links/bind-links.ts'
import { project } from '../projection/project.ts'
import { objectOf } from '../refs/env.ts'

/**
 * CR 707.2, 707.2a, 707.3: the copiable values of an object: what is printed on it or what it has copied itself, and its face-down
 * status; no other effects, counters or choices (707.6). Of one that is gone, as they last were; null where there is no object
 * (111.12). CR 715.2b, 718.2a, 720.2b, 722.2b: with its alternative characteristics; CR 718.3d: with those alone that it has, if it was
 * prototyped.
 */
export const copiableValues = (ctx: Context, id: ObjectId): CardDefinition | null => {
  const object = objectOf(project(ctx), id)
  if (object === undefined || object.substance.kind === 'ability') return null
  if (object.faceDown) return faceDownDefinition(object)
  const definition = definitionOf(object, ctx.cards)
  return definition === undefined
    ? leaveUnsupportedRule('707.2', '', 'a copy of a card nobody has seen')
    : // CR 707.8: of a double-faced object the face that is up.
      withPlainLinks(singleFace(definition))
}
