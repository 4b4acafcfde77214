import type { Cost } from '../../core/cost.ts'
import type { ManaCost } from '../../core/mana.ts'

/** The mana cost of the card where a cost says so; no cost where it has none (118.6). */
export const ownMana = (cost: Cost, mana: ManaCost | null): readonly Cost[] => {
  if (!cost.some(({ kind }) => kind === 'own-mana-cost')) return [cost]
  return mana === null ? [] : [cost.map((part) => (part.kind === 'own-mana-cost' ? { kind: 'mana', mana } : part))]
}
