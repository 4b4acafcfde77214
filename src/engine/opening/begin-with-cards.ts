import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import { project } from '../projection/project.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'

/**
 * CR 103.6, 103.6a, 101.4e: after the mulligans each player, the starting player first, may put onto the battlefield the
 * cards of their opening hand that let them, in any order.
 */
export const beginWithCards = (ctx: Context): void => {
  for (const player of turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)) {
    for (const object of chosenToBegin(ctx, player)) {
      cite(ctx, '103.6a', { player, objects: [object] })
      happen(ctx, [{ kind: 'move', object, to: 'battlefield', cause: 'move', under: player }])
    }
  }
}

const chosenToBegin = (ctx: Context, player: PlayerId): readonly ObjectId[] => {
  const options = ctx.state.players[player]!.hand.filter((id) => mayBegin(ctx, id))
  if (options.length === 0) return []
  return askObjects(ctx, {
    kind: 'choose-objects',
    purpose: 'begin-with',
    key: `begin-with:${player}`,
    player,
    rule: '103.6a',
    source: null,
    options,
    min: 0,
    max: options.length,
  })
}

const mayBegin = (ctx: Context, id: ObjectId): boolean =>
  project(ctx)
    .of(id)
    ?.abilities.some(
      (ability) => ability.kind === 'static' && ability.effects.some(({ kind }) => kind === 'begin-on-battlefield'),
    ) === true
