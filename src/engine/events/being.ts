import type { ObjectId } from '../../core/ids.ts'
import type { FloatingEffect, State } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { mainTurn } from '../seats.ts'
import { patchState, takeId, takeTimestamp } from './commit.ts'
import type { Being, MoveProposal } from './proposal.ts'

/**
 * CR 611.2e: an effect that puts a permanent onto the battlefield and says what it is applies as it enters, before anything
 * sees it there. CR 613.7n: it is newer than the effects of the permanent's own static abilities.
 */
export const beginBeing = (ctx: Context, { being, to }: MoveProposal, permanent: ObjectId): void => {
  if (being === undefined || to !== 'battlefield') return
  const effect = effectOf(ctx.state, being, permanent, takeId(ctx, 'effect'), takeTimestamp(ctx))
  patchState(ctx, { effects: [...ctx.state.effects, effect] })
}

/** CR 614.12: the effects there will be once the object has entered. */
export const effectsOnEntry = (
  state: State,
  { being }: Pick<MoveProposal, 'being'>,
  object: ObjectId,
): State['effects'] =>
  being === undefined
    ? state.effects
    : [...state.effects, effectOf(state, being, object, 'about-to-begin', state.clock)]

const effectOf = (state: State, being: Being, permanent: ObjectId, id: string, timestamp: number): FloatingEffect => ({
  id,
  ...being,
  objects: [permanent],
  duration: 'indefinite',
  timestamp,
  turn: mainTurn(state).number,
})
