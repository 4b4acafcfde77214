import type { Family } from '../language-pack.ts'
import { decisionNames } from './decision-names.ts'

export const loop: Family<'loop' | 'shortcut'> = {
  'loop.choose-otherwise': ({ player }) =>
    `Ce choix ramènerait la partie au même point, et c’est à ${player} d’en faire un autre.`,
  'loop.shortened-here': ({ player }) =>
    `${player} a écourté le raccourci ici pour choisir autrement, et ne peut donc pas faire le choix qui était proposé.`,
  'shortcut.step': ({ at }) =>
    `Le choix ${at + 1} du raccourci ne peut pas être fait d’avance : on n’y concède pas et on n’y prend pas d’autre raccourci.`,
  'shortcut.illegal': ({ at, player }) => `Le choix ${at + 1} du raccourci, fait par ${player}, y serait illégal.`,
  'shortcut.open': ({ at, decision }) =>
    `Le choix ${at + 1} du raccourci laisse quelque chose en suspens (${decisionNames[decision] ?? decision}) : dans un raccourci, tous les choix sont annoncés.`,
  'shortcut.unpredictable': () =>
    'Le raccourci contient quelque chose d’aléatoire : on ne fait d’avance que des choix au résultat connu.',
  'shortcut.no-priority': () =>
    'Le raccourci s’arrête là où personne n’a la priorité : il doit finir là où un joueur l’a.',
}
