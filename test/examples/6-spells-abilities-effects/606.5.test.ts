import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, defineCard, fixedRule, gainsLife } from '../../support/define-card.ts'

const loyalty = (amount: number) => activated([{ kind: 'loyalty', amount }], [], gainsLife(1))
const CARDS = [
  defineCard('Lion of the Host', '{2}', 'Artifact', [
    fixedRule({
      kind: 'cost-change',
      what: { subject: 'ability' },
      who: 'you',
      more: [{ kind: 'loyalty', amount: 1 }],
    }),
  ]),
  defineCard('Thoughtful Sage', '{3}', 'Planeswalker — Sage', [loyalty(1), loyalty(-4), loyalty(-5)], { size: '3' }),
]

it('606.5 example 1: a counter more to put on makes one cost with those to put on or to remove', () => {
  const sage = (ability: number) => ({ kind: 'activate-ability', player: 'A', object: 'sage', ability }) as const
  const game = () =>
    mainPhase(CARDS, { a: { battlefield: ['Lion of the Host', { id: 'sage', name: 'Thoughtful Sage' }] } })
  expect(game().object('sage').counters.loyalty).toBe(3)
  expect(game().do(sage(0)).object('sage').counters.loyalty).toBe(5)
  const spent = game().do(sage(1))
  expect(spent.names('graveyard', 'A')).toEqual(['Thoughtful Sage'])
  expect(spent.events).toContainEqual({ kind: 'counters', on: 'sage', counter: 'loyalty', delta: -3 })
  expect(game().refusal(sage(2))).toEqual(['cost.counters 606.6'])
})
