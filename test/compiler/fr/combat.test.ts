import { expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const inFrench = (oracle_text: string, type_line = 'Creature — Giant') => {
  const { faces } = compileCard({ name: 'Odd Contraption', type_line, oracle_text, power: '1', toughness: '1' })
  expect(faces[0]?.definition.gaps).toEqual([])
  return printCardTextFr(faces[0]!.definition).join('\n')
}

test.each([
  [
    'This creature can block an additional creature each combat.',
    'Cette créature peut bloquer une créature supplémentaire à chaque combat.',
  ],
  [
    'This creature can block any number of creatures.',
    'Cette créature peut bloquer n’importe quel nombre de créatures.',
  ],
  [
    '{W}: This creature can block an additional creature this turn.',
    '{W} : Cette créature peut bloquer une créature supplémentaire ce tour-ci.',
  ],
  [
    'All creatures able to block this creature do so.',
    'Toutes les créatures qui peuvent bloquer cette créature le font.',
  ],
  [
    '{G}: All creatures able to block target creature this turn do so.',
    '{G} : Toutes les créatures qui peuvent bloquer une créature ciblée ce tour-ci le font.',
  ],
  [
    'Each creature you control assigns combat damage equal to its toughness rather than its power.',
    'Les créatures que vous contrôlez attribuent un nombre de blessures de combat égal à leur endurance à la place de leur force.',
  ],
  [
    'This creature assigns combat damage equal to its toughness rather than its power.',
    'Cette créature attribue un nombre de blessures de combat égal à son endurance à la place de sa force.',
  ],
])('%s', (english, french) => {
  expect(inFrench(english)).toBe(french)
})
