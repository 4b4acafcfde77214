import type { Ability } from '../../core/ability.ts'
import { SELF, YOU } from '../../core/ref.ts'
import type { Draft } from './draft.ts'

/** CR 310.11b: a Siege that has lost its last defense counter is exiled, and may be cast with its other face up. */
const DEFEATED: Ability = {
  kind: 'triggered',
  event: { on: 'counters-removed', what: 'self', counter: 'defense', last: true },
  body: {
    kind: 'simple',
    targets: [],
    effects: [
      { do: 'exile', what: SELF, as: 'defeated' },
      { do: 'cast', who: YOU, what: { ref: 'bound', name: 'defeated' }, forCost: [], transformed: true },
    ],
  },
}

const joined = new WeakMap<readonly Ability[], readonly Ability[]>()

export const withIntrinsicSiege = (draft: Draft): Draft => {
  if (!draft.types.includes('battle') || !draft.subtypes.includes('Siege')) return draft
  const abilities = joined.get(draft.abilities) ?? [...draft.abilities, DEFEATED]
  joined.set(draft.abilities, abilities)
  return { ...draft, abilities }
}
