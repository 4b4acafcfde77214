import type { AssumptionSentences } from '../language-pack.ts'

export const assumptions: AssumptionSentences = {
  history: 'Ce qui s’est passé plus tôt dans le tour n’est pas indiqué : on suppose que rien n’y compte ici.',
  priority:
    'Le joueur qui a la priorité n’est pas indiqué : on suppose que c’est celui qui l’aurait normalement à ce moment.',
  'summoning-sick': 'Il n’est pas indiqué si cette créature peut déjà attaquer et utiliser {T} : on suppose que oui.',
  'controlled-since':
    'Il n’est pas indiqué depuis quand ce permanent est sous le contrôle de son contrôleur : on suppose que c’est depuis assez longtemps.',
  'lands-played': 'Le nombre de terrains joués ce tour-ci n’est pas indiqué : on suppose qu’il n’y en a eu aucun.',
  'gap-ignored':
    'Une partie du texte de cette carte n’est pas comprise : comme le demande la position, il n’en est pas tenu compte.',
  random: 'Aucun résultat n’est donné pour un tirage au hasard : il est tiré de la graine de la position.',
}
