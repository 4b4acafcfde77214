import { describe, expect, it } from 'vitest'
import type { PositionTurn } from '../../../src/core/position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { activated, defineCard, fixedRule, gainsLife, shelf, spell } from '../../support/define-card.ts'
import { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Late Song', '{0}', 'Instant', [
    fixedRule({ kind: 'cast-only', when: { kind: 'after-upkeep' } }),
    spell([], gainsLife(1)),
  ]),
  defineCard('Longer Dawn', '{1}', 'Artifact', [
    activated([], [], { do: 'extra-steps', after: 'step', step: 'upkeep' }),
    activated([], [], { do: 'extra-phases', after: 'phase', phases: ['beginning'] }),
  ]),
]
const SONG = { kind: 'cast-spell', player: 'A', object: 'song' } as const

const at = (turn: Partial<PositionTurn>): Game =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'song', name: 'Late Song' }], battlefield: [{ id: 'dawn', name: 'Longer Dawn' }] },
    turn,
  })

const lengthen = (game: Game, ability: number): Game =>
  game.do({ kind: 'activate-ability', player: 'A', object: 'dawn', ability }).passAll()

describe('503.2: a spell to be cast only after an upkeep step', () => {
  it('is not cast in the only one, and is afterwards', () => {
    const game = at({ step: 'upkeep' })
    expect(game.refusal(SONG)).toEqual(['cast.condition 601.3'])
    expect(game.passTo('draw').judge(SONG).verdict).toBe('legal')
  })

  it('is cast in the second of several', () => {
    const game = lengthen(at({ step: 'upkeep' }), 0)
    expect(game.refusal(SONG)).toEqual(['cast.condition 601.3'])
    game.passAll()
    expect(game.turn).toMatchObject({ step: 'upkeep', upkeepOver: true })
    expect(game.judge(SONG).verdict).toBe('legal')
    // As a client carries it.
    expect(Game.at(writePosition(game.state), shelf(CARDS)).judge(SONG).verdict).toBe('legal')
  })

  it('is cast in the upkeep step of an added beginning phase, and not in that of the next turn', () => {
    const game = lengthen(at({ step: 'precombat-main' }), 1).passAll()
    expect(game.turn).toMatchObject({ number: 3, step: 'upkeep' })
    expect(game.judge(SONG).verdict).toBe('legal')
    game.passTo('end').passTo('upkeep')
    expect(game.turn).toMatchObject({ number: 4 })
    expect(game.turn.upkeepOver).toBeUndefined()
    game.pass()
    expect(game.refusal({ ...SONG })).toEqual(['cast.condition 601.3'])
  })
})
