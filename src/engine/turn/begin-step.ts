import type { Turn } from '../../core/state.ts'
import { chooseDefendingPlayer } from '../combat/choose-defender.ts'
import { combatDamageStep } from '../combat/combat-damage-step.ts'
import { declareAttackersStep } from '../combat/declare-attackers-step.ts'
import { declareBlockersStep } from '../combat/declare-blockers-step.ts'
import { type Context, cite } from '../context.ts'
import { patchHistory, patchTurn, record } from '../events/commit.ts'
import { drawCards } from '../events/draw-cards.ts'
import { mainTurn } from '../seats.ts'
import { watch } from '../triggers/watch.ts'
import { addLore } from './add-lore.ts'
import { cleanUp } from './clean-up.ts'
import { endUntilStep } from './durations.ts'
import { untapStep } from './untap-step.ts'

/**
 * CR 500.6, 513.2, 603.2b, 703.1: a step begins: abilities that are there trigger on that, none that comes later, and then its
 * turn-based actions are done.
 */
export const beginStep = (ctx: Context, turn: Turn): void => {
  const began = record(ctx, { kind: 'step-began', step: turn.step })
  const now = patchTurn(ctx, turn, { begun: true })
  endUntilStep(ctx, turn.step)
  watch(ctx, [began])
  switch (turn.step) {
    case 'untap':
      return untapStep(ctx, now)
    case 'draw':
      return drawStep(ctx, now)
    case 'precombat-main':
      return addLore(ctx, now)
    case 'beginning-of-combat':
      return chooseDefendingPlayer(ctx, now)
    case 'declare-attackers':
      chooseDefendingPlayer(ctx, now)
      return declareAttackersStep(ctx, mainTurn(ctx.state))
    case 'declare-blockers':
      return declareBlockersStep(ctx, now)
    case 'combat-damage':
      return combatDamageStep(ctx, now)
    case 'cleanup':
      return cleanUp(ctx, now)
  }
}

/** CR 504.1, 103.8a, 103.8c: the active player draws; in a two-player game, and no other, the starting player skips the first draw. */
const drawStep = (ctx: Context, turn: Turn): void => {
  if (Object.keys(ctx.state.history.drawnInDrawStep).length > 0) patchHistory(ctx, { drawnInDrawStep: {} })
  if (turn.number === 1 && ctx.state.rules.variant === 'two-player') return
  for (const player of turn.active) {
    cite(ctx, '504.1', { player })
    drawCards(ctx, player, 1)
  }
}
