import type { Named } from '../../core/illegality.ts'
import type { Speaker } from '../speaker.ts'
import { plural } from './plural.ts'

interface Counted {
  readonly obeyed: number
  readonly possible: number
}

interface Demanded {
  readonly object: Named
  readonly source: Named
}

/** Where the requirement comes from: another object by name, or the creature's own text. */
export const demandedBy = ({ object, source }: Demanded, say: Speaker): string =>
  source.id === object.id ? 'son propre texte l’exige' : `exigé par ${say.name(source)}`

/** The comparison that makes a declaration of attackers or blockers illegal. */
export const obeyed = ({ obeyed, possible }: Counted): string =>
  `cette déclaration ${obeyed === 0 ? 'ne respecte aucune obligation' : `respecte ${plural(obeyed, 'obligation')}`}, alors qu’il est possible d’en respecter ${possible} sans enfreindre de restriction`
