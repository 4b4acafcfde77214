import { expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, slot, spell, target } from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const lastHope: Ability = {
  kind: 'static',
  effects: [{ kind: 'replacement', replacement: { kind: 'life-floor', who: 'you', least: 1 } }],
  condition: { kind: 'controls', who: YOU, filter: CREATURE },
}
const CARDS = [
  defineCard('Last Hope', '{3}{W}', 'Enchantment', [lastHope]),
  defineCreature('Great Ox', '{4}{G}', 'Ox', '5/5'),
  defineCreature('Gate Cat', '{W}', 'Cat', '1/1'),
  defineCard('Stayed Blow', '{W}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'shield',
      what: target(),
      replacement: {
        kind: 'prevent-damage',
        from: 'self',
        once: true,
        besides: [{ do: 'gain-life', who: YOU, amount: { kind: 'event-amount' } }],
      },
      duration: 'end-of-turn',
    }),
  ]),
]

const attacked = (life: number) =>
  mainPhase(CARDS, {
    turn: { step: 'declare-attackers' },
    a: {
      battlefield: [
        { id: 'left', name: 'Great Ox' },
        { id: 'right', name: 'Great Ox' },
      ],
    },
    b: {
      life,
      battlefield: [...lands('Plains'), { id: 'cat', name: 'Gate Cat' }, 'Last Hope'],
      hand: [{ id: 'stay', name: 'Stayed Blow' }],
    },
  }).attack('left', 'right')

it('120.4d example 2: damage is looked at with the life gained at once, and does not reach the floor', () => {
  const game = attacked(2).pass().resolve('B', 'stay', ['left'])
  game.passAll().block({}).passAll()
  expect(game.player('B').life).toBe(2)
  expect(game.events.filter((event) => event.kind === 'life')).toEqual([
    { kind: 'life', player: 'B', delta: -5, cause: 'damage' },
    { kind: 'life', player: 'B', delta: 5, cause: 'effect' },
  ])
  const unprevented = attacked(2).passAll().block({}).passAll()
  expect(unprevented.player('B').life).toBe(1)
})
