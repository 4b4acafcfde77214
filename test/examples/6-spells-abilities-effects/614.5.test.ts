import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  PLAYER,
  replaces,
  slot,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Red Mirror', '{3}', 'Artifact', [
    replaces({ kind: 'modify-amount', event: 'damage', who: 'you', what: CREATURE, times: 2 }),
  ]),
  defineCreature('Stinger', '{R}', 'Insect', '1/1', [activated([], [slot(PLAYER)], damages(2))]),
]

const lifeLeftBehind = (mirrors: number): number => {
  const mirror = Array.from({ length: mirrors }, () => 'Red Mirror')
  const game = mainPhase(CARDS, { a: { battlefield: [{ id: 'stinger', name: 'Stinger' }, ...mirror] } })
  return game
    .do({ kind: 'activate-ability', player: 'A', object: 'stinger', targets: [['B']] })
    .passAll()
    .player('B').life
}

describe('614.5: a replacement effect gets one chance at an event', () => {
  it('614.5 example 1: of 2 damage one permanent that doubles it makes 4, and two of them make 8', () => {
    expect([0, 1, 2].map(lifeLeftBehind)).toEqual([18, 16, 12])
  })
})
