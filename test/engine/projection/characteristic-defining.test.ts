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

describe('CR 604.3a: which abilities define', () => {
  const HUES = [
    ...CARDS,
    defineCreature('Painted One', '{2}{G}', 'Shaper', '1/1', [
      continuous('self', { kind: 'colors', set: true, colors: ['W', 'U', 'B', 'R', 'G'] }),
    ]),
    defineCreature('Fickle One', '{2}{G}', 'Shaper', '1/1', [
      {
        kind: 'static',
        effects: [
          { kind: 'continuous', affects: 'self', modifications: [{ kind: 'colors', set: true, colors: ['U'] }] },
        ],
        condition: { kind: 'controls', who: { ref: 'you' }, filter: LAND },
      },
    ]),
    defineCreature('Kin of All', '{2}{G}', 'Shaper', '1/1', [
      continuous('self', { kind: 'types', subtypes: ['Cat', 'Ox'] }),
    ]),
    defineCard('Red World', '{1}{R}', 'Enchantment', [
      continuous(CREATURE, { kind: 'colors', set: true, colors: ['R'] }),
    ]),
    defineCard('Plain Folk', '{1}{R}', 'Enchantment', [
      continuous(CREATURE, { kind: 'types', set: true, subtypes: ['Bear'] }),
    ]),
    defineCard('Land Heart', '{1}{G}', 'Enchantment', [
      continuous(CREATURE, {
        kind: 'add-ability',
        ability: continuous('self', { kind: 'define-power-toughness', power: OWN_LANDS, toughness: OWN_LANDS }),
      }),
    ]),
  ]
  const it_ = (name: string) => ({ id: 'it', name })
  const colorsOf = (...battlefield: readonly (string | { id: string; name: string })[]) =>
    unsettled(HUES, { battlefield }).traits('it').colors

  it('613.3: one that defines a colour comes before an older effect, one with a condition after it', () => {
    expect(colorsOf('Red World', it_('Painted One'))).toEqual(['R'])
    expect(colorsOf('Forest', 'Red World', it_('Fickle One'))).toEqual(['U'])
    expect(colorsOf('Red World', it_('Fickle One'))).toEqual(['R'])
  })

  it('613.3: so does one that defines subtypes', () => {
    const game = unsettled(HUES, { battlefield: ['Plain Folk', it_('Kin of All')] })
    expect(game.traits('it').subtypes).toEqual(['Bear'])
  })

  it('604.3: colours and subtypes it defines are there in every zone', () => {
    const game = unsettled(HUES, {
      hand: [{ id: 'hand', name: 'Painted One' }],
      graveyard: [{ id: 'grave', name: 'Kin of All' }],
    })
    expect(game.traits('hand').colors).toEqual(['W', 'U', 'B', 'R', 'G'])
    expect(game.traits('grave').subtypes).toEqual(['Shaper', 'Cat', 'Ox'])
  })

  it('one that an effect granted sets power and toughness in its order among others that do', () => {
    const size = (...names: readonly string[]) =>
      unsettled(HUES, { battlefield: [lands, it_('Plain Ox'), ...names] }).size('it')
    expect(size('Small World', 'Land Heart')).toBe('3/3')
    expect(size('Land Heart', 'Small World')).toBe('1/1')
  })
})

it('CR 613.8a, 613.3: no other effect comes before one that defines, whatever that one looks at', () => {
  const cards = [
    ...CARDS,
    defineCreature('Crowd Beast', '{2}{G}', 'Beast', '*/*', [
      continuous('self', {
        kind: 'define-power-toughness',
        power: { kind: 'greatest', filter: { ...CREATURE, other: true }, which: 'power' },
        toughness: { kind: 'greatest', filter: { ...CREATURE, other: true }, which: 'power' },
      }),
    ]),
    defineCard('Ox Feed', '{1}{G}', 'Enchantment', [
      continuous({ ...CREATURE, subtypes: ['Ox'] }, { kind: 'set-power-toughness', power: 7, toughness: 7 }),
    ]),
  ]
  const game = unsettled(cards, {
    battlefield: ['Ox Feed', { id: 'it', name: 'Crowd Beast' }, { id: 'ox', name: 'Plain Ox' }],
  })
  expect([game.size('it'), game.size('ox')]).toEqual(['3/3', '7/7'])
})
