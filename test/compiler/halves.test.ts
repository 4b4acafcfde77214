import { expect, it } from 'vitest'
import { compileCard, joinHalves, printAbility } from '../../src/compiler/index.ts'

const door = (name: string, text: string) =>
  compileCard({ name, type_line: 'Enchantment — Room', oracle_text: text }).faces[0]!.definition

it('709.4c: each door of a whole Room has its text in the words of its half', () => {
  const room = joinHalves(
    door('Still Cellar', 'When you unlock this door, draw a card.'),
    door('Bright Attic', 'When you unlock this door, you gain 2 life.'),
  )
  const sides = room.abilities.map((one) => (one.kind === 'triggered' && 'door' in one.event ? one.event.door : null))
  expect(sides).toEqual(['left', 'right'])
  expect(room.abilities.map((one) => printAbility(one, room))).toEqual([
    'When you unlock this door, draw a card.',
    'When you unlock this door, you gain 2 life.',
  ])
})
