import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { prepareSpellOf } from '../faces/alternative.ts'
import { project } from '../projection/project.ts'
import { addObject, patchObject, record, takeId, takeTimestamp } from './commit.ts'
import { newObject } from './new-object.ts'
import { enterZone } from './zones.ts'

/** CR 722.3a: a permanent that has a prepare spell and is not prepared becomes prepared; to any other nothing happens. */
export const becomePrepared = (ctx: Context, id: ObjectId): readonly GameEvent[] => {
  const permanent = ctx.state.objects[id]
  if (permanent === undefined || permanent.zone !== 'battlefield' || permanent.phasedOut) return []
  if (permanent.prepared === true || prepareSpell(ctx, id) === undefined) return []
  patchObject(ctx, id, { prepared: true })
  cite(ctx, '722.3a', { object: id })
  copyPrepareSpell(ctx, id)
  return [record(ctx, { kind: 'prepared', object: id })]
}

/** CR 722.3b, 722.3c: the designation goes, by an effect or because the copy became cast. */
export const becomeUnprepared = (ctx: Context, id: ObjectId): readonly GameEvent[] => {
  if (ctx.state.objects[id]?.prepared !== true) return []
  patchObject(ctx, id, { prepared: false })
  cite(ctx, '722.3b', { object: id })
  return [record(ctx, { kind: 'unprepared', object: id })]
}

/** What is face down has no such characteristics (708.2). */
const prepareSpell = (ctx: Context, id: ObjectId) => {
  const permanent = ctx.state.objects[id]!
  const definition = permanent.faceDown ? undefined : definitionOf(permanent, ctx.cards)
  return definition === undefined ? undefined : prepareSpellOf(definition)
}

/**
 * CR 722.3c: as a permanent becomes prepared, or phases in so, its controller makes a copy of it in exile that has only the
 * characteristics of the prepare spell, as its own.
 */
export const copyPrepareSpell = (ctx: Context, id: ObjectId): void => {
  const definition = prepareSpell(ctx, id)
  if (definition === undefined) return
  const player = project(ctx).of(id)?.controller ?? ctx.state.objects[id]!.controller
  const copy = takeId(ctx, 'copy')
  addObject(ctx, {
    ...newObject(copy, { kind: 'copy', definition }, player, 'exile'),
    marks: { preparedBy: id },
    timestamp: takeTimestamp(ctx),
  })
  enterZone(ctx, copy, 'exile', player, player)
  cite(ctx, '722.3c', { object: id, copy })
  record(ctx, { kind: 'copied', object: id, copy, targets: [] })
}
