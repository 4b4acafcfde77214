import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { continuous, defineCard, defineCreature, enchant, equip, keyword } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Great Mallet', '{1}', 'Artifact — Equipment', [
    continuous(
      'attached',
      { kind: 'modify-power-toughness', power: 7, toughness: 7 },
      { kind: 'remove-keyword', keyword: 'flying' },
    ),
    equip('{0}'),
  ]),
  defineCard('Feather Rune', '{0}', 'Enchantment — Aura', [
    enchant({ subject: 'permanent', types: ['artifact'] }),
    continuous('attached', {
      kind: 'add-ability',
      ability: continuous('attached', { kind: 'add-ability', ability: keyword('flying') }),
    }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
  defineCreature('Sky Ray', '{2}', 'Bird', '1/1', [keyword('flying')]),
]

describe('613.7a: the timestamp of a granted static ability', () => {
  it('613.7a example 1: flying that an Aura grants an Equipment is newer than what the Equipment takes, wherever that goes', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [{ id: 'rune', name: 'Feather Rune' }],
        battlefield: [
          { id: 'mallet', name: 'Great Mallet' },
          { id: 'ox', name: 'Grey Ox' },
          { id: 'ray', name: 'Sky Ray' },
        ],
      },
    })
    const equipping = (host: string) =>
      game.do({ kind: 'activate-ability', player: 'A', object: 'mallet', targets: [[host]] }).passAll()
    equipping('ray')
    expect(game.has('ray', 'flying')).toBe(false)
    game.resolve('A', 'rune', ['mallet'])
    expect(game.has('ray', 'flying')).toBe(true)
    equipping('ox')
    expect(game.size('ox')).toBe('10/10')
    expect(game.has('ox', 'flying')).toBe(true)
    equipping('ray')
    expect(game.has('ray', 'flying')).toBe(true)
    expect(game.has('ox', 'flying')).toBe(false)
  })
})
