import { staysPrepared } from '../../legality/left-in-exile.ts'
import { NOTHING, type StateBasedAction } from './state-based-action.ts'

/**
 * CR 111.7, 704.5d–e: a token off the battlefield and a copy of a spell off the stack cease to exist. CR 722.3c: the copy of a prepare spell
 * stays in exile as long as the permanent it was made for is there and prepared.
 */
export const ceaseToExist: StateBasedAction = (ctx) =>
  Object.values(ctx.state.objects)
    .filter(({ substance, zone, marks }) =>
      substance.kind === 'token'
        ? zone !== 'battlefield'
        : substance.kind === 'copy' &&
          zone !== 'stack' &&
          zone !== 'battlefield' &&
          !(zone === 'exile' && marks?.preparedBy !== undefined && staysPrepared(ctx, marks.preparedBy)),
    )
    .map(({ id, substance }) => ({
      rule: substance.kind === 'token' ? '704.5d' : '704.5e',
      objects: [id],
      proposals: NOTHING,
      vanish: [id],
    }))
