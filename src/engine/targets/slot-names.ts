/** The targets of spells for which a keyword asks, not a spell ability. */
export const ENCHANT_SLOT = 'enchant'
export const MUTATE_SLOT = 'mutate'

/** CR 303.4a, 702.140a: the rule by which a slot of that name is there. */
export const RULE_OF_SLOT: Readonly<Record<string, string | undefined>> = {
  [ENCHANT_SLOT]: '303.4a',
  [MUTATE_SLOT]: '702.140a',
}
