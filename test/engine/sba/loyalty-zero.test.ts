import { describe, expect, it } from 'vitest'
import { activated, defineCard, gainsLife } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const CARDS = [
  defineCard(
    'Ida, Path Warden',
    '{2}{W}',
    'Legendary Planeswalker — Ida',
    [activated([{ kind: 'loyalty', amount: 1 }], [], gainsLife(1))],
    { size: '3' },
  ),
  defineCard('Siege of the Gate', '{2}{R}', 'Battle — Siege'),
]

describe('CR 704.5i, 704.5v: loyalty and defense', () => {
  it.each([
    ['704.5i', 'Ida, Path Warden', { loyalty: 0 }],
    ['704.5v', 'Siege of the Gate', {}],
    ['704.5v', 'Siege of the Gate', { loyalty: 3 }],
  ])('%s: goes to the graveyard: %s %j', (rule, name, counters) => {
    const game = settled(CARDS, { battlefield: [{ name, counters }] })
    expect(game.names('graveyard')).toEqual([name])
    expect(game.trail).toContain(rule)
  })

  it.each([
    ['Ida, Path Warden', { loyalty: 1 }],
    ['Siege of the Gate', { defense: 1 }],
  ])('stays: %s %j', (name, counters) => {
    expect(settled(CARDS, { battlefield: [{ name, counters }] }).names('battlefield')).toEqual([name])
  })
})
