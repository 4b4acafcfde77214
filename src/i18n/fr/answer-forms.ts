import type { Decision } from '../../core/decision.ts'

const forms: Readonly<Record<Decision['kind'], string>> = {
  'choose-targets': 'une liste d’identifiants de cibles',
  'choose-modes': 'une liste de numéros de modes',
  'choose-number': 'un nombre entier',
  'choose-objects': 'une liste d’identifiants d’objets',
  'choose-player': 'l’identifiant d’un joueur',
  'yes-or-no': '`true` ou `false`',
  'choose-option': 'le texte d’une option',
  'call-coin': '`heads` (face) ou `tails` (pile)',
  'report-coin': '`heads` (face) ou `tails` (pile)',
  'report-die': 'le nombre que montre le dé',
  'choose-name': 'le nom d’une carte',
  'choose-color': 'la lettre d’une couleur',
  'choose-mana': 'une des sortes de mana offertes',
  'accept-shortcut': '`true`, ou la place d’un de vos choix',
  order: 'la liste de toutes les options, la première en tête',
  divide: 'une quantité pour chaque identifiant',
  'declare-attackers': 'une liste d’attaquants, chacun avec ce qu’il attaque',
  'declare-blockers': 'une liste de bloqueurs, chacun avec ce qu’il bloque',
}

/** What an answer looks like, by the kind of its decision as params carry it. */
export const answerForms: Readonly<Record<string, string | undefined>> = forms
