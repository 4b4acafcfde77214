import { isPermanentType } from '../../core/card-type.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Marks } from '../../core/marks.ts'
import type { Component, GameObject, Substance } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import { type Context, cite } from '../context.ts'
import { printedOn } from '../definitions.ts'
import { patchObject, record, takeTimestamp } from '../events/commit.ts'
import { countersStay } from '../events/counters.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { watch } from '../triggers/watch.ts'

/**
 * CR 701.27a, 712.18, 613.7g: double-faced permanents turn over together, with a new timestamp; each stays the same object, and all
 * that applied to it still does. Converting is the same (701.28a).
 */
export const transformAll = (ctx: Context, ids: readonly ObjectId[]): void => {
  turnTogether(
    ctx,
    ids.filter((id) => canTransform(ctx, id) && !isBoundToTime(ctx, id)),
  )
}

/** CR 702.145b, 702.145e: a permanent with daybound or nightbound transforms because of that, and of nothing else. */
const isBoundToTime = (ctx: Context, id: ObjectId): boolean => {
  const traits = project(ctx).of(id)
  return traits !== undefined && (hasKeyword(traits, 'daybound') || hasKeyword(traits, 'nightbound'))
}

/** Permanents that can transform do so at the same time. */
export const turnTogether = (ctx: Context, turned: readonly ObjectId[]): void => {
  for (const id of turned) turnOver(ctx, id)
  for (const id of turned) applyAsTransforms(ctx, id)
  const events = turned.map((object): GameEvent => record(ctx, { kind: 'transformed', object }))
  if (events.length > 0) watch(ctx, events)
}

/**
 * CR 701.27c–d, 712.4c, 712.9, 712.10, 712.15a: nothing happens to what has no other face of its own, as a meld card has none, to one
 * whose other face is an instant or sorcery, nor while it is face down.
 */
export const canTransform = (ctx: Context, id: ObjectId): boolean => {
  const object = ctx.state.objects[id]
  if (object === undefined || object.zone !== 'battlefield' || object.faceDown || object.phasedOut) return false
  return object.merged === undefined
    ? hasOtherSide(ctx, object.substance, object.marks?.back)
    : object.merged.some((one) => turnsWithPile(ctx, one))
}

const hasOtherSide = (ctx: Context, substance: Substance, back: true | undefined): boolean => {
  const front = printedOn(substance, ctx.cards)
  if (front?.back === undefined) return false
  const next = back === true ? front : front.back.face
  return next.typeLine.types.some(isPermanentType)
}

const turnsWithPile = (ctx: Context, { substance, back, down }: Component): boolean =>
  down === undefined && hasOtherSide(ctx, substance, back)

/** CR 730.2i: what has a back face up, itself or in one of its components. */
export const isBackUp = ({ marks, merged }: GameObject): boolean =>
  marks?.back === true || merged?.some(({ back }) => back === true) === true

const turnOver = (ctx: Context, id: ObjectId): void => {
  const object = ctx.state.objects[id]!
  const { merged } = object
  const timestamp = takeTimestamp(ctx)
  const sides =
    merged === undefined
      ? { marks: turnedMarks(object, timestamp) }
      : { merged: turnedPile(ctx, merged), marks: { ...object.marks, turned: timestamp } }
  patchObject(ctx, id, { ...sides, timestamp, ...countersStay(object) })
  cite(ctx, merged === undefined ? '701.27a' : '730.2i', { object: id })
}

/** CR 730.2i: each double-faced component turns over, and no other. */
const turnedPile = (ctx: Context, merged: readonly Component[]): readonly Component[] =>
  merged.map((one) => {
    if (!turnsWithPile(ctx, one)) return one
    const { back, ...others } = one
    return back === true ? others : { ...others, back: true }
  })

const turnedMarks = ({ marks }: GameObject, turned: number): Marks => {
  const { back, ...others } = marks ?? {}
  return back === true ? { ...others, turned } : { ...others, back: true, turned }
}

/** CR 712.20: what it then says of transforming happens while it does, not afterwards. */
const applyAsTransforms = (ctx: Context, id: ObjectId): void => {
  const traits = project(ctx).of(id)
  if (traits === undefined) return
  const env = plainEnv(project(ctx), id, traits.controller)
  const texts = traits.abilities.flatMap((ability): readonly AsTransforms[] =>
    ability.kind === 'static' && (ability.condition === undefined || holds(env, ability.condition))
      ? ability.effects.flatMap((effect) =>
          effect.kind === 'replacement' && effect.replacement.kind === 'as-transforms' ? [effect.replacement] : [],
        )
      : [],
  )
  for (const { effects } of texts) {
    if (ctx.execute === null) throw new Error('instructions without anybody to follow them')
    cite(ctx, '712.20', { object: id })
    ctx.execute(ctx, { ...env, view: project(ctx) }, effects)
  }
}

type AsTransforms = Extract<Replacement, { kind: 'as-transforms' }>
