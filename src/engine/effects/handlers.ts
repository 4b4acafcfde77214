import type { EffectVerb } from '../../core/effect.ts'
import { attach, unattach } from './attach.ts'
import { bringInCard } from './bring-in.ts'
import { changeDoor } from './change-door.ts'
import { changeTarget, copySpell } from './change-target.ts'
import { changeText } from './change-text.ts'
import { choose, note } from './choose.ts'
import { becomeAttacking, blockWithNothing, removeFromCombat, reselectAttack } from './combat.ts'
import { continuous, grantUntil, nextSpell } from './continuous.ts'
import { becomeCopy, createTokenCopy } from './copy.ts'
import { counter } from './counter.ts'
import { putCounters, putSameCounters, removeCounters } from './counters.ts'
import { damage, fight } from './damage.ts'
import { delayedTrigger, reflexiveTrigger } from './delayed.ts'
import { designate, increaseSpeed, prepare, setLevel, setTime, solve, unprepare } from './designations.ts'
import { destroy, exile, regenerate, sacrifice } from './destroy.ts'
import { discard } from './discard.ts'
import { doubleMana } from './double-mana.ts'
import { drainMana } from './drain-mana.ts'
import { createEmblem } from './emblem.ts'
import { exchangeControl, exchangeLife, exchangeZones } from './exchange.ts'
import { exileUntil } from './exile-until.ts'
import { extraPhases } from './extra-phases.ts'
import { turnDown, turnUp } from './facing.ts'
import { flip } from './flip.ts'
import { flipCoin } from './flip-coin.ts'
import { extraTurn, loseGame, winGame } from './game.ts'
import type { Handler } from './handler.ts'
import { draw, mill, scry, surveil } from './library.ts'
import { gainLife, loseLife, setLife } from './life.ts'
import { addMana } from './mana.ts'
import { manifest, manifestDread } from './manifest.ts'
import { meld } from './meld.ts'
import { move, shuffleIntoLibrary } from './move.ts'
import { phaseIn, phaseOut } from './phase.ts'
import { playSubgame } from './play-subgame.ts'
import { restartGame } from './restart-game.ts'
import { lookAtHand, reveal, revealHand } from './reveal.ts'
import { rollDice } from './roll-dice.ts'
import { rule } from './rule.ts'
import { search, shuffle } from './search.ts'
import { shield } from './shield.ts'
import { tap, untap } from './tap.ts'
import { createToken } from './token.ts'
import { transform } from './transform.ts'
import { controlPlayer, drawGame, endNow, extraSteps } from './turns.ts'
import { venture } from './venture.ts'

/** Verbs that carry out others, or are told who does. */
export type Wrapper =
  | 'cast'
  | 'discover'
  | 'optional'
  | 'if'
  | 'pay'
  | 'unless-paid'
  | 'for-each'
  | 'choose-one'
  | 'results-table'
  | 'roll-again'

/** One handler for each verb that carries out no others. */
export const LEAF_HANDLERS: { readonly [V in Exclude<EffectVerb, Wrapper>]: Handler<V> } = {
  damage,
  destroy,
  exile,
  sacrifice,
  draw,
  discard,
  mill,
  'exile-until': exileUntil,
  scry,
  surveil,
  counter,
  'gain-life': gainLife,
  'lose-life': loseLife,
  'set-life': setLife,
  tap,
  untap,
  'put-counters': putCounters,
  'put-same-counters': putSameCounters,
  'remove-counters': removeCounters,
  move,
  'create-token': createToken,
  'create-token-copy': createTokenCopy,
  'become-copy': becomeCopy,
  search,
  shuffle,
  'shuffle-into-library': shuffleIntoLibrary,
  'reveal-hand': revealHand,
  'look-at-hand': lookAtHand,
  reveal,
  'turn-face-up': turnUp,
  'turn-face-down': turnDown,
  'phase-out': phaseOut,
  'phase-in': phaseIn,
  manifest,
  'manifest-dread': manifestDread,
  fight,
  attach,
  unattach,
  'add-mana': addMana,
  'drain-mana': drainMana,
  'double-mana': doubleMana,
  continuous,
  'change-text': changeText,
  rule,
  shield,
  regenerate,
  'remove-from-combat': removeFromCombat,
  'become-blocked': blockWithNothing,
  'join-attack': becomeAttacking,
  'reselect-attack': reselectAttack,
  'copy-spell': copySpell,
  'exchange-control': exchangeControl,
  'exchange-life': exchangeLife,
  'exchange-zones': exchangeZones,
  'change-target': changeTarget,
  'win-game': winGame,
  'lose-game': loseGame,
  'extra-turn': extraTurn,
  'extra-phases': extraPhases,
  'extra-steps': extraSteps,
  'restart-game': restartGame,
  'play-subgame': playSubgame,
  'end-now': endNow,
  'draw-game': drawGame,
  'control-player': controlPlayer,
  transform,
  flip,
  'change-door': changeDoor,
  meld,
  'flip-coin': flipCoin,
  'roll-dice': rollDice,
  designate,
  'set-time': setTime,
  'increase-speed': increaseSpeed,
  venture,
  'bring-in': bringInCard,
  'set-level': setLevel,
  solve,
  prepare,
  unprepare,
  'create-emblem': createEmblem,
  'delayed-trigger': delayedTrigger,
  'reflexive-trigger': reflexiveTrigger,
  'grant-until': grantUntil,
  choose,
  note,
  'next-spell': nextSpell,
}
