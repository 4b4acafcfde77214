import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import { CREATURE, continuous, defineCard, defineCreature, enchant, LAND } from '../../support/define-card.ts'
import { unsettled } from '../sba/settled.ts'

const NONBASIC: Filter = { ...LAND, notSupertypes: ['basic'] }
const CARDS = [
  defineCard('Crimson Night', '{2}{R}', 'Enchantment', [
    continuous(NONBASIC, { kind: 'types', set: true, subtypes: ['Mountain'] }),
  ]),
  defineCard('Deep Mire', '', 'Legendary Land', [continuous(LAND, { kind: 'types', subtypes: ['Swamp'] })]),
  defineCard('Drowned World', '{2}{U}', 'Enchantment', [
    continuous(LAND, { kind: 'types', set: true, subtypes: ['Island'] }),
  ]),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Old Keep', '', 'Land'),
  defineCard('Walking Woods', '{2}{G}', 'Enchantment', [continuous(LAND, { kind: 'types', types: ['creature'] })]),
  defineCard('One Tribe', '{2}{B}', 'Enchantment', [continuous(CREATURE, { kind: 'types', subtypes: ['Zombie'] })]),
  defineCard('Elf Fever', '{2}{G}', 'Enchantment', [
    continuous({ ...CREATURE, subtypes: ['Goblin'] }, { kind: 'types', set: true, subtypes: ['Elf'] }),
  ]),
  defineCard('Goblin Fever', '{2}{R}', 'Enchantment', [
    continuous({ ...CREATURE, subtypes: ['Elf'] }, { kind: 'types', set: true, subtypes: ['Goblin'] }),
  ]),
  defineCreature('Young Goblin', '{R}', 'Goblin', '1/1'),
  defineCreature('Young Elf', '{G}', 'Elf', '1/1'),
]

const board = (...names: readonly string[]) =>
  unsettled(CARDS, { battlefield: names.map((name) => ({ id: name, name })) })

/** What mana a land makes, by the abilities it has. */
const makes = (game: ReturnType<typeof board>, id: string): string =>
  game
    .traits(id)
    .abilities.flatMap((ability) => (ability.kind === 'activated' ? JSON.stringify(ability.body) : []))
    .map((body) => /"mana":\["(\w)"\]/.exec(body)?.[1] ?? '?')
    .join('')

describe('CR 613.8: dependency', () => {
  it.each([
    ['the one that is depended on is older', ['Crimson Night', 'Deep Mire']],
    ['the one that is depended on is newer', ['Deep Mire', 'Crimson Night']],
  ])('613.8a: an effect whose ability another takes away waits and then never is: %s', (_, order) => {
    const game = board(...order, 'Forest', 'Old Keep')
    expect(game.traits('Deep Mire').subtypes).toEqual(['Mountain'])
    expect(game.traits('Old Keep').subtypes).toEqual(['Mountain'])
    expect(game.traits('Forest').subtypes).toEqual(['Forest'])
    expect([makes(game, 'Deep Mire'), makes(game, 'Old Keep'), makes(game, 'Forest')]).toEqual(['R', 'R', 'G'])
  })

  it('without the other the effect is there', () => {
    const game = board('Deep Mire', 'Forest', 'Old Keep')
    expect(game.traits('Forest').subtypes).toEqual(['Forest', 'Swamp'])
    expect([makes(game, 'Deep Mire'), makes(game, 'Old Keep'), makes(game, 'Forest')]).toEqual(['B', 'B', 'GB'])
  })

  it('305.7: the supertypes stay, the abilities of the text go, the new type’s ability comes', () => {
    const game = board('Crimson Night', 'Deep Mire')
    expect(game.traits('Deep Mire')).toMatchObject({ supertypes: ['legendary'], types: ['land'] })
    expect(game.traits('Deep Mire').abilities).toHaveLength(1)
  })

  it('613.7: of two that set land types and do not depend on each other the newer one counts', () => {
    expect(board('Crimson Night', 'Drowned World', 'Old Keep').traits('Old Keep').subtypes).toEqual(['Island'])
    expect(board('Drowned World', 'Crimson Night', 'Old Keep').traits('Old Keep').subtypes).toEqual(['Mountain'])
    expect(board('Drowned World', 'Crimson Night', 'Forest').traits('Forest').subtypes).toEqual(['Island'])
  })

  it.each([[['Walking Woods', 'One Tribe']], [['One Tribe', 'Walking Woods']]])(
    '613.8a: what an effect applies to may depend on another: %j',
    (order) => {
      const game = board(...order, 'Forest')
      expect(game.traits('Forest')).toMatchObject({ types: ['creature', 'land'], subtypes: ['Forest', 'Zombie'] })
    },
  )

  it.each([
    [['Elf Fever', 'Goblin Fever'], 'Goblin'],
    [['Goblin Fever', 'Elf Fever'], 'Elf'],
  ])('613.8b: a loop goes by timestamp: %j', (order, type) => {
    const game = board(...order, 'Young Goblin', 'Young Elf')
    expect(game.traits('Young Goblin').subtypes).toEqual([type])
    expect(game.traits('Young Elf').subtypes).toEqual([type])
  })
})

describe('CR 613.8a, 613.8c: further dependencies', () => {
  const AURAS = [
    ...CARDS,
    defineCard('Steal Beast', '{2}{U}', 'Enchantment — Aura', [
      enchant(CREATURE),
      continuous('attached', { kind: 'control', player: { ref: 'you' } }),
    ]),
    defineCard('Steal Spell', '{2}{U}', 'Enchantment — Aura', [
      enchant({ subject: 'permanent', types: ['enchantment'] }),
      continuous('attached', { kind: 'control', player: { ref: 'you' } }),
    ]),
    defineCard('Wild Woods', '{2}{G}', 'Enchantment', [
      continuous({ ...LAND, subtypes: ['Forest'] }, { kind: 'types', types: ['creature'] }),
    ]),
    defineCard('Green Dawn', '{2}{G}', 'Enchantment', [continuous(LAND, { kind: 'types', subtypes: ['Forest'] })]),
  ]
  const stolen = (older: 'beast' | 'spell') =>
    unsettled(
      AURAS,
      {
        battlefield: [
          { id: 'goblin', name: 'Young Goblin' },
          { id: 'spell', name: 'Steal Spell', attachedTo: 'beast', timestamp: older === 'spell' ? 3 : 4 },
        ],
      },
      {
        battlefield: [
          { id: 'elf', name: 'Young Elf' },
          { id: 'beast', name: 'Steal Beast', attachedTo: 'goblin', timestamp: older === 'spell' ? 4 : 3 },
        ],
      },
    )

  it.each(['beast', 'spell'] as const)(
    'who gets control depends on who controls the effect’s source: older %s',
    (older) => {
      const game = stolen(older)
      expect(game.traits('beast').controller).toBe('A')
      expect(game.traits('goblin').controller).toBe('A')
    },
  )

  it.each([
    [
      ['Green Dawn', 'One Tribe', 'Wild Woods'],
      ['Forest', 'Zombie'],
    ],
    [
      ['Wild Woods', 'Green Dawn', 'One Tribe'],
      ['Forest', 'Zombie'],
    ],
    // No land is a Forest yet, so the oldest depends on nothing and is over before there is a creature.
    [['One Tribe', 'Wild Woods', 'Green Dawn'], ['Forest']],
  ])('613.8c: what depends on what is worked out anew after each effect: %j', (order, subtypes) => {
    const game = unsettled(AURAS, { battlefield: [...order, 'Old Keep'].map((name) => ({ id: name, name })) })
    expect(game.traits('Old Keep')).toMatchObject({ types: ['creature', 'land'], subtypes })
  })
})
