import type { Named } from '../../core/illegality.ts'
import type { Speaker } from '../speaker.ts'

/** What forbids it: another object by name, or the object's own text. */
export const because = (source: Named, object: Named, say: Speaker): string =>
  source.id === object.id ? 'son propre texte l’interdit' : `${say.name(source)} l’interdit`
