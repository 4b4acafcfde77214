/** The referee: pure functions over states. What a state is, see `core/state.ts`; how one is read, `position/`. */
export { judge } from './judge.ts'
export { type LegalActions, legalActions } from './legal-actions.ts'
export { DECK_FORMATS, type DeckFormat, type DeclaredDeck, deckFaults } from './opening/deck-checks.ts'
export { type GameToSetUp, setUp } from './opening/set-up.ts'
export { type Started, startGame } from './opening/start-game.ts'
export { projectState } from './projection/project.ts'
