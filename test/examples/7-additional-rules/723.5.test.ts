import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { PositionTurn } from '../../../src/core/position.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  PLAYER,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Hard Choice', '{0}', 'Sorcery', [
    spell([slot(PLAYER)], {
      do: 'sacrifice',
      who: target(),
      what: {
        ref: 'choose',
        filter: { ...CREATURE, controlledBy: { ref: 'each' } },
        count: 1,
        chooser: { ref: 'each' },
      },
    }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3', [keyword('trample')]),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
  defineCard('Old Sage', '{2}', 'Legendary Planeswalker — Sage', [], { size: '4' }),
]
/** A turn of B, whom A controls. */
const ruled = (turn: Partial<PositionTurn> = {}) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'cub', name: 'Grey Cub' },
        { id: 'sage', name: 'Old Sage', counters: { loyalty: 4 } },
      ],
    },
    b: {
      hand: [{ id: 'choice', name: 'Hard Choice' }],
      battlefield: [
        { id: 'ox-1', name: 'Grey Ox' },
        { id: 'ox-2', name: 'Grey Ox' },
      ],
    },
    turn: { number: 4, active: 'B', ...turn },
    more: { controlled: [{ player: 'B', by: 'A', turn: 4 }] },
  })
const CONTROLLED = ['player.controlled 723.5']

describe('723.5: the controller of a player makes that player’s choices', () => {
  it('723.5 example 1: which spells are cast, what they target, and what is chosen as they resolve', () => {
    const game = ruled()
    const cast: Action = { kind: 'cast-spell', player: 'B', object: 'choice', targets: [['B']] }
    expect(game.refusal(cast)).toEqual(CONTROLLED)
    game.do({ ...cast, decider: 'A' }).passAll()
    expect(game.decision).toMatchObject({
      kind: 'choose-objects',
      player: 'B',
      decider: 'A',
      options: ['ox-1', 'ox-2'],
    })
    const choose: Action = { kind: 'choose', player: 'B', answer: ['ox-2'] }
    expect(game.refusal(choose)).toEqual(CONTROLLED)
    game.do({ ...choose, decider: 'A' })
    expect(game.state.battlefield).toEqual(['cub', 'sage', 'ox-1'])
  })

  it('723.5 example 2: which creatures attack, what each attacks, and how they assign combat damage', () => {
    const game = ruled({ step: 'beginning-of-combat' }).passAll()
    const attack: Action = {
      kind: 'declare-attackers',
      player: 'B',
      attackers: [
        { attacker: 'ox-1', defender: 'A' },
        { attacker: 'ox-2', defender: 'sage' },
      ],
    }
    expect(game.refusal(attack)).toEqual(CONTROLLED)
    game.do({ ...attack, decider: 'A' }).passAll()
    game.do({ kind: 'declare-blockers', player: 'A', blockers: [{ blocker: 'cub', attacker: 'ox-1' }] }).passAll()
    expect(game.decision).toMatchObject({ kind: 'divide', player: 'B', decider: 'A' })
    const divide: Action = { kind: 'choose', player: 'B', answer: { cub: 3, A: 0 } }
    expect(game.refusal(divide)).toEqual(CONTROLLED)
    game.do({ ...divide, decider: 'A' })
    expect(game.player('A').life).toBe(20)
    expect(game.object('sage').counters).toEqual({ loyalty: 1 })
  })
})
