import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import type { Projection } from '../projection/projection.ts'
import { isRelated } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** CR 400.2, 401.5: the cards in libraries and hands that effects let a player see now. */
export const shownCards = (state: State, view: Projection, viewer: PlayerId): readonly ObjectId[] =>
  view.statics.flatMap(({ source, controller, effect }) => {
    if (effect.kind !== 'show' || (effect.to === 'you' && controller !== viewer)) return []
    const env = plainEnv(view, source, controller)
    return state.seats
      .filter((player) => isRelated(env, player, effect.whose))
      .flatMap((player) => {
        const { hand, library } = state.players[player]!
        return effect.what === 'hand' ? hand : library.slice(0, 1)
      })
  })
