import type { Language } from '../edition-content.ts'
import { analyze } from './analyze.ts'

/** A name as its stems, so that `jeton` finds `Jetons`. The sign in front keeps it apart from names as written. */
export const nameKey = (name: string, language: Language): string => {
  const stems = analyze(name, language).map((word) => word.terms[0])
  return stems.length === 0 ? '' : `~${stems.join(' ')}`
}
