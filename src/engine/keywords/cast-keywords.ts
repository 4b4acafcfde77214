import type { Condition } from '../../core/condition.ts'
import type { Cost, CostPart } from '../../core/cost.ts'
import type { Filter } from '../../core/filter.ts'
import type { KeywordAbility, KeywordName } from '../../core/keyword.ts'

/** CR 118.9, 601.3: a keyword that lets a card be cast in a way of its own. */
export interface CastKeyword {
  readonly rule: string
  /** Where its owner may cast it from by this keyword alone; absent: from wherever it may be cast anyhow. */
  readonly from?: 'graveyard'
  /** Its cost is paid besides the mana cost (118.8), not in its place. */
  readonly besides?: true
  readonly when?: Condition
  /** Only what is an instant or sorcery. */
  readonly instantOrSorcery?: true
  /** The spell is exiled when it would leave the stack for anywhere else. */
  readonly exiled?: true
}

const OPPONENTS: Filter = { subject: 'player', player: 'opponent' }
const SIDE: Filter = {
  anyOf: [
    { subject: 'player', player: 'you' },
    { subject: 'player', player: 'teammate' },
  ],
}

export const CAST_KEYWORDS: { readonly [K in KeywordName]?: CastKeyword } = {
  flashback: { rule: '702.34a', from: 'graveyard', instantOrSorcery: true, exiled: true },
  escape: { rule: '702.138a', from: 'graveyard' },
  harmonize: { rule: '702.180a', from: 'graveyard', exiled: true },
  retrace: { rule: '702.81a', from: 'graveyard', besides: true },
  'jump-start': { rule: '702.133a', from: 'graveyard', besides: true, instantOrSorcery: true, exiled: true },
  evoke: { rule: '702.74a' },
  dash: { rule: '702.109a' },
  blitz: { rule: '702.152a' },
  overload: { rule: '702.96a' },
  emerge: { rule: '702.119a' },
  /** CR 702.137a */
  spectacle: {
    rule: '702.137a',
    when: {
      kind: 'compare',
      left: { kind: 'this-turn', what: 'life-lost', who: { ref: 'all', filter: OPPONENTS } },
      op: '>',
      right: 0,
    },
  },
  /** CR 702.117a: this spell is not cast yet, so any other that was counts. */
  surge: {
    rule: '702.117a',
    when: {
      kind: 'compare',
      left: { kind: 'this-turn', what: 'spells-cast', who: { ref: 'all', filter: SIDE } },
      op: '>',
      right: 0,
    },
  },
}

const OWN_CREATURE: Filter = { subject: 'permanent', types: ['creature'], controller: 'you' }

/** CR 702.119a, 702.180a: what is sacrificed or tapped for a spell that costs less for it. */
export const EMERGED = { kind: 'sacrifice', what: OWN_CREATURE, count: 1 } as const satisfies CostPart
export const HARMONIZED = { kind: 'tap-permanents', what: OWN_CREATURE, count: 1 } as const satisfies CostPart

/** What has to be paid to cast a card in the way of one of its keywords. */
export const costOfKeyword = (ability: KeywordAbility): Cost => {
  switch (ability.keyword) {
    case 'retrace':
      return [{ kind: 'discard', what: { subject: 'card', types: ['land'] }, count: 1 }]
    case 'jump-start':
      return [{ kind: 'discard', what: { subject: 'card' }, count: 1 }]
    // CR 702.119a
    case 'emerge':
      return [...ability.cost, EMERGED]
    default:
      return 'cost' in ability ? ability.cost : []
  }
}
