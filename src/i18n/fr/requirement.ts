import { plural } from './plural.ts'

interface Counted {
  readonly obeyed: number
  readonly possible: number
}

/** The comparison that makes a declaration of attackers or blockers illegal. */
export const obeyed = ({ obeyed, possible }: Counted): string =>
  `cette déclaration ${obeyed === 0 ? 'ne respecte aucune obligation' : `respecte ${plural(obeyed, 'obligation')}`}, alors qu’il est possible d’en respecter ${possible} sans enfreindre de restriction`
