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
  source.id === object.id ? 'its own text says so' : `${say.name(source)} says so`

/** The comparison that makes a declaration of attackers or blockers illegal. */
export const obeyed = ({ obeyed, possible }: Counted): string =>
  `this declaration obeys ${obeyed === 0 ? 'no requirement' : plural(obeyed, 'requirement')}, while ${possible} can be obeyed without breaking a restriction`
