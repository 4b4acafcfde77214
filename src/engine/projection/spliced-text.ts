import type { Ability } from '../../core/ability.ts'
import type { GameObject } from '../../core/object.ts'
import type { Draft } from './draft.ts'

const joined = new WeakMap<readonly Ability[], readonly Ability[]>()

/**
 * CR 612.10, 702.47c: the text of the cards spliced onto a spell follows its own and changes nothing of that; the spell gains no other
 * characteristic of theirs. CR 702.47e: only as long as it is on the stack. What changes words later changes these as well.
 */
export const withSplicedText = (draft: Draft, { onStack }: GameObject): Draft => {
  const spliced = onStack?.spliced
  if (spliced === undefined) return draft
  const abilities = joined.get(spliced) ?? [...draft.abilities, ...spliced]
  joined.set(spliced, abilities)
  return { ...draft, abilities }
}
