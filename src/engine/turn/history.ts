import type { History } from '../../core/state.ts'

/** A turn in which nothing has happened yet. */
export const emptyHistory = (): History => ({
  spellsCast: {},
  cardsDrawn: {},
  lifeGained: {},
  lifeLost: {},
  creaturesDied: 0,
  attacked: [],
  assaults: [],
  blocked: [],
  dealtDamage: [],
  entered: [],
  used: [],
  castLastTurn: null,
})
