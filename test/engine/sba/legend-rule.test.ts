import { describe, expect, it } from 'vitest'
import { defineCreature } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const queen = defineCreature('Old Queen', '{2}{W}', 'Human Noble', '2/4')
const CARDS = [
  { ...queen, typeLine: { ...queen.typeLine, supertypes: ['legendary' as const] } },
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
]
const twoQueens = [
  { id: 'first', name: 'Old Queen' },
  { id: 'second', name: 'Old Queen' },
]

describe('CR 704.5j: the legend rule', () => {
  it('asks the controller which one stays; the others go to the graveyard without being destroyed', () => {
    const game = settled(CARDS, { battlefield: twoQueens })
    expect(game.decision).toMatchObject({
      kind: 'choose-objects',
      purpose: 'legend-rule',
      player: 'A',
      rule: '704.5j',
      options: ['first', 'second'],
      min: 1,
      max: 1,
    })
    game.answer(['second'])
    expect(game.state.battlefield).toEqual(['second'])
    expect(game.events).toContainEqual(expect.objectContaining({ object: 'first', cause: 'state-based' }))
  })

  it('keeps one of three', () => {
    const game = settled(CARDS, { battlefield: [...twoQueens, { id: 'third', name: 'Old Queen' }] })
    expect(game.answer(['third']).state.battlefield).toEqual(['third'])
  })

  it('asks each player who has several', () => {
    const game = settled(
      CARDS,
      { battlefield: twoQueens },
      {
        battlefield: [
          { id: 'third', name: 'Old Queen' },
          { id: 'fourth', name: 'Old Queen' },
        ],
      },
    )
    expect(game.decision?.player).toBe('A')
    game.answer(['first'])
    expect(game.decision?.player).toBe('B')
    expect(game.answer(['fourth']).state.battlefield).toEqual(['first', 'fourth'])
  })

  it.each([
    ['one each', { battlefield: [twoQueens[0]!] }, { battlefield: [twoQueens[1]!] }],
    ['several that are not legendary', { battlefield: ['Plain Ox', 'Plain Ox'] }, {}],
    ['one of two is phased out (702.26b)', { battlefield: [twoQueens[0]!, { ...twoQueens[1]!, phasedOut: true }] }, {}],
    [
      'one of two is face down and so has no name (708.2a)',
      { battlefield: [twoQueens[0]!, { ...twoQueens[1]!, faceDown: true }] },
      {},
    ],
  ])('asks nothing with %s', (_, a, b) => {
    const game = settled(CARDS, a, b)
    expect(game.decision).toBeNull()
    expect(game.names('graveyard')).toEqual([])
  })

  it('refuses an answer that keeps none, two or a stranger', () => {
    const game = settled(CARDS, { battlefield: twoQueens })
    const choose = (...answer: string[]) => game.refusal({ kind: 'choose', player: 'A', answer })
    expect(choose()).toEqual(['choice.count 704.5j'])
    expect(choose('first', 'second')).toEqual(['choice.count 704.5j'])
    expect(choose('other')).toEqual(['choice.not-an-option 704.5j'])
  })
})
