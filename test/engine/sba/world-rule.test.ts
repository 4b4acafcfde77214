import { describe, expect, it } from 'vitest'
import { defineCard } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const CARDS = [
  defineCard('Elder Plain', '{2}{W}', 'World Enchantment'),
  defineCard('Elder Mire', '{2}{B}', 'World Enchantment'),
  defineCard('Quiet Shrine', '{2}{W}', 'Enchantment'),
]
const plain = { name: 'Elder Plain' }
const mire = { name: 'Elder Mire' }

describe('CR 704.5k: the world rule', () => {
  it('keeps the newest, whoever controls it', () => {
    const game = settled(
      CARDS,
      { battlefield: [{ ...plain, timestamp: 9 }] },
      { battlefield: [{ ...mire, timestamp: 5 }] },
    )
    expect(game.names('battlefield')).toEqual(['Elder Plain'])
    expect(game.names('graveyard')).toEqual(['Elder Mire'])
    expect(game.trail).toContain('704.5k')
  })

  it('keeps none of those that are equally new', () => {
    const game = settled(
      CARDS,
      { battlefield: [{ ...plain, timestamp: 5 }] },
      { battlefield: [{ ...mire, timestamp: 5 }] },
    )
    expect(game.names('battlefield')).toEqual([])
  })

  it.each([
    ['one world permanent', [plain, { name: 'Quiet Shrine' }]],
    ['one of two is phased out', [plain, { ...mire, phasedOut: true }]],
  ])('does nothing with %s', (_, battlefield) => {
    expect(settled(CARDS, { battlefield }).names('graveyard')).toEqual([])
  })
})
