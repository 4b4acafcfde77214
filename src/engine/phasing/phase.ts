import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Marks, Phased } from '../../core/marks.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, patchState, record, rememberObject } from '../events/commit.ts'
import { leaveCombat } from '../events/leave-combat.ts'
import { copyPrepareSpell } from '../events/prepare.ts'
import { project } from '../projection/project.ts'
import { boardNow, watch } from '../triggers/watch.ts'
import { endBrokenDurations } from '../turn/durations.ts'
import { withAttachments } from './with-attachments.ts'

/** What phases out and in at one time. */
export interface Phasing {
  readonly out?: readonly ObjectId[]
  readonly in?: readonly ObjectId[]
  /** What has to leave the battlefield for them to phase in again (610.4). */
  readonly until?: ObjectId
}

/**
 * CR 702.26b–d: permanents phase out, or in, together: a change of status and no change of zone. What is attached goes along
 * (702.26g). CR 603.10b: the abilities there were before hear what phases out.
 */
export const phase = (ctx: Context, phasing: Phasing): void => {
  const leaving = withAttachments(ctx, phasing.out ?? [])
  const coming = comingIn(ctx, phasing.in ?? [])
  if (leaving.size + coming.length === 0) return
  const board = boardNow(ctx)
  const view = project(ctx)
  for (const id of leaving.keys()) remember(ctx, id)
  const gone = [...leaving].map(([id, host]): GameEvent => {
    const under = view.of(id)?.controller ?? ctx.state.objects[id]!.controller
    return phaseOut(ctx, id, { under, ...(host === null ? untilOf(phasing) : { with: host }) })
  })
  const back = coming.map((id): GameEvent => phaseIn(ctx, id))
  watch(ctx, [...gone, ...back], board)
  // CR 702.26f: what lasts as long as something is seen ends when it no longer is.
  endBrokenDurations(ctx)
}

const untilOf = ({ until }: Phasing): Pick<Phased, 'until'> => (until === undefined ? {} : { until })

/** CR 608.2h: abilities on the stack know it as it last was. */
const remember = (ctx: Context, id: ObjectId): void => {
  const characteristics = project(ctx).of(id)
  if (characteristics !== undefined) rememberObject(ctx, id, { object: { ...ctx.state.objects[id]! }, characteristics })
}

const phaseOut = (ctx: Context, id: ObjectId, phased: Phased): GameEvent => {
  leaveCombat(ctx, id)
  patchObject(ctx, id, { phasedOut: true, marks: { ...ctx.state.objects[id]!.marks, phased } })
  cite(ctx, '702.26b', { object: id })
  return record(ctx, { kind: 'phased-out', object: id, player: phased.under })
}

/** CR 702.26c, 702.26i–j: the game sees it again, attached to what it was attached to if that is still there. */
const phaseIn = (ctx: Context, id: ObjectId): GameEvent => {
  const object = ctx.state.objects[id]!
  const { attachedTo } = object
  const isThere =
    attachedTo !== null && (ctx.state.objects[attachedTo]?.zone === 'battlefield' || isPlaying(ctx, attachedTo))
  patchObject(ctx, id, {
    phasedOut: false,
    marks: withoutPhased(object.marks),
    attachedTo: isThere ? attachedTo : null,
  })
  const { [id]: _, ...lastKnown } = ctx.state.lastKnown
  patchState(ctx, { lastKnown })
  cite(ctx, '702.26c', { object: id })
  if (object.prepared === true) copyPrepareSpell(ctx, id)
  return record(ctx, { kind: 'phased-in', object: id, player: phasedUnder(object) })
}

const isPlaying = (ctx: Context, id: PlayerId): boolean => ctx.state.players[id]?.lost === false

const withoutPhased = (marks: Marks | undefined): Marks | undefined => {
  const { phased: _, ...others } = marks ?? {}
  return Object.keys(others).length === 0 ? undefined : others
}

/** CR 702.26g: with a permanent comes what phased out along with it. */
const comingIn = (ctx: Context, ids: readonly ObjectId[]): readonly ObjectId[] => {
  const coming = new Set(ids.filter((id) => ctx.state.objects[id]?.phasedOut === true))
  for (const host of coming) {
    for (const id of ctx.state.battlefield) if (ctx.state.objects[id]!.marks?.phased?.with === host) coming.add(id)
  }
  return [...coming]
}

/** CR 702.26a: who controlled it as it phased out; its controller where nothing else is told. */
export const phasedUnder = ({ marks, controller }: Pick<GameObject, 'marks' | 'controller'>): PlayerId =>
  marks?.phased?.under ?? controller
