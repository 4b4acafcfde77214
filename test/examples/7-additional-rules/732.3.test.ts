import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, CREATURE, defineCard, defineCreature, slot, target } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Kite Rider', '{1}', 'Human', '1/1', [
    activated([], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flying' } }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Long Net', '{1}', 'Artifact', [
    activated([], [slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'remove-keyword', keyword: 'flying' }],
      duration: 'end-of-turn',
    }),
  ]),
]
const FLY: Action = { kind: 'activate-ability', player: 'A', object: 'rider' }
const NET: Action = { kind: 'activate-ability', player: 'B', object: 'net', targets: [['rider']] }
const PASS: Action = { kind: 'pass-priority', player: 'A' }
const table = () =>
  mainPhase(CARDS, {
    a: { battlefield: [{ id: 'rider', name: 'Kite Rider' }] },
    b: { battlefield: [{ id: 'net', name: 'Long Net' }] },
  })

describe('732.3: a loop made by the choices of several players', () => {
  it('732.3 example 1: the active player has to choose otherwise once the game is back where it was, without flying', () => {
    const game = table()
    for (let round = 0; round < 2; round++) game.do(FLY).passAll().do(PASS).do(NET).passAll()
    expect(game.has('rider', 'flying')).toBe(false)
    expect(game.refusal(FLY)).toEqual(['loop.choose-otherwise 732.3'])
    expect(game.refusal(PASS)).toEqual(['legal'])
  })

  it('732.3 example 1: the other player ends it by not answering, and the creature has flying', () => {
    const game = table().do(FLY).passAll().do(PASS).do(NET).passAll().do(FLY).passAll()
    expect(game.has('rider', 'flying')).toBe(true)
    game.passAll()
    expect(game.turn.step).toBe('beginning-of-combat')
    expect(game.has('rider', 'flying')).toBe(true)
  })
})
