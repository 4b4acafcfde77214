import { describe, expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const french = (typeLine: string, text: string): readonly string[] => {
  const { faces, understood } = compileCard({ name: 'Odd Thing', type_line: typeLine, oracle_text: text })
  expect(understood).toBe(true)
  return printCardTextFr(faces[0]!.definition).map((line) => line.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '))
}

describe('frames and designations in French', () => {
  test.each([
    ['Enchantment — Saga', 'I, II — You gain 1 life.', ['I, II — Vous gagnez 1 point de vie.']],
    [
      'Enchantment — Class',
      '{1}{W}: Level 2\nWhen this Class becomes level 2, draw a card.',
      [
        '{1}{W} : niveau 2',
        'Tant que le niveau de cette classe est supérieur ou égal à 2, elle a « Quand cette classe devient de niveau 2, piochez une carte. »',
      ],
    ],
    ['Creature — Elf', 'Level up {2}', ['Montée de niveau {2}']],
    [
      'Enchantment — Case',
      'To solve — You have no cards in hand.',
      [
        'Au début de votre étape de fin, si vous n’avez pas de carte en main et que cette affaire n’est pas résolue, elle devient résolue.',
      ],
    ],
    [
      'Creature — Wizard',
      'Prototype {1}{G} — 2/1\nThis creature enters prepared.',
      ['Prototype {1}{G} — 2/1', 'Cette créature arrive préparée.'],
    ],
    [
      'Artifact',
      '{T}: Target creature becomes prepared.\n{2}: Target creature becomes unprepared.',
      ['{T} : Une créature ciblée devient préparée.', '{2} : Une créature ciblée devient dépréparée.'],
    ],
    [
      'Creature — Knight',
      'When this creature dies, you may cast it from your graveyard as an Adventure until the end of your next turn.',
      [
        'Quand cette créature meurt, vous pouvez lancer cette créature en tant qu’aventure jusqu’à la fin de votre prochain tour.',
      ],
    ],
    [
      'Enchantment',
      "Creatures you control that have an Omen get +1/+1.\nAt the beginning of your upkeep, if this enchantment isn't prepared, draw a card.",
      [
        'Les créatures qui ont un présage que vous contrôlez gagnent +1/+1.',
        'Au début de votre entretien, si cet enchantement n’est pas préparé, piochez une carte.',
      ],
    ],
    ['Sorcery', 'You become the monarch.', ['Vous devenez le monarque.']],
    ['Sorcery', 'You take the initiative.', ['Vous prenez l’initiative.']],
    ['Sorcery', 'It becomes night.', ['La nuit tombe.']],
    [
      'Sorcery',
      'You get an emblem with "Creatures you control get +1/+1."',
      ['Vous gagnez un emblème avec « Les créatures que vous contrôlez gagnent +1/+1. »'],
    ],
    [
      'Enchantment',
      'Whenever day becomes night or night becomes day, draw a card.',
      ['À chaque fois que le jour devient la nuit ou la nuit devient le jour, piochez une carte.'],
    ],
    [
      'Enchantment',
      'At the beginning of your end step, if you have the city’s blessing, venture into the dungeon.',
      ['Au début de votre étape de fin, si vous avez la bénédiction de la cité, aventurez-vous dans le donjon.'],
    ],
    [
      'Enchantment',
      'As long as it’s night, creatures you control have flying.',
      ['Tant qu’il fait nuit, les créatures que vous contrôlez ont le vol.'],
    ],
  ])('%s: %s', (typeLine, text, printed) => {
    expect(french(typeLine, text)).toEqual(printed)
  })
})
