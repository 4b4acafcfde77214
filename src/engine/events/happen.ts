import type { GameEvent } from '../../core/event.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { inPiecesOrder } from '../merging/pieces-order.ts'
import { phaseInAfter } from '../phasing/phasing-in-after.ts'
import { project } from '../projection/project.ts'
import type { Projection } from '../projection/projection.ts'
import type { Prevention } from '../replacement/batch.ts'
import { keptAboveFloor } from '../replacement/life-floor.ts'
import { replaceEvents } from '../replacement/replace.ts'
import { followAuras } from '../triggers/follow-auras.ts'
import { boardNow, watch } from '../triggers/watch.ts'
import { atAnyTime } from './any-time.ts'
import { attachAuraTokens } from './aura-tokens.ts'
import { isBarredCounter, withoutBarredCounters } from './barred-counters.ts'
import { withoutBarred, withoutBarredAsReplaced } from './barred-from-entering.ts'
import { ceaseToBeBestowed } from './bestowal.ts'
import { carryOut } from './carry-out.ts'
import { patchObject, record, takeTimestamp } from './commit.ts'
import { commitCounters, countersStay } from './counters.ts'
import { commitDamage, damageResults } from './damage.ts'
import { commitDraw } from './draw.ts'
import { inEntryOrder } from './entry-order.ts'
import { excessByTarget } from './excess.ts'
import { inGraveyardOrder } from './graveyard-order.ts'
import { keepTime } from './keep-time.ts'
import { commitLife } from './life.ts'
import { commitMove } from './move.ts'
import type { Proposal } from './proposal.ts'
import { returningAfter } from './return-exiled.ts'
import { movesIntoLibraries, shuffleInto } from './shuffled-into.ts'
import { commitToken } from './token.ts'

/**
 * Makes a batch of simultaneous events happen: replaced and prevented (614–616), committed, then seen by triggers once
 * (CR 603.2g: what was replaced or prevented is not there to be seen; CR 603.6b: what entered is seen as continuous effects make it),
 * with the board just before for those that look back (603.10). Returns what happened.
 */
export const happen = (ctx: Context, proposals: readonly Proposal[]): readonly GameEvent[] => {
  if (proposals.length === 0) return []
  const possible = withoutBarred(ctx, proposals).filter((one) => !isBarredCounter(ctx, one))
  const { events, preventions } = replaceEvents(ctx, possible)
  const allowed = withoutBarredAsReplaced(ctx, events.flat(), (instead) => replaceEvents(ctx, instead).events.flat())
  const results = attachAuraTokens(ctx, withResults(ctx, allowed, preventions)).filter(
    (one) => !isBarredCounter(ctx, one),
  )
  const ordered = inPiecesOrder(ctx, inGraveyardOrder(ctx, inEntryOrder(ctx, results)))
  const final = ordered.map((one) => withoutBarredCounters(ctx, one))
  const before = project(ctx)
  const board = boardNow(ctx)
  const excess = excessByTarget(ctx, final)
  const shelved = movesIntoLibraries(ctx, final)
  const happened = final.flatMap((proposal) => commit(ctx, proposal, before, excess))
  shuffleInto(ctx, shelved, happened)
  atAnyTime(ctx)
  const seen = [...happened, ...preventions.flatMap((prevention) => prevention.events)]
  if (seen.length > 0) watch(ctx, seen, board)
  keepTime(ctx)
  followAuras(ctx, happened)
  happen(ctx, returningAfter(ctx, happened))
  phaseInAfter(ctx, happened)
  carryOut(ctx, final, preventions)
  return happened
}

/** CR 120.4b–c: damage as prevented and replaced, and after it what it turns into, replaced in its turn. */
const withResults = (
  ctx: Context,
  proposals: readonly Proposal[],
  preventions: readonly Prevention[],
): readonly Proposal[] => {
  const results = proposals.map((one) => (one.kind === 'damage' ? damageResults(ctx, one) : []))
  const { events } = replaceEvents(ctx, results.flat())
  const kept = keptAboveFloor(ctx, events.flat(), preventions)
  const lengths = results.map((own, i) => {
    const before = results.slice(0, i).flat().length
    return events.slice(before, before + own.length).flat().length
  })
  let at = 0
  return proposals.flatMap((one, i) => {
    const own = kept.slice(at, at + lengths[i]!)
    at += lengths[i]!
    return [one, ...own]
  })
}

/** CR 704.8: everything in a batch is judged as things were before it (608.2h): what leaves with something is as it was beside it. */
const commit = (
  ctx: Context,
  proposal: Proposal,
  before: Projection,
  excess: ReadonlyMap<string, number>,
): readonly GameEvent[] => {
  switch (proposal.kind) {
    case 'move':
      return commitMove(ctx, proposal, before)
    case 'draw':
      return commitDraw(ctx, proposal.player)
    case 'damage':
      return commitDamage(ctx, proposal, excess.get(proposal.target) ?? 0)
    case 'life':
      return commitLife(ctx, proposal)
    case 'counters':
      return commitCounters(ctx, proposal)
    case 'create-token':
      return commitToken(ctx, proposal)
    case 'tap':
      return commitTap(ctx, proposal)
    case 'untap':
      if (ctx.state.objects[proposal.object]?.tapped !== true) return []
      patchObject(ctx, proposal.object, { tapped: false })
      return [record(ctx, { kind: 'untapped', object: proposal.object })]
    case 'attach':
      return commitAttach(ctx, proposal)
    case 'draws':
    case 'instructions':
      return []
    case 'unattach':
      return comesOff(ctx, proposal.object)
  }
}

/** CR 603.2e, 701.26: only untapped permanents become tapped; what enters tapped does not. */
const commitTap = (ctx: Context, { object, forMana }: Extract<Proposal, { kind: 'tap' }>): readonly GameEvent[] => {
  if (ctx.state.objects[object]?.tapped !== false) return []
  patchObject(ctx, object, { tapped: true })
  return [record(ctx, forMana === true ? { kind: 'tapped', object, forMana } : { kind: 'tapped', object })]
}

/** CR 701.3d: it is attached to nothing any more; nothing happens if it was not attached. */
const comesOff = (ctx: Context, object: ObjectId): readonly GameEvent[] => {
  const off = detach(ctx, object)
  ceaseToBeBestowed(ctx, object, '702.103f')
  return off
}

const detach = (ctx: Context, object: ObjectId): readonly GameEvent[] => {
  const from = ctx.state.objects[object]?.attachedTo ?? null
  if (from === null) return []
  patchObject(ctx, object, { attachedTo: null })
  return [record(ctx, { kind: 'unattached', object, from })]
}

/** CR 701.3a–d, 613.7e: attaching to what it is attached to does nothing; otherwise it comes off and gets a new timestamp. */
const commitAttach = (ctx: Context, { object, to }: Extract<Proposal, { kind: 'attach' }>): readonly GameEvent[] => {
  const attached = ctx.state.objects[object]
  if (attached === undefined || attached.attachedTo === to) return []
  const off = detach(ctx, object)
  patchObject(ctx, object, { attachedTo: to, timestamp: takeTimestamp(ctx), ...countersStay(attached) })
  return [...off, record(ctx, { kind: 'attached', object, to })]
}
