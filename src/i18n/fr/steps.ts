import type { Step } from '../../core/step.ts'

/** After « c’est … ». */
export const steps: Readonly<Record<Step, string>> = {
  untap: 'l’étape de dégagement',
  upkeep: 'l’étape d’entretien',
  draw: 'l’étape de pioche',
  'precombat-main': 'la phase principale d’avant combat',
  'beginning-of-combat': 'l’étape de début de combat',
  'declare-attackers': 'l’étape de déclaration des attaquants',
  'declare-blockers': 'l’étape de déclaration des bloqueurs',
  'combat-damage': 'l’étape des blessures de combat',
  'end-of-combat': 'l’étape de fin de combat',
  'postcombat-main': 'la phase principale d’après combat',
  end: 'l’étape de fin',
  cleanup: 'l’étape de nettoyage',
}
