import { expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const inFrench = (oracle_text: string, type_line = 'Artifact') => {
  const { faces } = compileCard({ name: 'Odd Contraption', type_line, oracle_text, power: '1', toughness: '1' })
  expect(faces[0]?.definition.gaps).toEqual([])
  return printCardTextFr(faces[0]!.definition)
}

test.each([
  ['a color', 'une couleur'],
  ['a color other than red', 'une couleur autre que le rouge'],
  ['a creature type', 'un type de créature'],
  ['a basic land type', 'un type de terrain de base'],
  ['a card name', 'le nom d’une carte'],
  ['a noncreature card name', 'le nom d’une carte non-créature'],
  ['a number between 1 and 3', 'un nombre de 1 à 3'],
  ['an opponent', 'un adversaire'],
  ['odd or even', 'impair ou pair'],
  ['artifact, creature, or land', 'artefact, créature ou terrain'],
  ['Storm or Calm', 'Storm ou Calm'],
])('what is chosen: %s', (english, french) => {
  expect(inFrench(`As this artifact enters, choose ${english}.`)).toEqual([
    `Au moment où cet artefact arrive, choisissez ${french}.`,
  ])
})

test('what is spoken of as chosen or exiled', () => {
  const ENTERING = 'As this artifact enters, choose a color.\n'
  expect(inFrench(`${ENTERING}Creatures of the chosen color get +1/+1.`)[1]).toBe(
    'Les créatures de la couleur choisie gagnent +1/+1.',
  )
  expect(inFrench(`${ENTERING}Creatures that aren't of the chosen color get -1/-1.`)[1]).toBe(
    'Les créatures qui ne sont pas de la couleur choisie gagnent -1/-1.',
  )
  expect(
    inFrench("{1}: Exile target artifact.\n{2}: Return a card exiled with this artifact to its owner's hand.")[1],
  ).toBe('{2}\u00a0: Renvoyez une carte exilée par cet artefact dans la main de son propriétaire.')
})
