import { describe, expect, it } from 'vitest'
import { joinHalves } from '../../../src/compiler/index.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Filter } from '../../../src/core/filter.ts'
import { all, defineCard, defineCreature, spell } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const NAMED: Filter = { zones: ['graveyard'], chosen: { what: 'name', link: 'name' } }
const naming = (name: string, of?: Filter): CardDefinition =>
  defineCard(name, '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'choose', who: YOU, choice: { kind: 'card-name', ...(of === undefined ? {} : { of }) }, link: 'name' },
      { do: 'exile', what: all(NAMED) },
    ),
  ])

const CARDS: readonly CardDefinition[] = [
  joinHalves(defineCard('Spark', '{R}', 'Instant', []), defineCard('Frost', '{1}{U}', 'Sorcery', [])),
  {
    ...defineCreature('Moss Pupil', '{G}', 'Monk', '2/2'),
    flipped: defineCard('Elder Moss', '', 'Legendary Enchantment'),
  },
  {
    ...defineCreature('Day Wolf', '{G}', 'Wolf', '2/2'),
    back: { layout: 'transforming', face: defineCard('Night Den', '', 'Land') },
  },
  naming('Purge', undefined),
  naming('Purge Rites', { types: ['sorcery'] }),
  naming('Purge Shrines', { types: ['enchantment'] }),
  naming('Purge Lands', { types: ['land'] }),
]

const asked = (spellName: string, graveyard: readonly string[] = ['Spark // Frost']): Game =>
  mainPhase(CARDS, { a: { hand: [{ id: 'spell', name: spellName }], graveyard } }).resolve('A', 'spell')
const naming1 = (answer: string) => ({ kind: 'choose', player: 'A', answer }) as const

describe('CR 201.4: names of cards with several', () => {
  it('709.4a, 201.4b: one of the two names of a split card is chosen, not both', () => {
    const game = asked('Purge')
    expect(game.refusal(naming1('Spark // Frost'))).toEqual(['choice.one-name 201.4b 709.4a'])
    expect(game.judge(naming1('Frost')).verdict).toBe('legal')
  })

  it('709.4a: the card has the chosen name if either of its names is it', () => {
    expect(asked('Purge').do(naming1('Frost')).state.exile).toHaveLength(1)
    expect(asked('Purge').do(naming1('Moss Pupil')).state.exile).toHaveLength(0)
  })

  it('201.4b: only the half of that name is asked whether it is as the text says', () => {
    expect(asked('Purge Rites').refusal(naming1('Spark'))).toEqual(['choice.card-name 201.4a'])
    expect(asked('Purge Rites').judge(naming1('Frost')).verdict).toBe('legal')
  })

  it('710.5, 201.4c: the alternative name of a flip card may be chosen, by what it is then', () => {
    expect(asked('Purge Shrines').judge(naming1('Elder Moss')).verdict).toBe('legal')
    expect(asked('Purge Shrines').refusal(naming1('Moss Pupil'))).toEqual(['choice.card-name 201.4a'])
  })

  it('201.4d: so may that of a back face', () => {
    expect(asked('Purge Lands').judge(naming1('Night Den')).verdict).toBe('legal')
    expect(asked('Purge Lands').refusal(naming1('Day Wolf'))).toEqual(['choice.card-name 201.4a'])
  })

  it('710.2: in a graveyard a flip card has its normal name', () => {
    expect(asked('Purge', ['Moss Pupil']).do(naming1('Elder Moss')).state.exile).toHaveLength(0)
    expect(asked('Purge', ['Moss Pupil']).do(naming1('Moss Pupil')).state.exile).toHaveLength(1)
  })
})
