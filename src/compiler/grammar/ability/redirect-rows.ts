import type { StaticEffect } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

type Effects = readonly StaticEffect[]

const replace = (replacement: Replacement): Effects => [{ kind: 'replacement', replacement }]
const YOU_PLAYER: Filter = { subject: 'player', player: 'you' }

/** The player and everything else that player controls. */
const YOUR_SIDE: Filter = { anyOf: [YOU_PLAYER, { subject: 'permanent', other: true, controller: 'you' }] }

const DIES_INTO_LIBRARY = {
  kind: 'redirect-zone',
  what: 'self',
  from: 'battlefield',
  to: 'graveyard',
  instead: 'library',
} as const

/** What goes elsewhere, or is not dealt (614.1a, 614.9, 615.1a). */
export const REDIRECTIONS: readonly Row<Effects>[] = [
  [
    'if ~ would die, exile it instead',
    replace({ kind: 'redirect-zone', what: 'self', from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ],
  [
    'if ~ would be put into a graveyard from anywhere, exile it instead',
    replace({ kind: 'redirect-zone', what: 'self', to: 'graveyard', instead: 'exile' }),
  ],
  [
    'if a card or token would be put into a graveyard from anywhere, exile it instead',
    replace({ kind: 'redirect-zone', what: {}, to: 'graveyard', instead: 'exile' }),
  ],
  [
    'if <f:counted-one> would die, instead exile (it|that card) and <e:besides>',
    replace({
      kind: 'redirect-zone',
      what: hole('f'),
      from: 'battlefield',
      to: 'graveyard',
      instead: 'exile',
      besides: hole('e'),
    }),
  ],
  [
    "if a card would be put into an opponent's graveyard from anywhere, instead exile it with <k:counters> on it",
    replace({
      kind: 'redirect-zone',
      what: { subject: 'card', owner: 'opponent' },
      to: 'graveyard',
      instead: 'exile',
      counters: hole('k'),
    }),
  ],
  [
    "if <f:counted-one> would enter and it wasn't cast, exile it instead",
    replace({ kind: 'redirect-zone', what: hole('f'), to: 'battlefield', instead: 'exile', uncast: true }),
  ],
  [
    'if <f:counted-one> would be put into a graveyard, exile it instead',
    replace({ kind: 'redirect-zone', what: hole('f'), from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ],
  [
    "if a card would be put into an opponent's graveyard from anywhere, exile it instead",
    replace({
      kind: 'redirect-zone',
      what: { subject: 'card', owner: 'opponent' },
      to: 'graveyard',
      instead: 'exile',
    }),
  ],
  [
    'if a card would be put into your graveyard from anywhere, exile it instead',
    replace({ kind: 'redirect-zone', what: { subject: 'card', owner: 'you' }, to: 'graveyard', instead: 'exile' }),
  ],
  [
    "if ~ would be put into a graveyard from anywhere, reveal ~ and shuffle it into its owner's library instead",
    replace({ kind: 'redirect-zone', what: 'self', to: 'graveyard', instead: 'library', reveal: true }),
  ],
  [
    "if ~ would be put into a graveyard from anywhere, shuffle it into its owner's library instead",
    replace({ kind: 'redirect-zone', what: 'self', to: 'graveyard', instead: 'library' }),
  ],
  ["if ~ would die, shuffle it into its owner's library instead", replace(DIES_INTO_LIBRARY)],
  ["if ~ would die, put it on top of its owner's library instead", replace({ ...DIES_INTO_LIBRARY, position: 'top' })],
  [
    "if ~ would die, put it on the bottom of its owner's library instead",
    replace({ ...DIES_INTO_LIBRARY, position: 'bottom' }),
  ],
  [
    'all damage that would be dealt to you is dealt to (enchanted|equipped) creature instead',
    replace({ kind: 'redirect-damage', to: YOU_PLAYER, instead: { ref: 'attached' } }),
  ],
  [
    'all damage that would be dealt to you is dealt to ~ instead',
    replace({ kind: 'redirect-damage', to: YOU_PLAYER, instead: { ref: 'self' } }),
  ],
  [
    'all damage that would be dealt to you and other permanents you control is dealt to ~ instead',
    replace({ kind: 'redirect-damage', to: YOUR_SIDE, instead: { ref: 'self' } }),
  ],
  [
    'all damage that would be dealt to <t:shielded> is dealt to ~ instead',
    replace({ kind: 'redirect-damage', to: hole('t'), instead: { ref: 'self' } }),
  ],
  ['prevent all damage that would be dealt to you', replace({ kind: 'prevent-damage', to: YOU_PLAYER })],
  [
    'prevent all combat damage that would be dealt to you',
    replace({ kind: 'prevent-damage', to: YOU_PLAYER, combat: true }),
  ],
  [
    'if <f:counted-one> would die, exile it instead',
    replace({ kind: 'redirect-zone', what: hole('f'), from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ],
  ['prevent all damage that would be dealt to <t:shielded>', replace({ kind: 'prevent-damage', to: hole('t') })],
  [
    'prevent all combat damage that would be dealt to <t:shielded>',
    replace({ kind: 'prevent-damage', to: hole('t'), combat: true }),
  ],
  ['prevent all damage that would be dealt by <t:shielded>', replace({ kind: 'prevent-damage', from: hole('t') })],
  [
    'prevent all combat damage that would be dealt by <t:shielded>',
    replace({ kind: 'prevent-damage', from: hole('t'), combat: true }),
  ],
]
