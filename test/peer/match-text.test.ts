import { expect, it } from 'vitest'
import { textBegins } from './match-text.ts'

it.each([
  ['{1}{G}, {T}: Draw a card.', 'Moss Ox', '{1}{G}, {T}:', true],
  ['{T}: Ember Pup deals 1 damage to any target.', 'Ember Pup', '{T}: {this} deals', true],
  ['{T}: This creature deals 1 damage to any target.', 'Ember Pup', '{T}: {this} deals 1', true],
  ['−2: Destroy target creature.', 'Vessa, the Bold', '-2: Destroy', true],
  ['{2}{G}: Vessa fights target creature.', 'Vessa, the Bold', '{2}{G}: {this} fights', true],
  ['{2}{G}{G}: Return Moss Ox to your hand.', 'Moss Ox', '<i>Thicket</i> &mdash; {2}{G}{G}:', true],
  ['Flashback—{R}{R}, Discard a card.', 'Moss Ox', 'Flashback {R}{R}', true],
  ['{T}: Add {G}.', 'Moss Ox', '{1}', false],
])('%s of %s begins with %s: %s', (text, name, start, expected) => {
  expect(textBegins(text, name, start)).toBe(expected)
})
