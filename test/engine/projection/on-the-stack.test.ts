import { expect, it } from 'vitest'
import { defineCard, defineCreature, fixedRule, keyword, slot, spell, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Sure Beast', '{0}', 'Beast', '2/2', [
    keyword('flash'),
    fixedRule({ kind: 'restriction', cant: { act: 'be-countered', who: 'self' } }),
  ]),
  defineCreature('Other Beast', '{0}', 'Beast', '2/2', [keyword('flash')]),
  defineCreature('Dear Beast', '{0}', 'Beast', '2/2', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'pay-life', amount: 3 }] }),
  ]),
  defineCard('Denial', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
]
const after = (name: string) => {
  const game = mainPhase(CARDS, {
    a: {
      hand: [
        { id: 'it', name },
        { id: 'no', name: 'Denial' },
      ],
    },
  })
  game.cast('A', 'it')
  return game.resolve('A', 'no', [game.turn.stack[0]!])
}

it('CR 604.5: an ability about countering the spell works while it is on the stack', () => {
  expect(after('Sure Beast').names('stack')).toEqual(['Sure Beast'])
  expect(after('Other Beast').names('stack')).toEqual([])
})

it('CR 604.5: so does one that adds a cost', () => {
  const game = mainPhase(CARDS, { a: { life: 20, hand: [{ id: 'it', name: 'Dear Beast' }] } }).cast('A', 'it')
  expect(game.player('A').life).toBe(17)
})
