import { setSpeed } from '../../events/designate.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { livingPlayers } from '../../seats.ts'
import { permanents } from './permanents.ts'
import { NOTHING, type StateBasedAction } from './state-based-action.ts'

/** CR 702.179a, 704.5z: who controls a permanent that starts engines and has no speed gets one. */
export const startEngines: StateBasedAction = (ctx) => {
  const starting = new Set(
    permanents(ctx).flatMap(({ traits }) => (hasKeyword(traits, 'start your engines!') ? [traits.controller] : [])),
  )
  return livingPlayers(ctx.state)
    .filter((player) => starting.has(player) && ctx.state.players[player]!.speed === undefined)
    .map((player) => ({
      rule: '704.5z',
      objects: [player],
      proposals: NOTHING,
      besides: () => setSpeed(ctx, player, 1),
    }))
}
