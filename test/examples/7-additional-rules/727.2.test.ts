import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature, spell } from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const CARDS = [
  defineCreature('Stray Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Far Call', '{0}', 'Sorcery', [
    spell([], { do: 'bring-in', who: YOU, filter: { types: ['creature'] }, to: 'hand', reveal: true }),
  ]),
  defineCard('Fresh Deal', '{0}', 'Sorcery', [spell([], { do: 'restart-game' })]),
  defineCard('Plain Stone', '{0}', 'Artifact'),
]

it('727.2 example 1: a creature card brought into the game is in its player’s deck when that game is restarted', () => {
  const game = mainPhase(CARDS, {
    a: {
      library: Array<string>(8).fill('Plain Stone'),
      hand: [
        { id: 'call', name: 'Far Call' },
        { id: 'deal', name: 'Fresh Deal' },
      ],
      outside: ['Stray Ox'],
    },
    more: { seed: 'stray' },
  })
  game.resolve('A', 'call')
  expect(game.names('hand', 'A')).toEqual(['Fresh Deal', 'Stray Ox'])
  game.resolve('A', 'deal')
  const deck = [...game.names('hand', 'A'), ...game.names('library', 'A')].sort()
  expect(deck).toEqual(['Far Call', 'Fresh Deal', ...Array<string>(8).fill('Plain Stone'), 'Stray Ox'].sort())
  expect(game.player('A').outside).toEqual([])
  expect(game.player('A').hand).toHaveLength(7)
})
