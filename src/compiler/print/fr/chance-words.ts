import type { FlipOutcome } from '../../../core/chance.ts'
import type { Verb } from './verb.ts'

/** What came of a flip. */
export const CAME: Readonly<Record<FlipOutcome, string>> = {
  won: 'gagné',
  lost: 'perdu',
  heads: 'face',
  tails: 'pile',
}

export const SHOW: Verb = {
  infinitive: 'montrer',
  you: 'montrez',
  it: 'montre',
  they: 'montrent',
  subjunctive: 'montre',
  subjunctiveYou: 'montriez',
}

export const OBTAIN: Verb = {
  infinitive: 'obtenir',
  you: 'obtenez',
  it: 'obtient',
  they: 'obtiennent',
  subjunctive: 'obtienne',
  subjunctiveYou: 'obteniez',
}
