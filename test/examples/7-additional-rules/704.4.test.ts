import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { continuous, defineCard, defineCreature, gainsLife, spell, triggered } from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const HAND = { kind: 'hand-size', of: YOU } as const
const CARDS = [
  defineCreature('Hand Spirit', '{2}{G}{G}', 'Elemental', '*/*', [
    continuous('self', { kind: 'define-power-toughness', power: HAND, toughness: HAND }),
  ]),
  defineCard('New Leaf', '{0}', 'Sorcery', [
    spell([], { do: 'discard', who: YOU, amount: 'hand' }, { do: 'draw', who: YOU, amount: 5 }),
  ]),
  defineCard('Empty Palm', '{2}', 'Enchantment', [
    triggered({ on: 'state', condition: { kind: 'compare', left: HAND, op: '=', right: 0 } }, [gainsLife(3)]),
  ]),
  defineCard('Scrap', '{9}', 'Artifact'),
]

describe('704.4: state-based actions pay no attention to what happens while a spell resolves', () => {
  it('704.4 example 1: a creature whose toughness was 0 for a moment survives, and an ability that saw the moment triggers', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [{ id: 'leaf', name: 'New Leaf' }, 'Scrap'],
        battlefield: [{ id: 'spirit', name: 'Hand Spirit' }, 'Empty Palm'],
        library: 10,
      },
    }).resolve('A', 'leaf')
    expect(game.size('spirit')).toBe('5/5')
    expect(game.names('graveyard', 'A')).toEqual(['New Leaf', 'Scrap'])
    expect(game.names('stack')).toEqual(['Empty Palm'])
    expect(game.passAll().player('A').life).toBe(23)
  })
})
