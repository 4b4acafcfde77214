import type { StaticEffect } from '../../../core/ability.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

type Redirection = Extract<Replacement, { kind: 'redirect-zone' }>

/** CR 614.6: what would go to a graveyard goes elsewhere. */
const instead = (what: Redirection['what'], more: Partial<Redirection>): readonly StaticEffect[] => [
  { kind: 'replacement', replacement: { kind: 'redirect-zone', what, to: 'graveyard', instead: 'exile', ...more } },
]
const DIES = { from: 'battlefield' } as const
const SHUFFLED = { instead: 'library', position: 'shuffled' } as const

export const ZONE_CHANGES: readonly Row<readonly StaticEffect[]>[] = [
  ['if ~ would die, exile it instead', instead('self', DIES)],
  ["if ~ would die, shuffle it into its owner's library instead", instead('self', { ...DIES, ...SHUFFLED })],
  [
    "if ~ would die, put it on top of its owner's library instead",
    instead('self', { ...DIES, instead: 'library', position: 'top' }),
  ],
  [
    "if ~ would die, put it on the bottom of its owner's library instead",
    instead('self', { ...DIES, instead: 'library', position: 'bottom' }),
  ],
  ['if ~ would be put into a graveyard from anywhere, exile it instead', instead('self', {})],
  [
    "if ~ would be put into a graveyard from anywhere, shuffle it into its owner's library instead",
    instead('self', SHUFFLED),
  ],
  [
    "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    instead('self', { ...SHUFFLED, reveal: true }),
  ],
  ['if <f:counted-one> would die, exile it instead', instead(hole('f'), DIES)],
  [
    "if <f:counted-one> would die, shuffle it into its owner's library instead",
    instead(hole('f'), { ...DIES, ...SHUFFLED }),
  ],
]
