import type { Gap } from '../../core/card.ts'

export const gap = ({ card, text }: Gap): string =>
  `Le texte « ${text} » (${card}) n’est pas compris : rien de ce qui peut en dépendre ne peut être jugé.`
