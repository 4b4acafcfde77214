import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { type DeckFormat, type DeclaredDeck, deckFaults } from '../../../src/engine/opening/deck-checks.ts'
import { setUp } from '../../../src/engine/opening/set-up.ts'
import { defineCard, defineCreature, shelf } from '../../support/define-card.ts'

const swarm = (name: string, text: string): CardDefinition => ({
  ...defineCreature(name, '{1}', 'Rat', '1/1'),
  gaps: [{ card: name, text, span: [0, text.length], reason: 'words' }],
})
const CARDS = shelf([
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Old Grove', '', 'Land — Forest'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  swarm('Endless Rat', 'Your deck can have any number of cards named Endless Rat.'),
  swarm('Seventh Dwarf', 'Your deck can have up to seven cards named Seventh Dwarf.'),
])

const faults = (one: DeclaredDeck, format: DeckFormat = 'constructed') =>
  deckFaults([{ deck: 60 }, one], format, CARDS).map(({ code, pointer, rules }) => [code, pointer, ...rules].join(' '))
const forests = (count: number) => ({ name: 'Forest', count })

describe('CR 100: decks', () => {
  it('100.2a, 100.5: a constructed deck has at least 60 cards, and may have any number more', () => {
    expect(faults({ deck: [forests(59)] })).toEqual(['deck.too-small /players/1/deck 100.2a 100.5'])
    expect(faults({ deck: [...Array.from({ length: 59 }, () => 'Forest'), null] })).toEqual([])
    expect(faults({ deck: 59 })).toEqual(['deck.too-small /players/1/deck 100.2a 100.5'])
    expect(faults({ deck: [forests(400)] })).toEqual([])
  })

  it('100.2a: no more than four cards of one name, basic lands apart', () => {
    const deck = [forests(60), { name: 'Plain Ox', count: 3 }, 'Plain Ox']
    expect(faults({ deck })).toEqual([])
    expect(faults({ deck: [...deck, 'Plain Ox'] })).toEqual(['deck.too-many-copies /players/1/deck 100.2a'])
    expect(faults({ deck: [forests(56), { name: 'Old Grove', count: 5 }] })).toEqual([
      'deck.too-many-copies /players/1/deck 100.2a',
    ])
    // A card may say of itself how many there may be.
    expect(faults({ deck: [{ name: 'Endless Rat', count: 60 }] })).toEqual([])
    expect(faults({ deck: [forests(60), { name: 'Seventh Dwarf', count: 7 }] })).toEqual([])
    expect(faults({ deck: [forests(60), { name: 'Seventh Dwarf', count: 8 }] })).toHaveLength(1)
  })

  it('100.2b, 100.4b: a limited deck has at least 40 cards, as many of one as there are; the rest is sideboard', () => {
    expect(faults({ deck: [forests(39)] }, 'limited')).toEqual(['deck.too-small /players/1/deck 100.2b 100.5'])
    const deck = [forests(34), { name: 'Plain Ox', count: 6 }]
    expect(faults({ deck, sideboard: 50 }, 'limited')).toEqual([])
  })

  it('100.4a: a constructed sideboard has at most fifteen cards, which count with the deck', () => {
    const deck = [forests(58), { name: 'Plain Ox', count: 2 }]
    expect(faults({ deck, sideboard: [forests(15)] })).toEqual([])
    expect(faults({ deck, sideboard: 16 })).toEqual(['deck.sideboard-too-large /players/1/sideboard 100.4a'])
    expect(faults({ deck, sideboard: [{ name: 'Plain Ox', count: 3 }] })).toEqual([
      'deck.too-many-copies /players/1/deck 100.2a 100.4a',
    ])
  })

  it('103.2a, 401.1: sideboards are set aside, and what is left of the deck is the library', () => {
    const players = [
      { id: 'A', deck: [forests(60)], sideboard: ['Plain Ox'] },
      { id: 'B', deck: 60 },
    ]
    const { players: seated } = setUp({ players })
    expect(seated.map(({ library }) => library)).toEqual([[forests(60)], 60])
    expect(JSON.stringify(seated)).not.toContain('Plain Ox')
  })
})
