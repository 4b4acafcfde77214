import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature, triggered } from '../../support/define-card.ts'

const devour = (amount: number): Ability => ({ kind: 'keyword', keyword: 'devour', amount })
const CARDS = [
  defineCard('Hungry Plain', '{2}', 'Enchantment', [
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell', types: ['creature'] } }, [
      {
        do: 'continuous',
        what: { ref: 'event', role: 'object' },
        modifications: [{ kind: 'add-ability', ability: devour(5) }],
        duration: 'indefinite',
      },
    ]),
  ]),
  defineCreature('Maw Elder', '{0}', 'Lizard', '1/1', [devour(3)]),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
]
const entered = (...devoured: readonly (readonly string[])[]) => {
  const game = mainPhase(CARDS, {
    a: {
      hand: [{ id: 'elder', name: 'Maw Elder' }],
      battlefield: ['Hungry Plain', { id: 'cub', name: 'Grey Cub' }],
    },
  })
    .cast('A', 'elder')
    .passAll()
    .passAll()
  for (const answer of devoured) game.answer(answer)
  expect(game.decision).toBeNull()
  return { counters: game.object(game.find('Maw Elder')).counters['+1/+1'] ?? 0, left: game.names('battlefield') }
}

describe('614.13b: one object changes zones once for the permanents that enter', () => {
  it('614.13b example 1: a creature is sacrificed to one devour ability or to another, not to both', () => {
    const withCub = ['Grey Cub', 'Hungry Plain', 'Maw Elder']
    const without = ['Hungry Plain', 'Maw Elder']
    expect(entered([], [])).toEqual({ counters: 0, left: withCub })
    expect([entered(['cub']), entered([], ['cub'])]).toEqual(
      expect.arrayContaining([
        { counters: 3, left: without },
        { counters: 5, left: without },
      ]),
    )
  })
})
