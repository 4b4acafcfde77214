import { describe, expect, it } from 'vitest'
import type { Amount } from '../../../src/core/amount.ts'
import { CREATURE, continuous, defineCard, defineCreature, keyword, LAND } from '../../support/define-card.ts'
import { unsettled } from '../sba/settled.ts'

const OWN_LANDS: Amount = { kind: 'count', filter: { ...LAND, controller: 'you' } }
const CARDS = [
  defineCreature('Root Giant', '{3}{G}', 'Giant', '*/*', [
    continuous('self', { kind: 'define-power-toughness', power: OWN_LANDS, toughness: OWN_LANDS }),
  ]),
  defineCreature('Many Faces', '{2}{U}', 'Shapeshifter', '2/2', [keyword('changeling')]),
  defineCreature('Pale Thing', '{1}{B}', 'Eldrazi', '2/2', [keyword('devoid')]),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Small World', '{2}{B}', 'Enchantment', [
    continuous(CREATURE, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Red Haze', '{1}{R}', 'Enchantment', [continuous(CREATURE, { kind: 'colors', colors: ['R'] })]),
  defineCard('Cat Pride', '{1}{W}', 'Enchantment', [
    continuous({ ...CREATURE, subtypes: ['Cat'] }, { kind: 'modify-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Blank Page', '{1}{W}', 'Enchantment', [continuous(CREATURE, { kind: 'remove-all-abilities' })]),
]

const lands = { name: 'Forest', count: 3 }

describe('CR 604.3, 613.4a: characteristic-defining abilities', () => {
  it('counts for the controller on the battlefield, and changes with what it counts', () => {
    const game = unsettled(
      CARDS,
      { battlefield: [{ id: 'giant', name: 'Root Giant' }, lands] },
      { battlefield: ['Forest'] },
    )
    expect(game.size('giant')).toBe('3/3')
  })

  it('604.3: works in every zone, there for the owner', () => {
    const game = unsettled(
      CARDS,
      {
        battlefield: [lands],
        hand: [{ id: 'hand', name: 'Root Giant' }],
        graveyard: [{ id: 'grave', name: 'Root Giant' }],
      },
      { battlefield: ['Forest'], exile: [{ id: 'exile', name: 'Root Giant' }] },
    )
    expect([game.size('hand'), game.size('grave'), game.size('exile')]).toEqual(['3/3', '3/3', '1/1'])
  })

  it('613.4a before 613.4b: an effect that sets overwrites it, whatever is newer', () => {
    const giant = { id: 'giant', name: 'Root Giant' }
    for (const battlefield of [
      [giant, lands, 'Small World'],
      ['Small World', giant, lands],
    ]) {
      expect(unsettled(CARDS, { battlefield }).size('giant')).toBe('1/1')
    }
  })

  it('613.4c: counters add to what it defines', () => {
    const giant = { id: 'giant', name: 'Root Giant', counters: { '+1/+1': 2 } }
    expect(unsettled(CARDS, { battlefield: [giant, lands] }).size('giant')).toBe('5/5')
  })

  it('702.73a: a changeling is of every creature type, also for effects that look for one', () => {
    const game = unsettled(CARDS, {
      battlefield: ['Cat Pride', { id: 'it', name: 'Many Faces' }, { id: 'ox', name: 'Plain Ox' }],
    })
    expect([game.size('it'), game.size('ox')]).toEqual(['3/3', '3/3'])
  })

  it('613.1d before 613.1f: taking its abilities comes too late to take its types', () => {
    const game = unsettled(CARDS, { battlefield: ['Cat Pride', { id: 'it', name: 'Many Faces' }, 'Blank Page'] })
    expect(game.size('it')).toBe('3/3')
    expect(game.has('it', 'changeling')).toBe(false)
  })

  it('702.114a, 613.3: a card with devoid is colourless before other effects, so an older one still colours it', () => {
    expect(unsettled(CARDS, { battlefield: [{ id: 'it', name: 'Pale Thing' }] }).traits('it').colors).toEqual([])
    const game = unsettled(CARDS, { battlefield: ['Red Haze', { id: 'it', name: 'Pale Thing' }] })
    expect(game.traits('it').colors).toEqual(['R'])
  })
})
