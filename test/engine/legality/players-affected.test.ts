import { expect, it } from 'vitest'
import {
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  PLAYER,
  slot,
  spell,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const shelters = fixedRule({
  kind: 'restriction',
  cant: { act: 'be-targeted', who: { subject: 'player', player: 'you' }, by: {} },
})
const CARDS = [
  defineCreature('Warden', '{1}', 'Golem', '1/1', [shelters]),
  defineCreature('Squire', '{1}', 'Golem', '1/1'),
  defineCard('Quiet', '{1}', 'Enchantment', [continuous(CREATURE, { kind: 'remove-all-abilities' })]),
  defineCard('Blessing', '{1}', 'Enchantment', [
    continuous({ ...CREATURE, colors: ['W'] }, { kind: 'add-ability', ability: shelters }),
  ]),
  defineCard('Whitening', '{1}', 'Enchantment', [continuous(CREATURE, { kind: 'colors', set: true, colors: ['W'] })]),
  defineCard('Point', '{0}', 'Sorcery', [spell([slot(PLAYER)], gainsLife(1))]),
]
const verdict = (...battlefield: readonly string[]) =>
  mainPhase(CARDS, { a: { hand: [{ id: 'point', name: 'Point' }] }, b: { battlefield } }).judge({
    kind: 'cast-spell',
    player: 'A',
    object: 'point',
    targets: [['B']],
  }).verdict

it.each([
  ['an ability that is there protects its controller', ['Warden'], 'illegal'],
  ['one that was lost does not', ['Warden', 'Quiet'], 'legal'],
  ['one that was granted does, also by way of a new colour', ['Squire', 'Blessing', 'Whitening'], 'illegal'],
  ['and not where the colour is missing', ['Squire', 'Blessing'], 'legal'],
])('CR 613.10: effects on players come after all characteristics are known: %s', (_, battlefield, expected) => {
  expect(verdict(...battlefield)).toBe(expected)
})
