import type { Gap } from '../../core/card.ts'

export const gap = ({ card, text }: Gap): string =>
  `${card} says “${text}”, which isn’t understood: nothing can be judged that may depend on it.`
