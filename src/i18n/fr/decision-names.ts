import type { Decision } from '../../core/decision.ts'

const names: Readonly<Record<Decision['kind'], string>> = {
  'choose-targets': 'choix de cibles',
  'choose-modes': 'choix de modes',
  'choose-number': 'choix d’un nombre',
  'choose-objects': 'choix de cartes ou de permanents',
  'choose-player': 'choix d’un joueur',
  'yes-or-no': 'oui ou non',
  'choose-option': 'choix d’une option',
  'call-coin': 'annonce de pile ou face',
  'report-coin': 'résultat d’un pile ou face',
  'report-die': 'résultat d’un dé',
  'choose-name': 'choix d’un nom de carte',
  'choose-color': 'choix d’une couleur',
  'choose-mana': 'choix de mana',
  'accept-shortcut': 'acceptation d’un raccourci',
  order: 'choix d’un ordre',
  divide: 'répartition de blessures ou de marqueurs',
  'declare-attackers': 'déclaration des attaquants',
  'declare-blockers': 'déclaration des bloqueurs',
}

/** What a pending decision is about, by its kind as params carry it. */
export const decisionNames: Readonly<Record<string, string | undefined>> = names
