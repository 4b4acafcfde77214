import { expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const french = (typeLine: string, text: string): readonly string[] => {
  const { faces, understood } = compileCard({ name: 'Odd Thing', type_line: typeLine, oracle_text: text })
  expect(understood).toBe(true)
  return printCardTextFr(faces[0]!.definition).map((line) => line.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))
}

test.each([
  [
    'Enchantment — Room',
    'When you unlock this door, draw a card.',
    ['Quand vous déverrouillez cet accès, piochez une carte.'],
  ],
  [
    'Creature — Spirit',
    'Whenever an enchantment you control enters and whenever you fully unlock a Room, you gain 1 life.',
    [
      'À chaque fois qu’un enchantement que vous contrôlez arrive ou que vous déverrouillez complètement une pièce, vous gagnez 1 point de vie.',
    ],
  ],
  [
    'Creature — Spirit',
    '{T}: Lock or unlock a door of target Room you control.',
    ['{T} : Verrouillez ou déverrouillez un accès d’une pièce ciblée que vous contrôlez.'],
  ],
  ['Creature — Monk', '{T}: Flip this creature.', ['{T} : Inversez cette créature.']],
  [
    'Creature — Monk',
    'When this creature dies, return it to the battlefield flipped.',
    ['Quand cette créature meurt, renvoyez-la sur le champ de bataille en étant inversée.'],
  ],
  ['Sorcery', 'Fuse\nAftermath', ['Fusion', 'Répercussion']],
])('%s: %s', (typeLine, text, printed) => {
  expect(french(typeLine, text)).toEqual(printed)
})
