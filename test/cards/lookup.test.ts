import { describe, expect, test } from 'vitest'
import { lookupFor } from '../../src/cards/lookup.ts'

const ours = {
  name: 'Emberwing Courier // Sudden Parcel',
  card_faces: [
    {
      name: 'Emberwing Courier',
      mana_cost: '{1}{R}',
      type_line: 'Creature — Bird',
      power: '2',
      toughness: '1',
      oracle_text: 'Flying',
    },
    { name: 'Sudden Parcel', mana_cost: '{R}', type_line: 'Sorcery', oracle_text: 'Draw a card.' },
  ],
}

describe('a name is found', () => {
  const { find } = lookupFor()
  test.each([
    ['Lightning Bolt', 'Lightning Bolt'],
    ['lightning  bolt', 'Lightning Bolt'],
    ['LLANOWAR ELVES', 'Llanowar Elves'],
    ['Foudre', 'Lightning Bolt'],
    ['foudre', 'Lightning Bolt'],
    ['Elfes de Llanowar', 'Llanowar Elves'],
    ['rancoeur', 'Rancor'],
    ['Rancœur', 'Rancor'],
  ])('%s', (typed, name) => {
    expect(find(typed)?.name).toBe(name)
  })

  test('or not', () => {
    for (const typed of ['', '   ', '//', 'No Such Card', 'x'.repeat(100_000)]) expect(find(typed)).toBeUndefined()
  })
})

describe('cards of the request', () => {
  test('are found by the whole name and by each face', () => {
    const { find, sent } = lookupFor([ours])
    expect(find('emberwing courier // sudden parcel')?.typeLine.types).toEqual(['creature'])
    expect(find('Emberwing Courier/Sudden Parcel')?.typeLine.types).toEqual(['creature'])
    expect(find('Emberwing Courier')?.power).toBe(2)
    expect(find('sudden parcel')?.typeLine.types).toEqual(['sorcery'])
    expect(sent.map(({ name }) => name)).toEqual([ours.name, 'Emberwing Courier', 'Sudden Parcel'])
  })

  test('come before the cards known anyway, and leave the next request alone', () => {
    const bears = {
      name: 'Grizzly Bears',
      mana_cost: '{G}',
      type_line: 'Creature — Bear',
      power: '5',
      toughness: '5',
      oracle_text: '',
    }
    expect(lookupFor([bears]).find('grizzly bears')?.power).toBe(5)
    expect(lookupFor().find('grizzly bears')?.power).toBe(2)
  })

  test('sent twice under one name are told', () => {
    expect(lookupFor([ours, ours]).repeated).toEqual([ours.name])
    expect(lookupFor([ours]).repeated).toEqual([])
  })
})

describe('the nearest names', () => {
  test('come in order, in the language that was typed, one for a card', () => {
    const { nearestNames } = lookupFor([ours])
    expect(nearestNames('Lightnig Bold', 1)).toEqual(['Lightning Bolt'])
    expect(nearestNames('Foudr', 1)).toEqual(['Foudre'])
    expect(nearestNames('Embrwing Courier', 1)).toEqual(['Emberwing Courier'])
    expect(nearestNames('bears', 3)).toContain('Grizzly Bears')
    const many = nearestNames('giant', 3)
    expect(many).toHaveLength(3)
    expect(new Set(many).size).toBe(3)
  })

  test('are none where nothing is near', () => {
    const { nearestNames } = lookupFor()
    expect(nearestNames('qqqqqqqqqq', 5)).toEqual([])
    expect(nearestNames('', 5)).toEqual([])
    expect(nearestNames('x'.repeat(100_000), 5)).toEqual([])
  })
})
