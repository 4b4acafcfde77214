import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  equip,
  keyword,
  LAND,
  PLAYER,
  protectionFrom,
} from '../../support/define-card.ts'
import { settled } from './settled.ts'

const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Veiled Ox', '{2}{G}', 'Ox', '3/3', [keyword('shroud')]),
  defineCreature('White Ward', '{2}{G}', 'Ox', '3/3', [protectionFrom('W')]),
  defineCard('Bark Hide', '{W}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached', bigger(2))]),
  defineCard('Rich Soil', '{G}', 'Enchantment — Aura', [enchant(LAND)]),
  defineCard('Sore Curse', '{B}', 'Enchantment — Aura Curse', [enchant(PLAYER)]),
  defineCard('Old Axe', '{1}', 'Artifact — Equipment', [continuous('attached', bigger(2, 0)), equip('{1}')]),
  defineCard('Living Axe', '{1}', 'Artifact Creature — Equipment', [equip('{1}')], { size: '1/1' }),
  defineCard('Old Wall', '{1}', 'Artifact — Fortification'),
  defineCard('Stone Tablet', '{2}', 'Artifact'),
  defineCard('Forest', '', 'Basic Land — Forest'),
]
const ox = { id: 'ox', name: 'Plain Ox' }
const land = { id: 'land', name: 'Forest' }

describe('CR 704.5m: Auras that are not attached to what they may enchant', () => {
  it.each<[string, readonly PositionEntry[]]>([
    ['attached to nothing', ['Bark Hide']],
    ['on a land instead of a creature', [land, { name: 'Bark Hide', attachedTo: 'land' }]],
    ['on a player instead of a creature', [{ name: 'Bark Hide', attachedTo: 'B' }]],
    [
      'on a creature protected from its colour',
      [
        { id: 'ward', name: 'White Ward' },
        { name: 'Bark Hide', attachedTo: 'ward' },
      ],
    ],
  ])('goes to the graveyard: %s', (_, battlefield) => {
    const game = settled(CARDS, { battlefield })
    expect(game.names('graveyard')).toEqual(['Bark Hide'])
    expect(game.trail).toContain('704.5m')
  })

  it.each<[string, readonly PositionEntry[]]>([
    ['on a creature', [ox, { id: 'it', name: 'Bark Hide', attachedTo: 'ox' }]],
    [
      'on a creature with shroud, which stops targeting only',
      [
        { id: 'v', name: 'Veiled Ox' },
        { id: 'it', name: 'Bark Hide', attachedTo: 'v' },
      ],
    ],
    ['of another colour on a protected creature', [land, { id: 'it', name: 'Rich Soil', attachedTo: 'land' }]],
    ['on a player', [{ id: 'it', name: 'Sore Curse', attachedTo: 'B' }]],
  ])('stays: %s', (_, battlefield) => {
    const game = settled(CARDS, { battlefield })
    expect(game.object('it').attachedTo).not.toBeNull()
    expect(game.names('graveyard')).toEqual([])
  })

  it('goes when what it enchants dies, and not before', () => {
    const game = settled(CARDS, {
      battlefield: [
        { ...ox, damage: 5 },
        { name: 'Bark Hide', attachedTo: 'ox' },
      ],
    })
    expect(game.names('graveyard')).toEqual(['Bark Hide', 'Plain Ox'])
    expect(game.trail.filter((rule) => rule === '704.3')).toHaveLength(2)
  })
})

describe('CR 704.5n, 704.5p: what comes off and stays', () => {
  it.each<[string, string, readonly PositionEntry[]]>([
    ['704.5n', 'Equipment on a land', [land, { id: 'it', name: 'Old Axe', attachedTo: 'land' }]],
    ['704.5n', 'Equipment on a player', [{ id: 'it', name: 'Old Axe', attachedTo: 'B' }]],
    ['704.5n', 'a Fortification on a creature', [ox, { id: 'it', name: 'Old Wall', attachedTo: 'ox' }]],
    ['704.5p', 'Equipment that is a creature', [ox, { id: 'it', name: 'Living Axe', attachedTo: 'ox' }]],
    ['704.5p', 'an artifact that is no Equipment', [ox, { id: 'it', name: 'Stone Tablet', attachedTo: 'ox' }]],
    ['704.5p', 'a creature', [ox, { id: 'it', name: 'White Ward', attachedTo: 'ox' }]],
  ])('%s: %s', (rule, _, battlefield) => {
    const game = settled(CARDS, { battlefield })
    expect(game.object('it')).toMatchObject({ zone: 'battlefield', attachedTo: null })
    expect(game.trail).toContain(rule)
  })

  it.each<[string, readonly PositionEntry[]]>([
    ['Equipment on a creature', [ox, { id: 'it', name: 'Old Axe', attachedTo: 'ox' }]],
    ['a Fortification on a land', [land, { id: 'it', name: 'Old Wall', attachedTo: 'land' }]],
  ])('stays attached: %s', (_, battlefield) => {
    expect(settled(CARDS, { battlefield }).object('it').attachedTo).not.toBeNull()
  })
})
