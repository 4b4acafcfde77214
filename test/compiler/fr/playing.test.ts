import { expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const inFrench = (oracle_text: string, type_line = 'Enchantment') => {
  const { faces } = compileCard({ name: 'Odd Contraption', type_line, oracle_text, power: '1', toughness: '1' })
  expect(faces[0]?.definition.gaps).toEqual([])
  return printCardTextFr(faces[0]!.definition).join('\n')
}

test.each([
  [
    'Players can cast spells only during their own turns.',
    'Les joueurs ne peuvent pas lancer de sorts en dehors de leur propre tour.',
  ],
  [
    "Your opponents can't activate abilities of artifacts unless they're mana abilities.",
    'Vos adversaires ne peuvent pas activer de capacités d’artefacts à moins que ce ne soient des capacités de mana.',
  ],
  [
    "You can't play lands or cast spells from your hand.",
    'Vous ne pouvez pas jouer de cartes de terrain de votre main et vous ne pouvez pas lancer de sorts de votre main.',
  ],
  [
    "Creatures entering or dying don't cause abilities to trigger.",
    'Les créatures qui arrivent ou meurent ne font pas se déclencher de capacités.',
  ],
  [
    "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
    'Les permanents qui arrivent ne font pas se déclencher de capacités de permanents que vos adversaires contrôlent.',
  ],
  [
    'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
    'Les artefacts non-créature sont des créatures-artefacts en plus de leurs autres types et ont une force et une endurance de base égales à leur valeur de mana.',
  ],
  [
    'All lands lose all abilities except mana abilities.',
    'Les terrains perdent toutes leurs capacités à l’exception des capacités de mana.',
  ],
  [
    'Play with the top card of your library revealed.',
    'Vous jouez avec la carte du dessus de votre bibliothèque révélée.',
  ],
  ['Your opponents play with their hands revealed.', 'Chaque adversaire joue avec sa main révélée.'],
  [
    "Noncreature spells with {X} in their mana costs can't be cast.",
    'Les joueurs ne peuvent pas lancer de sorts non-créature avec {X} dans le coût de mana.',
  ],
  [
    'Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.',
    'Un joueur peut lancer un sort de créature avec une valeur de mana inférieure ou égale à 3 sans payer son coût de mana et comme s’il avait le flash.',
  ],
])('%s', (english, french) => {
  expect(inFrench(english)).toBe(french)
})

test('what a card says of being cast from where it lies, and of its own casting', () => {
  expect(inFrench('You may cast this card from exile.', 'Creature — Griffin')).toBe(
    'Vous pouvez lancer ce sort depuis l’exil.',
  )
  expect(inFrench('When you cast this spell, draw a card.', 'Creature — Eldrazi')).toMatch(
    /vous lancez ce sort, piochez une carte\.$/u,
  )
  expect(inFrench("{R}: Target spell can't be countered.", 'Creature — Goblin')).toBe(
    '{R}\u00a0: Un sort ciblé ne peut pas être contrecarré.',
  )
})

test('what mana may be spent on, and what that brings about', () => {
  expect(
    inFrench(
      '{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.',
      'Land',
    ),
  ).toBe(
    '{T}\u00a0: Ajoutez {C}{C}. Ne dépensez ce mana que pour lancer des sorts d’artefact ou activer des capacités d’artefacts.',
  )
  expect(
    inFrench(
      "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered.",
      'Land',
    ),
  ).toBe(
    '{T}\u00a0: Ajoutez {C}. Un sort d’éphémère ou de rituel pour lequel il est dépensé ne peut pas être contrecarré.',
  )
})
