import { expect, it } from 'vitest'
import { bigger, CREATURE, continuous, defineCard, defineCreature, enchant } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3'),
  defineCard('Knave', '{0}', 'Enchantment — Aura Role', [enchant(CREATURE), continuous('attached', bigger(1))]),
  defineCard('Prince', '{0}', 'Enchantment — Aura Role', [enchant(CREATURE), continuous('attached', bigger(2))]),
]
const role = (name: string, timestamp: number, attachedTo = 'ox') => ({ name, timestamp, attachedTo })
const ox = { id: 'ox', name: 'Ox', timestamp: 1 }

it('CR 704.5y: the older of two Roles of one player on one creature goes to the graveyard', () => {
  const game = settled(CARDS, { battlefield: [ox, role('Knave', 5), role('Prince', 3)] })
  expect([game.names('graveyard', 'A'), game.size('ox')]).toEqual([['Prince'], '4/4'])
  expect(game.trail).toContain('704.5y')
})

it('CR 704.5y: not Roles of different players, nor on different creatures', () => {
  const two = [ox, { id: 'calf', name: 'Ox', timestamp: 2 }]
  const game = settled(
    CARDS,
    { battlefield: [...two, role('Knave', 5), role('Prince', 6, 'calf')] },
    { battlefield: [role('Prince', 7)] },
  )
  expect([game.names('graveyard', 'A'), game.size('ox'), game.size('calf')]).toEqual([[], '6/6', '5/5'])
})
