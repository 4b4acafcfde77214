import { plural } from './plural.ts'

interface Counted {
  readonly obeyed: number
  readonly possible: number
}

/** The comparison that makes a declaration of attackers or blockers illegal. */
export const obeyed = ({ obeyed, possible }: Counted): string =>
  `this declaration obeys ${obeyed === 0 ? 'no requirement' : plural(obeyed, 'requirement')}, while ${possible} can be obeyed without breaking a restriction`
