import type { PlayerId } from '../../core/ids.ts'
import type { Opening } from '../../core/opening.ts'
import { ask } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { shuffleLibrary } from '../effects/move.ts'
import { patchState, patchTurn } from '../events/commit.ts'
import { pickAtRandom } from '../random.ts'
import { livingPlayers, mainTurn, turnOrderFrom } from '../seats.ts'
import { beginFirstTurn } from './begin-first-turn.ts'
import { beginWithCards } from './begin-with-cards.ts'
import { declareMulligans, putOnBottom } from './mulligan.ts'
import { drawOpeningHand } from './opening-hand.ts'
import { isLeaving, standpointOf } from './unfinished.ts'

/** Runs the next stage of a game that has not begun its first turn (CR 103); each stage is a step that may stop at a question. */
export const openGame = (ctx: Context, opening: Opening): void => {
  switch (opening.stage) {
    case 'first-player':
      return dealHands(ctx, opening)
    case 'mulligan':
      return declareMulligans(ctx, opening)
    case 'bottom':
      return putOnBottom(ctx, opening)
    case 'opening-hand':
      beginWithCards(ctx)
      return opening.unfinished === undefined
        ? beginFirstTurn(ctx)
        : patchState(ctx, { opening: { ...opening, stage: 'restarted' } })
    case 'restarted':
      finishRestart(ctx, opening)
      return isLeaving(ctx) ? undefined : beginFirstTurn(ctx)
  }
}

/** CR 727.4: the rest of the effect is carried out before the first turn; nobody has priority, and what triggers waits. */
const finishRestart = (ctx: Context, { unfinished = [] }: Opening): void => {
  cite(ctx, '727.4')
  for (const rest of unfinished) execute(ctx, standpointOf(ctx, rest), rest.effects)
}

/** CR 103.1, 103.3, 103.5: the starting player is settled, decks are shuffled, and everybody draws an opening hand. */
const dealHands = (ctx: Context, opening: Opening): void => {
  const first = opening.starting ?? chooseFirst(ctx)
  patchTurn(ctx, mainTurn(ctx.state), { active: [first] })
  cite(ctx, '103.1', { player: first })
  for (const player of opening.unshuffled) {
    shuffleLibrary(ctx, player)
    cite(ctx, '103.3', { player })
  }
  for (const player of turnOrderFrom(ctx.state, first)) drawOpeningHand(ctx, player)
  patchState(ctx, { opening: { ...opening, stage: 'mulligan', starting: first, unshuffled: [] } })
}

/** CR 103.1: by a method that nobody can sway, here the seed, it is found who chooses. */
const chooseFirst = (ctx: Context): PlayerId => {
  const [chooser] = pickAtRandom(ctx, livingPlayers(ctx.state), 1)
  return ask(ctx, {
    kind: 'choose-player',
    key: 'starting-player',
    player: chooser!,
    rule: '103.1',
    source: null,
    options: livingPlayers(ctx.state),
  }) as PlayerId
}
