import { expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, defineCard, defineCreature, keyword, slot, target } from '../../support/define-card.ts'

const SELF = { ref: 'self' } as const
const flips = activated([], [], { do: 'flip', what: SELF })
const DEAD_CREATURE = { types: ['creature' as const], zones: ['graveyard' as const] }

const CARDS = [
  defineCreature('Grave Mirror', '{1}{U}', 'Shapeshifter', '0/2', [
    activated(
      [],
      [slot(DEAD_CREATURE)],
      { do: 'exile', what: target() },
      { do: 'become-copy', what: SELF, of: target(), except: { thisAbility: true } },
    ),
  ]),
  {
    ...defineCreature('Quill Novice', '{1}{U}', 'Human', '1/2', [flips]),
    flipped: defineCard('Quill Sage', '', 'Legendary Creature — Human', [keyword('flying')], { size: '2/3' }),
  },
  {
    ...defineCreature('Rat Thief', '{1}{B}', 'Rat', '1/1', [flips]),
    flipped: defineCard('Rat Lord', '', 'Legendary Creature — Rat', [keyword('menace')], { size: '3/3' }),
  },
  defineCreature('Plain Bear', '{1}{G}', 'Bear', '2/2'),
]

it('110.5c example 1: a copy that was flipped stays so through a copy of no flip card, and is the other side of the next', () => {
  const graveyard = ['Quill Novice', 'Rat Thief', 'Plain Bear'].map((name) => ({ id: name, name }))
  const game = mainPhase(CARDS, { a: { graveyard, battlefield: [{ id: 'mirror', name: 'Grave Mirror' }] } })
  const copyingAt = () => {
    const activations = game.traits('mirror').abilities.filter((one) => one.kind === 'activated')
    return activations.findIndex((one) => JSON.stringify(one).includes('become-copy'))
  }
  const become = (card: string) =>
    game
      .do({ kind: 'activate-ability', player: 'A', object: 'mirror', ability: copyingAt(), targets: [[card]] })
      .passAll()
  become('Quill Novice')
  game.do({ kind: 'activate-ability', player: 'A', object: 'mirror', ability: 0 }).passAll()
  expect(game.traits('mirror')).toMatchObject({ name: 'Quill Sage', power: 2 })
  expect(copyingAt()).toBe(0)
  become('Plain Bear')
  expect(game.traits('mirror').name).toBe('Plain Bear')
  expect(game.object('mirror').marks?.flipped).toBe(true)
  become('Rat Thief')
  expect(game.traits('mirror')).toMatchObject({ name: 'Rat Lord', power: 3, manaValue: 2 })
  expect(copyingAt()).toBe(0)
})
