/** Some sentences to the letter: the voice, the grammar and the typography. `~` stands for a no-break space. */
import { expect, test } from 'vitest'
import type { GameEvent } from '../../src/core/event.ts'
import type { Illegality, IllegalityCode, IllegalityParams } from '../../src/core/illegality.ts'
import { bilingual, renderDecision, renderEvent, renderFault, renderIllegality } from '../../src/i18n/index.ts'
import { ember, otter, warden } from './illegality-samples.ts'
import { phrases } from './phrases.ts'

const pair = (en: string, fr: string) => ({ en, fr: fr.replaceAll('~', '\u00a0') })
const names = (id: string) => [ember, otter, warden].find((named) => named.id === id)

const refusal = <C extends IllegalityCode>(code: C, params: IllegalityParams[C]) =>
  bilingual((lang) =>
    renderIllegality({ code, rules: [], objects: [], params } as unknown as Illegality, lang, phrases),
  )
const line = (event: GameEvent) => bilingual((lang) => renderEvent(event, lang, names))

test('hexproof', () => {
  expect(refusal('target.hexproof', { object: ember, target: otter })).toEqual(
    pair(
      'Amber Otter has hexproof: a spell or ability an opponent controls, here Ember Lance, can’t target it.',
      'Une loutre d’ambre a la défense talismanique~: un sort ou une capacité sous le contrôle d’un adversaire (ici Épieu ardent) ne peut pas l’avoir pour cible.',
    ),
  )
})

test('sorcery timing lists every obstacle', () => {
  const params = { object: ember, step: 'upkeep', stackEmpty: false, yourTurn: false } as const
  expect(refusal('timing.sorcery', params)).toEqual(
    pair(
      'Ember Lance can’t be cast now, because it isn’t your turn, this is the upkeep step and the stack isn’t empty: it takes a main phase of your own turn and an empty stack.',
      'Impossible de lancer Épieu ardent maintenant, car ce n’est pas votre tour, c’est l’étape d’entretien et la pile n’est pas vide~: il faut une phase principale de votre propre tour et une pile vide.',
    ),
  )
})

test('plurals begin at two in French', () => {
  expect(refusal('land.already-played', { played: 0, allowed: 0 })).toEqual(
    pair(
      'You have played 0 lands this turn and may play none.',
      'Vous avez joué 0 terrain ce tour-ci, et vous ne pouvez en jouer aucun.',
    ),
  )
  expect(refusal('cost.counters', { object: ember, counter: 'loyalty', needed: 4, present: 3 })).toEqual(
    pair(
      'Ember Lance has 3 loyalty counters, and the cost takes 4.',
      'Épieu ardent porte 3 marqueurs «~loyauté~», et le coût en demande 4.',
    ),
  )
})

test('mana is printed in symbols', () => {
  expect(refusal('payment.not-enough', { object: ember, cost: ['2', 'R'], missing: ['1', 'R'] })).toEqual(
    pair(
      'Ember Lance costs {2}{R}, and the payment leaves {1}{R} unpaid: a cost is paid in full or not at all.',
      'Épieu ardent coûte {2}{R}, et le paiement laisse {1}{R} impayé~: un coût se paie en entier ou pas du tout.',
    ),
  )
})

test('a landwalk names its land in French', () => {
  expect(refusal('block.landwalk', { object: ember, attacker: otter, land: 'Forest' }).fr).toContain('(forêt)')
})

test('a fault proposes the nearest names', () => {
  const fault = {
    code: 'card.unknown',
    pointer: '',
    rules: [],
    params: { name: 'Bat', nearest: ['Cat', 'Rat'] },
  } as const
  expect(bilingual((lang) => renderFault(fault, lang))).toEqual(
    pair(
      'No card named “Bat” is known. Did you mean “Cat” or “Rat”?',
      'Aucune carte connue ne porte ce nom~: «~Bat~». Vouliez-vous dire «~Cat~» ou «~Rat~»~?',
    ),
  )
})

test('a line of notation says where and why', () => {
  const params = { line: 2, column: 5, reason: 'expected', expected: ':', found: 'Mountain x2' }
  expect(
    bilingual((lang) => renderFault({ code: 'notation.syntax', pointer: '/notation', rules: [], params }, lang)),
  ).toEqual(
    pair(
      'Notation, line 2, column 5: “:” is expected here, not “Mountain x2”.',
      'Notation, ligne 2, colonne 5~: il faut ici «~:~», et non «~Mountain x2~».',
    ),
  )
})

test('a decision asks its player', () => {
  const decision = {
    key: 'k',
    player: 'A',
    rule: '601.2c',
    kind: 'choose-targets',
    object: 'ember',
    slot: 't',
    options: ['otter'],
    min: 1,
    max: 2,
  } as const
  expect(bilingual((lang) => renderDecision(decision, lang, names))).toEqual(
    pair('A, choose between 1 and 2 targets for Ember Lance.', 'A, choisissez de 1 à 2 cibles pour Épieu ardent.'),
  )
})

test('events read as a log', () => {
  expect(line({ kind: 'damage', source: 'ember', target: 'B', amount: 3, combat: false })).toEqual(
    pair('Ember Lance deals 3 damage to B.', 'Épieu ardent inflige 3 blessures à B.'),
  )
  expect(line({ kind: 'player-lost', player: 'B', rule: '704.5b' })).toEqual(
    pair(
      'B loses the game: they had to draw from an empty library.',
      'B perd la partie~: il fallait piocher dans une bibliothèque vide.',
    ),
  )
})

test('a card that may not be seen is a card', () => {
  expect(line({ kind: 'draw', player: 'A', object: 'secret-7' })).toEqual(
    pair('A draws a card.', 'A pioche une carte.'),
  )
  const move = { object: 'secret-7', became: null, player: 'A', from: 'library', to: 'hand', cause: 'draw' } as const
  expect(line({ kind: 'zone-change', ...move })).toEqual(
    pair('A card goes from the library into the hand.', 'Une carte va dans la main depuis la bibliothèque.'),
  )
})
