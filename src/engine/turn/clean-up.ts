import type { PlayerId } from '../../core/ids.ts'
import type { Turn } from '../../core/state.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, patchState, patchTurn } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { keepTime } from '../events/keep-time.ts'
import { noteControl } from '../note-control.ts'
import { wouldPerform } from '../settle/sba/check.ts'
import { watchStates } from '../triggers/watch.ts'
import { endDurations } from './durations.ts'
import { maxHandSize } from './max-hand-size.ts'

/** CR 402.2: the normal maximum hand size. */

/**
 * CR 514.1–514.3: discard down to the maximum hand size, then damage wears off and "until end of turn" ends at once. If
 * state-based actions or triggers follow, players get priority and another cleanup step comes (514.3a).
 */
export const cleanUp = (ctx: Context, turn: Turn): void => {
  for (const player of turn.active) discardToHandSize(ctx, player)
  cite(ctx, '514.2')
  for (const id of ctx.state.battlefield) {
    const { damage, deathtouched, regeneration } = ctx.state.objects[id]!
    if (damage > 0 || deathtouched || regeneration > 0)
      patchObject(ctx, id, { damage: 0, deathtouched: false, regeneration: 0 })
  }
  endDurations(ctx, 'cleanup')
  patchState(ctx, { delayed: ctx.state.delayed.filter(({ thisTurn }) => thisTurn !== true) })
  // CR 603.8, 603.10d: what ends now may give control back, and change what state triggers ask.
  keepTime(ctx)
  noteControl(ctx)
  watchStates(ctx)
  patchTurn(ctx, turn, { cleanupTriggered: ctx.state.waiting.length > 0 || wouldPerform(ctx) })
}

const discardToHandSize = (ctx: Context, player: PlayerId): void => {
  const { hand } = ctx.state.players[player]!
  const excess = hand.length - maxHandSize(ctx, player)
  if (excess <= 0) return
  cite(ctx, '514.1', { player })
  const chosen = askObjects(ctx, {
    kind: 'choose-objects',
    key: `hand-size:${player}`,
    player,
    rule: '514.1',
    purpose: 'hand-size',
    source: null,
    options: hand,
    min: excess,
    max: excess,
  })
  happen(
    ctx,
    chosen.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'discard' })),
  )
}
