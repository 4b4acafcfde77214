import type { Language } from '../../src/library/index.ts'

/** A question as a player would ask it, and rules any of which answers it. */
export interface RelevanceQuestion {
  readonly language: Language
  readonly query: string
  readonly rules: readonly string[]
}

const ask = (
  language: Language,
  list: readonly (readonly [query: string, ...rules: string[]])[],
): RelevanceQuestion[] => list.map(([query, ...rules]) => ({ language, query, rules }))

/** Answers were looked up in the official text. Each must be among the first five of the restatement. */
export const QUESTIONS: readonly RelevanceQuestion[] = [
  ...ask('en', [
    ['how many cards must my deck have', '100.2a', '100.2b', '100.2c'],
    ['one card says can, another says cannot, which wins', '101.2'],
    ['who goes first', '103.1', '103.8'],
    ['how much life do we start with', '103.4', '119.1'],
    ['mulligan', '103.5'],
    ['scoop', '104.3a'],
    ['drawing from an empty library', '104.3c', '121.4'],
    ['hybrid mana symbols', '107.4e'],
    ['token dies', '111.7', '111.8'],
    ['paying more life than I have', '119.4'],
    ['change the target of a spell', '115.7', '115.7a'],
    ['+1/+1 and -1/-1 counters on the same creature', '122.3'],
    ['do counters stay when the card is bounced', '122.2', '400.7'],
    ['does damage wear off', '120.6'],
    ['blink a creature new object', '400.7'],
    ['maximum hand size', '402.2'],
    ['can I look through an opponent’s graveyard', '404.2'],
    ['order of cards going to the graveyard together', '404.3'],
    ['top of the stack resolves when everybody passes', '405.5', '117.4'],
    ['exiled face down', '406.3', '406.3a', '406.3b'],
    ['steps of casting a spell', '601.2', '601.2a'],
    ['choosing targets while casting a spell', '601.2c', '115.1', '115.1a'],
    ['kill the source in response to its ability', '113.7a'],
    ['additional costs', '118.8', '118.8a'],
    ['play a land special action', '116.2a', '305.1'],
  ]),
  ...ask('fr', [
    ['combien de cartes dans un paquet', '100.2a', '100.2b', '100.2c'],
    ['une carte dit peut, l’autre ne peut pas', '101.2'],
    ['qui commence', '103.1', '103.8'],
    ['total de points de vie de départ', '103.4', '119.1'],
    ['mulligan', '103.5'],
    ['abandonner la partie', '104.3a'],
    ['piocher dans une bibliotheque vide', '104.3c', '121.4'],
    ['symbole de mana hybride', '107.4e'],
    ['jeton qui quitte le champ de bataille', '111.7', '111.8'],
    ['payer plus de points de vie qu’on en a', '119.4'],
    ['changer la cible d’un sort', '115.7', '115.7a'],
    ['marqueurs +1/+1 et -1/-1 sur la même créature', '122.3'],
    ['que deviennent les marqueurs d’un objet qui change de zone', '122.2', '400.7'],
    ['nouvel objet après un changement de zone', '400.7'],
    ['taille de main maximale', '402.2'],
    ['regarder le cimetière de l’adversaire', '404.2'],
    ['ordre des cartes mises au cimetière en même temps', '404.3'],
    ['tout le monde passe, le dessus de la pile se résout', '405.5', '117.4'],
    ['exilée face cachée', '406.3', '406.3a', '406.3b'],
    ['étapes pour lancer un sort', '601.2', '601.2a'],
    ['quand choisit-on les cibles', '601.2c', '115.1', '115.1a'],
    ['détruire la source en réponse à sa capacité', '113.7a'],
    ['coûts supplémentaires', '118.8', '118.8a'],
    ['poser un terrain', '116.2a', '305.1'],
  ]),
]
