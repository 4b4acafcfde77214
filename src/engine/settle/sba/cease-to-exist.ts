import { NOTHING, type StateBasedAction } from './state-based-action.ts'

/** CR 111.7, 704.5d–e: a token off the battlefield and a copy of a spell off the stack cease to exist. */
export const ceaseToExist: StateBasedAction = (ctx) =>
  Object.values(ctx.state.objects)
    .filter(({ substance, zone }) =>
      substance.kind === 'token'
        ? zone !== 'battlefield'
        : substance.kind === 'copy' && zone !== 'stack' && zone !== 'battlefield',
    )
    .map(({ id, substance }) => ({
      rule: substance.kind === 'token' ? '704.5d' : '704.5e',
      objects: [id],
      proposals: NOTHING,
      vanish: [id],
    }))
