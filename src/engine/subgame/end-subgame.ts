import { SUBGAME_OTHERS, SUBGAME_WINNERS } from '../../core/game-effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import { type Context, cite, cloneState } from '../context.ts'
import { shuffleLibrary } from '../effects/move.ts'
import { addObject, patchPlayer, replaceState } from '../events/commit.ts'
import { cardsOf, carriedOver } from '../opening/new-game.ts'
import { livingPlayers } from '../seats.ts'

/**
 * CR 729.5: everybody puts the cards they own in the subgame, but those of its command zone, into their library of the main game
 * and shuffles it; all else of the subgame ceases to exist, and the main game goes on where it was discontinued.
 */
export const endSubgame = (ctx: Context): void => {
  const { main, objects, result, random, serial } = ctx.state
  if (main === undefined) return
  replaceState(ctx, { ...cloneState(main), random, serial, resuming: knowing(main, result) })
  ctx.held = null
  ctx.moved = new Map()
  cite(ctx, '729.5')
  const back = Object.values(objects).filter(({ zone }) => zone !== 'command')
  for (const one of back.flatMap(cardsOf)) {
    const { objects: here, lastKnown } = ctx.state
    const card = carriedOver(one, 'library', (id) => here[id] !== undefined || lastKnown[id] !== undefined)
    addObject(ctx, card)
    patchPlayer(ctx, card.owner, { library: [...ctx.state.players[card.owner]!.library, card.id] })
  }
  for (const player of livingPlayers(ctx.state)) shuffleLibrary(ctx, player)
}

/** CR 729.1b, 727.6: what the effect says of the subgame is said of who won it in the end. */
const knowing = (main: State, result: State['result']): State['resuming'] & object => {
  const winners = result?.kind === 'won' ? result.winners : []
  const others: readonly PlayerId[] = livingPlayers(main).filter((player) => !winners.includes(player))
  const { object = null, unfinished = [] } = main.resuming ?? {}
  const known = { [SUBGAME_WINNERS]: winners, [SUBGAME_OTHERS]: others }
  return { object, unfinished: unfinished.map((rest) => ({ ...rest, bound: { ...rest.bound, ...known } })) }
}
