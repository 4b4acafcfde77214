import type { IllegalityParams } from '../../core/illegality.ts'
import { isMainPhase } from '../../core/step.ts'
import type { Family } from '../language-pack.ts'
import { joinWords } from '../teller.ts'
import { decisionNames } from './decision-names.ts'
import { steps } from './steps.ts'

export const timing: Family<'game' | 'object' | 'player' | 'priority' | 'timing'> = {
  'game.over': () => 'La partie est terminée : plus personne ne peut y agir.',
  'object.phased-out': ({ object }, say) =>
    `${say.name(object)} est hors phase : tant qu’il ne revient pas en phase, tout se passe comme s’il n’existait pas.`,
  'player.controlled': ({ player, by }) => `${by} contrôle ${player} et fait ce choix à sa place.`,
  'player.not-controlled': ({ player, by }) =>
    `${by} ne peut pas faire cela au nom d’un autre joueur (${player}), qui est seul à pouvoir le faire.`,
  'player.lost': ({ player }) => `${player} a perdu, et qui a perdu ne prend plus part à la partie.`,
  'priority.not-yours': ({ player, holder }) =>
    holder === null
      ? `${player} ne peut pas agir maintenant : personne n’a la priorité à ce moment.`
      : `${player} ne peut pas agir maintenant : ${holder} a la priorité, et seul le joueur qui l’a peut agir.`,
  'priority.decision-pending': ({ player, decider, decision }) => {
    const name = decisionNames[decision]
    const choice = name === undefined ? 'doit d’abord faire un choix' : `doit d’abord faire un choix (${name})`
    return `${player} ne peut pas agir maintenant : ${decider} ${choice}, et la partie attend sa réponse.`
  },
  'timing.sorcery': (params, say) =>
    `Impossible de lancer ${say.name(params.object)} maintenant, car ${joinWords(obstacles(params), 'et')} : il faut une phase principale de votre propre tour et une pile vide.`,
  'timing.split-second': ({ object, source }, say) =>
    `${say.name(object)} doit attendre : ${say.name(source)} a la fraction de seconde, et tant que ce sort est sur la pile, personne ne peut lancer de sort ni activer de capacité autre qu’une capacité de mana.`,
}

const obstacles = ({ step, stackEmpty, yourTurn }: IllegalityParams['timing.sorcery']): readonly string[] => {
  const found = [
    ...(yourTurn ? [] : ['ce n’est pas votre tour']),
    ...(isMainPhase(step) ? [] : [`c’est ${steps[step]}`]),
    ...(stackEmpty ? [] : ['la pile n’est pas vide']),
  ]
  return found.length > 0 ? found : ['le moment ne s’y prête pas']
}
