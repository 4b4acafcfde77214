import { describe, expect, it } from 'vitest'
import { defineCard, gainsLife, shelf, spell } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Kind Offer', '{W}', 'Sorcery', [
    spell([], { do: 'optional', who: { ref: 'you' }, effects: [gainsLife(2)] }),
  ]),
  defineCard('Forest', '', 'Basic Land — Forest'),
])

const asked = (): Game =>
  Game.at(
    {
      turn: { number: 4, active: 'A', step: 'precombat-main' },
      players: [
        {
          id: 'A',
          library: 5,
          mana: '{W}',
          hand: [
            { id: 'offer', name: 'Kind Offer' },
            { id: 'land', name: 'Forest' },
          ],
        },
        { id: 'B', library: 5 },
      ],
    },
    CARDS,
  ).resolve('A', 'offer')

describe('CR 608.2d: choices while something resolves', () => {
  it('the resolution waits for the answer, and nothing of it has happened yet', () => {
    const game = asked()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'may', player: 'A', rule: '608.2d' })
    expect(game.player('A').life).toBe(20)
    expect(game.names('stack')).toEqual(['Kind Offer'])
  })

  it.each([
    [true, 22],
    [false, 20],
  ])('goes on with %s', (answer, life) => {
    const game = asked().answer(answer)
    expect(game.player('A').life).toBe(life)
    expect(game.names('stack')).toEqual([])
    expect(game.names('graveyard', 'A')).toEqual(['Kind Offer'])
  })

  it('117.3: nobody does anything else meanwhile', () => {
    const game = asked()
    const reason = ['priority.decision-pending 117.3 608.2d']
    expect(game.refusal({ kind: 'pass-priority', player: 'A' })).toEqual(reason)
    expect(game.refusal({ kind: 'play-land', player: 'A', object: 'land' })).toEqual(reason)
    expect(game.refusal({ kind: 'pass-all' })).toEqual(reason)
  })

  it('refuses answers of somebody else, to another question, of another form, and where nothing is asked', () => {
    const game = asked()
    expect(game.refusal({ kind: 'choose', player: 'B', answer: true })).toEqual(['choice.not-yours 608.2d'])
    expect(game.refusal({ kind: 'choose', player: 'A', key: 'x:1', answer: true })).toEqual([
      'choice.other-question 608.2d',
    ])
    expect(game.refusal({ kind: 'choose', player: 'A', answer: 'yes' })).toEqual(['choice.wrong-form 608.2d'])
    game.do({ kind: 'choose', player: 'A', key: game.decision!.key, answer: true })
    expect(game.refusal({ kind: 'choose', player: 'A', answer: true })).toEqual(['choice.nothing-pending 608.2d'])
  })

  it('601.2: an answer laid in for a question that is never asked is refused', () => {
    const game = Game.at(
      {
        turn: { number: 4, active: 'A', step: 'precombat-main' },
        players: [{ id: 'A', mana: '{W}', hand: [{ id: 'offer', name: 'Kind Offer' }] }, { id: 'B' }],
      },
      CARDS,
    )
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'offer', answers: { 'x:offer': 1 } })).toEqual([
      'choice.not-asked 601.2',
    ])
  })
})
