import { expect, test } from 'vitest'
import { compileCard } from '../../../src/compiler/index.ts'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'

const ROWS: readonly (readonly [english: string, french: string])[] = [
  [
    'Flip a coin. If you win the flip, draw two cards. If you lose the flip, discard a card.',
    'Jouez à pile ou face. Si vous avez gagné le lancer, piochez deux cartes. Si vous avez perdu le lancer, défaussez-vous d’une carte.',
  ],
  [
    'Roll a d20 and add the number of cards in your hand.\n1—14 | You gain 3 life.\n15+ | Draw a card. Roll again.',
    'Lancez un dé à 20 faces en y ajoutant le nombre de cartes dans votre main. Selon le résultat, 1-14 : vous gagnez 3 points de vie ou 15 ou plus : piochez une carte et lancez de nouveau.',
  ],
  [
    'Roll a six-sided die. You gain life equal to the result.',
    'Lancez un dé à 6 faces. Vous gagnez un nombre de points de vie égal au résultat.',
  ],
  ['Restart the game. Draw a card.', 'Recommencez la partie. Piochez une carte.'],
  ['Target player exiles two cards from their hand.', 'Un joueur ciblé exile deux cartes de sa main.'],
  [
    "Players play a Magic subgame, using their libraries as their decks. Each player who didn't win the subgame loses 3 life.",
    'Les joueurs jouent une sous-partie de Magic, avec leur bibliothèque pour deck. Chaque joueur qui n’a pas gagné la sous-partie perd 3 points de vie.',
  ],
  ['End the turn.', 'Mettez fin au tour.'],
  ['End the combat phase.', 'Mettez fin à la phase de combat.'],
  ['The game is a draw.', 'La partie est nulle.'],
  [
    "You control target player during that player's next turn.",
    'Vous contrôlez un joueur ciblé pendant son prochain tour.',
  ],
  [
    'There is an additional upkeep step after this step.',
    'Après cette étape, il y a une étape d’entretien supplémentaire.',
  ],
]

test.each(ROWS)('%s', (english, french) => {
  const { faces } = compileCard({ name: 'Scrap', type_line: 'Instant', mana_cost: '{1}', oracle_text: english })
  expect(faces.map(({ definition }) => printCardTextFr(definition))).toEqual([[french]])
})
