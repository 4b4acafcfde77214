import type { ObjectId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { isOwnPermanent } from '../costs/candidates.ts'
import type { MoveProposal, Proposal } from '../events/proposal.ts'
import { markOf } from '../links/memory.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { findAll } from '../refs/match.ts'
import { restrictionsOn } from '../restrictions.ts'
import type { Batch } from './batch.ts'

type Taking = NonNullable<Extract<Replacement, { kind: 'enters-with' }>['taking']>

/**
 * CR 614.13a: the objects that change zones because of how something enters: its controller chooses them among what is there, but
 * neither anything that enters at the same time nor anything that goes elsewhere already for this reason (614.13b).
 */
export const taken = (
  ctx: Context,
  env: Env,
  object: ObjectId,
  taking: Taking,
  batch: Batch,
): readonly MoveProposal[] => {
  const entering = [...batch.waiting, ...batch.done].flatMap((one) => (isEntering(one) ? [one.object] : []))
  const options = candidates(ctx, env, taking).filter(
    (id) => id !== object && !entering.includes(id) && !batch.taken.has(id),
  )
  if (options.length === 0) return []
  cite(ctx, '614.13a', { object })
  const chosen = askObjects(ctx, {
    kind: 'choose-objects',
    purpose: taking.how,
    key: nextKey(ctx, `taking:${object}`),
    player: env.controller,
    rule: '614.13a',
    source: env.source,
    options,
    min: 0,
    max: options.length,
  })
  const mark = taking.link === undefined ? {} : { chosen: markOf(env, { link: taking.link }) }
  for (const id of chosen) batch.taken.add(id)
  return chosen.map((id) =>
    taking.how === 'sacrifice'
      ? { kind: 'move', object: id, to: 'graveyard', cause: 'sacrifice' }
      : { kind: 'move', object: id, to: 'exile', cause: 'exile', ...mark },
  )
}

const isEntering = (proposal: Proposal): proposal is MoveProposal =>
  proposal.kind === 'move' && proposal.to === 'battlefield'

const candidates = (ctx: Context, env: Env, { how, what }: Taking): readonly ObjectId[] => {
  const found = findAll(env, what).filter((id) => ctx.state.objects[id] !== undefined)
  return how === 'exile'
    ? found
    : found.filter(
        (id) => isOwnPermanent(ctx, env.controller, id) && restrictionsOn(ctx, 'be-sacrificed', id).length === 0,
      )
}
