import { describe, expect, it } from 'vitest'
import { Game } from '../../engine/game.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  manaCost,
  shelf,
  slot,
  target,
  triggered,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Star Slide', '{2}{W}', 'Enchantment', [
    triggered(
      { on: 'cycles', what: { subject: 'card' }, who: 'any' },
      [
        {
          do: 'optional',
          who: { ref: 'you' },
          effects: [
            { do: 'exile', what: target(), as: 'gone' },
            {
              do: 'delayed-trigger',
              event: { on: 'next-step', step: 'end', whose: 'any' },
              effects: [{ do: 'move', what: { ref: 'bound', name: 'gone' }, to: 'battlefield' }],
            },
          ],
        },
      ],
      { targets: [slot(CREATURE)] },
    ),
  ]),
  defineCard('Spare Page', '{5}', 'Sorcery', [{ kind: 'keyword', keyword: 'cycling', cost: manaCost('{0}') }]),
  defineCreature('Night Specter', '{B}', 'Specter', '2/2'),
]
const slid = () => {
  const game = Game.at(
    {
      rules: { variant: 'free-for-all' },
      turn: { number: 3, active: 'A', step: 'precombat-main', priority: 'B' },
      players: [
        { id: 'A', library: 5, battlefield: [{ id: 'specter', name: 'Night Specter' }] },
        { id: 'B', library: 5, battlefield: ['Star Slide'], hand: [{ id: 'page', name: 'Spare Page' }] },
        { id: 'C', library: 5 },
      ],
    },
    shelf(CARDS),
  )
  game.do({ kind: 'activate-ability', player: 'B', object: 'page' })
  if (game.decision !== null) game.answer(['specter'])
  game.passAll()
  if (game.decision !== null) game.answer(true)
  game.passAll()
  if (game.decision !== null) game.answer(true)
  expect(game.names('exile')).toEqual(['Night Specter'])
  return game
}

describe('800.4d: triggered abilities of a player who has left', () => {
  it('800.4d example 1: what would return the card triggers and is not put on the stack, so the card stays exiled', () => {
    const game = slid().do({ kind: 'concede', player: 'B' }).passTo('end')
    expect(game.names('stack')).toEqual([])
    game.passTo('upkeep')
    expect(game.names('exile')).toEqual(['Night Specter'])
    expect(game.names('battlefield')).toEqual([])
  })

  it('800.4d example 1: while its controller is in the game the card comes back', () => {
    const game = slid().passTo('end')
    expect(game.names('stack')).toEqual(['Star Slide'])
    game.passAll()
    expect(game.names('battlefield')).toEqual(['Night Specter', 'Star Slide'])
  })
})
