import type { Ability } from './ability.ts'
import type { Amount } from './amount.ts'
import type { Ref } from './ref.ts'
import type { ExtraPhase, ExtraStep, Step } from './step.ts'

/** What happens to the game, to turns and to who plays them (104, 500, 723, 724). */
export type GameEffect =
  | { readonly do: 'win-game'; readonly who: Ref }
  | { readonly do: 'lose-game'; readonly who: Ref }
  /** CR 104.4c */
  | { readonly do: 'draw-game' }
  /** CR 727.1, 727.5: `leaving`: cards that stay in exile; what follows is done just before the first turn (727.4). */
  | { readonly do: 'restart-game'; readonly leaving?: Ref; readonly as?: string }
  /** CR 729.1a: `SUBGAME_WINNERS` and `SUBGAME_OTHERS` are bound for what follows: who won it, and who did not. */
  | { readonly do: 'play-subgame' }
  /** CR 724.1, 724.2: the turn, or the combat phase that goes on, ends at once. */
  | { readonly do: 'end-now'; readonly what: 'turn' | 'combat-phase' }
  /** CR 723.1: `who` controls them during the next turn each of them takes. */
  | { readonly do: 'control-player'; readonly who: Ref; readonly whom: Ref }
  | { readonly do: 'extra-turn'; readonly who: Ref; readonly skips?: readonly Step[] }
  /** More phases this turn, right after the one that goes on (500.8); `main-phase`: only where that is a main phase. */
  | {
      readonly do: 'extra-phases'
      readonly after: 'phase' | 'main-phase'
      readonly phases: readonly ExtraPhase[]
      readonly mine?: true
    }
  /** More steps this turn: right after the one that goes on (500.9), or each in a phase of its own after this phase (500.10). */
  | {
      readonly do: 'extra-steps'
      readonly after: 'step' | 'phase'
      readonly step: ExtraStep
      readonly amount?: Amount
      /** "You get": only in a turn of the controller's own (500.10a). */
      readonly mine?: true
    }
  /** Gets an emblem with these abilities (114.2). */
  | { readonly do: 'create-emblem'; readonly who: Ref; readonly abilities: readonly Ability[] }

/** The names by which later instructions speak of the players of a subgame (729.1b). */
export const SUBGAME_WINNERS = 'subgame-winners'
export const SUBGAME_OTHERS = 'subgame-others'
