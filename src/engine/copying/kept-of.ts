import type { CardDefinition } from '../../core/card.ts'
import type { FixedExceptions, KeptOfOwn } from '../../core/copy.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { printedColors } from '../projection/draft.ts'

/** CR 707.9c: what is not copied stays as it was for what becomes the copy; it counts as its own from then on (707.9b). */
export const keptOf = (own: CardDefinition | undefined, keeps: readonly KeptOfOwn[]): FixedExceptions => {
  if (own === undefined) return leaveUnsupportedRule('707.9c', '', 'a new object that does not copy everything')
  return Object.assign({}, ...keeps.map((one) => kept(own, one)))
}

const kept = (own: CardDefinition, what: KeptOfOwn): FixedExceptions => {
  switch (what) {
    case 'name':
      return { name: own.name }
    case 'colors':
      return { colors: ownColors(own) }
    case 'power-toughness':
      return ownSize(own)
  }
}

/** Devoid defines them and is not kept itself. */
const ownColors = (own: CardDefinition) =>
  own.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'devoid') ? [] : printedColors(own)

const ownSize = ({ name, power, toughness }: CardDefinition): FixedExceptions =>
  typeof power === 'number' && typeof toughness === 'number'
    ? { power, toughness }
    : leaveUnsupportedRule('707.9c', name, 'keeping power and toughness that are no numbers')
