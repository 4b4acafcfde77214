import type { Ability } from '../core/ability.ts'
import type { Cost, CostPart } from '../core/cost.ts'

const VERBS: { readonly [K in CostPart['kind']]?: string } = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'return-to-hand': 'returned',
  'tap-permanents': 'tapped',
}

/** What a text may call the one object that its cost is paid with (608.2k): "sacrificed creature", "discarded card". */
export const paidWords = (cost: Cost): readonly string[] =>
  cost.flatMap((part) => {
    const verb = VERBS[part.kind]
    if (verb === undefined || !('what' in part) || part.count !== 1) return []
    const { types = [], subtypes = [], subject } = part.what
    const nouns = subject === 'card' ? ['card'] : [...types, ...subtypes, 'permanent']
    return nouns.map((noun) => `${verb} ${noun}`)
  })

/** What additional costs that a card names are paid with, for the rest of its text (118.8). */
export const paidWordsOf = (abilities: readonly Ability[]): readonly string[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'additional-cost' ? paidWords(effect.cost) : []))
      : [],
  )
