import type { Ability } from '../core/ability.ts'
import type { TypeLine } from '../core/card-type.ts'

const NOUNS = ['creature', 'permanent', 'land', 'artifact', 'enchantment', 'planeswalker', 'player'] as const

/** What a text may call the thing its object is attached to (301.5a, 303.4): by what it enchants or equips. */
export const attachedWords = (typeLine: TypeLine, abilities: readonly Ability[]): readonly string[] => {
  const words: string[] = []
  if (typeLine.subtypes.includes('Equipment')) words.push('equipped creature')
  if (typeLine.subtypes.includes('Fortification')) words.push('fortified land')
  const enchant = abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant')
  if (enchant?.kind === 'keyword' && enchant.keyword === 'enchant') {
    const { filter } = enchant
    const isPlayer = filter.subject === 'player'
    if (isPlayer) words.push('enchanted player')
    else {
      const own = NOUNS.filter((noun) => noun !== 'player' && filter.types?.includes(noun as never))
      words.push(...own.map((noun) => `enchanted ${noun}`))
      if (filter.subtypes?.length === 1) words.push(`enchanted ${filter.subtypes[0]}`, 'enchanted land')
      words.push('enchanted permanent')
    }
  }
  return words
}
