import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, continuous, defineCard, defineCreature, triggered } from '../../support/define-card.ts'

it('201.2b example 1: a creature without a name is not one of those with different names', () => {
  const CARDS = [
    defineCard('Pact of Four', '{3}{B}{B}', 'Enchantment', [
      triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [{ do: 'win-game', who: { ref: 'you' } }], {
        condition: {
          kind: 'compare',
          left: {
            kind: 'distinct',
            what: 'names',
            filter: { subject: 'permanent', subtypes: ['Demon'], controller: 'you' },
          },
          op: '>=',
          right: 4,
        },
      }),
    ]),
    defineCard('Infernal Air', '{2}{B}', 'Enchantment', [continuous(CREATURE, { kind: 'types', subtypes: ['Demon'] })]),
    ...['Ashmaw', 'Brimlock', 'Cindral', 'Dreadwick'].map((name) => defineCreature(name, '{2}{B}', 'Demon', '3/3')),
  ]
  const upkeepWith = (fourth: { readonly name: string; readonly faceDown?: boolean }) =>
    mainPhase(CARDS, {
      turn: { number: 2, active: 'B', step: 'end' },
      a: { battlefield: ['Pact of Four', 'Infernal Air', 'Ashmaw', 'Brimlock', 'Cindral', fourth], library: 5 },
    }).passTo('upkeep')
  const nameless = upkeepWith({ name: 'Dreadwick', faceDown: true })
  expect(nameless.state.battlefield.filter((id) => nameless.traits(id).subtypes.includes('Demon'))).toHaveLength(4)
  expect(nameless.names('stack')).toEqual([])
  expect(upkeepWith({ name: 'Cindral' }).names('stack')).toEqual([])
  const named = upkeepWith({ name: 'Dreadwick' })
  expect(named.names('stack')).toEqual(['Pact of Four'])
  expect(named.passAll().state.result).toMatchObject({ kind: 'won', winners: ['A'] })
})
