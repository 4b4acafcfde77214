import type { History } from '../../core/state.ts'

/** A turn in which nothing has happened yet. */
export const emptyHistory = (): History => ({
  spellsCast: {},
  spellTypes: [],
  cardsDrawn: {},
  drawnInDrawStep: {},
  lifeGained: {},
  lifeLost: {},
  creaturesDied: 0,
  attackedWith: {},
  attacked: [],
  assaults: [],
  blocked: [],
  dealtDamage: [],
  entered: [],
  used: [],
  castLastTurn: null,
})
