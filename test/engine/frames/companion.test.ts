import { describe, expect, it } from 'vitest'
import { legalActions } from '../../../src/engine/legal-actions.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { parseActionLine } from '../../../src/notation/parse-notation.ts'
import { printNotation } from '../../../src/notation/print-notation.ts'
import { defineCard, defineCreature, gainsLife, spell } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Loyal Ox', '{1}', 'Ox', '2/2'),
  defineCard('Long Song', '{0}', 'Instant', [spell([], gainsLife(1))]),
]
const TAKE = { kind: 'special-action', what: 'take-companion', player: 'A' } as const
const withCompanion = (landCount: number, turn = {}) =>
  mainPhase(CARDS, {
    a: {
      companion: 'Loyal Ox',
      hand: [{ id: 'song', name: 'Long Song' }],
      battlefield: lands(...Array<string>(landCount).fill('Plains')),
    },
    turn,
  })

describe('116.2g, 702.139a: the companion', () => {
  it('is put into the hand for {3}, at once, and only once', () => {
    const game = withCompanion(6).do(TAKE)
    expect(game.names('hand', 'A')).toEqual(['Long Song', 'Loyal Ox'])
    expect(game.turn).toMatchObject({ stack: [], priority: 'A' })
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toHaveLength(3)
    expect(game.player('A').companion).toBeUndefined()
    expect(game.refusal(TAKE)).toEqual(['special.unavailable 116.2g 702.139a'])
    expect(game.trail).toContain('116.2g')
  })

  it('not with less mana', () => {
    expect(withCompanion(2).refusal(TAKE)[0]).toMatch(/^cost.mana /)
  })

  it('only in a main phase of its player’s turn, with the stack empty', () => {
    expect(withCompanion(3, { step: 'upkeep' }).refusal(TAKE)).toEqual(['timing.sorcery 116.2g'])
    expect(withCompanion(3, { active: 'B', priority: 'A' }).refusal(TAKE)).toEqual(['timing.sorcery 116.2g'])
    expect(withCompanion(3).cast('A', 'song').refusal(TAKE)).toEqual(['timing.sorcery 116.2g'])
  })

  it('is among the legal actions while it can be taken', () => {
    const cards = (name: string) => [...CARDS, PLAINS].find((card) => card.name === name)
    const listed = (count: number) =>
      legalActions(withCompanion(count).state, 'A', cards).actions.some(
        ({ action }) => action.kind === 'special-action',
      )
    expect([listed(3), listed(2)]).toEqual([true, false])
  })

  it('is written in both languages', () => {
    const position = writePosition(withCompanion(3).state)
    for (const text of ['> A take companion', '> A prend son compagnon'])
      expect(parseActionLine(text, position)).toEqual({ ok: true, value: TAKE })
    expect(printNotation(position, [TAKE])).toContain('> A take companion')
  })
})

const PLAINS = defineCard('Plains', '', 'Basic Land — Plains')
