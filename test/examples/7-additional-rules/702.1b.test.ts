import { expect, it } from 'vitest'
import { joinHalves } from '../../../src/compiler/index.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { continuous, defineCard, gainsLife, spell } from '../../support/define-card.ts'

const CARDS = [
  joinHalves(
    defineCard('Spark', '{1}{R}', 'Instant', [spell([], gainsLife(1))]),
    defineCard('Frost', '{1}{U}', 'Instant', [spell([], gainsLife(2))]),
  ),
  defineCard('Old Embers', '{R}', 'Enchantment', [
    continuous(
      { zones: ['graveyard'], owner: 'you', anyOf: [{ types: ['instant'] }, { types: ['sorcery'] }] },
      { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flashback', cost: [{ kind: 'own-mana-cost' }] } },
    ),
  ]),
]

it('702.1b example 2: flashback for its mana cost is that of both halves in the graveyard, and of the half that is cast', () => {
  const game = mainPhase(CARDS, {
    a: {
      graveyard: [{ id: 'card', name: 'Spark // Frost' }],
      battlefield: [{ id: 'embers', name: 'Old Embers' }, ...lands('Mountain', 'Forest')],
    },
  })
  expect(game.has('card', 'flashback')).toBe(true)
  expect(game.traits('card').manaCost?.toSorted()).toEqual(['1', '1', 'R', 'U'])
  expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'card', face: 'right' })[0]).toMatch(/^cost\.mana/)
  game.do({ kind: 'cast-spell', player: 'A', object: 'card', face: 'left' })
  expect(game.traits(game.turn.stack[0]!)).toMatchObject({ name: 'Spark', manaCost: ['1', 'R'] })
  expect(game.passAll().state.exile).toHaveLength(1)
})
