import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, fixedRule, replaces } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Barren Age', '{4}{B}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'enter', what: { types: ['land'] } } }),
  ]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
  defineCard('Rooted Nymph', '', 'Land Creature — Forest Dryad', [], { size: '1/1' }),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
]
const copying = (model: string) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'moth', name: 'Mirror Moth' }] },
    b: {
      battlefield: [
        { id: 'age', name: 'Barren Age' },
        { id: 'nymph', name: 'Rooted Nymph' },
        { id: 'ox', name: 'Grey Ox' },
      ],
    },
  })
    .resolve('A', 'moth')
    .answer([model])

describe('608.3e: a permanent spell that cannot enter', () => {
  it('608.3e example 1: one that would enter as a copy of a land creature goes to its owner’s graveyard', () => {
    const game = copying('nymph')
    expect(game.names('graveyard', 'A')).toEqual(['Mirror Moth'])
    expect(game.names('stack')).toEqual([])
    expect(game.names('battlefield')).toEqual(['Barren Age', 'Grey Ox', 'Rooted Nymph'])
  })

  it('608.3e example 1: as a copy of another creature it enters', () => {
    expect(copying('ox').names('battlefield')).toEqual(['Barren Age', 'Grey Ox', 'Grey Ox', 'Rooted Nymph'])
  })
})
