import type { Amount } from '../../core/amount.ts'
import type { Effect } from '../../core/effect.ts'
import type { Filter } from '../../core/filter.ts'
import { type Ref, SELF, YOU } from '../../core/ref.ts'

const FOUND: Ref = { ref: 'bound', name: 'dug' }
const OTHERS: Ref = { ref: 'bound', name: 'passed' }

const dig = (limit: Filter, who: Ref): readonly Effect[] => [
  { do: 'exile-until', who, until: { notTypes: ['land'], ...limit }, as: 'dug', others: 'passed' },
  { do: 'cast', who, what: FOUND, forCost: [], resulting: limit },
]

const toBottom = (what: Ref): Effect => ({
  do: 'move',
  what,
  from: 'exile',
  to: 'library',
  position: 'bottom',
  randomly: true,
})

/** CR 702.85a: down to a nonland card that is worth less than the spell, which may be cast free as a spell worth less too. */
export const CASCADE: readonly Effect[] = [
  ...dig({ manaValue: { op: '<', amount: { kind: 'characteristic', of: SELF, which: 'mana-value' } } }, YOU),
  toBottom({ ref: 'union', refs: [FOUND, OTHERS] }),
]

/** CR 701.57a: the same up to a number; what is not cast goes to hand. */
export const discovering = (who: Ref, amount: Amount): readonly Effect[] => [
  ...dig({ manaValue: { op: '<=', amount } }, who),
  { do: 'move', what: FOUND, from: 'exile', to: 'hand' },
  toBottom(OTHERS),
]
