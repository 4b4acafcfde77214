import type { CardDefinition, CardLookup } from '../../core/card.ts'
import type { Fault } from '../../core/fault.ts'
import type { HiddenZone } from '../../core/position.ts'

/** How decks are made: ahead of time from any cards, or from product opened for it (CR 100.2a–b). */
export const DECK_FORMATS = ['constructed', 'limited'] as const
export type DeckFormat = (typeof DECK_FORMATS)[number]

export interface DeclaredDeck {
  readonly deck: HiddenZone
  /** Cards set aside before the game (CR 100.4, 103.2a): they are no part of it. */
  readonly sideboard?: HiddenZone | undefined
}

const SMALLEST: Readonly<Record<DeckFormat, { readonly cards: number; readonly rule: string }>> = {
  constructed: { cards: 60, rule: '100.2a' },
  limited: { cards: 40, rule: '100.2b' },
}
const MOST_COPIES = 4
const LARGEST_SIDEBOARD = 15

/**
 * CR 100.2a–b, 100.4a–b, 100.5: what is wrong with declared decks: too few cards, too many of one name in deck and sideboard
 * together, too large a sideboard. There is no largest deck; in limited play all that was opened and is not played is
 * sideboard, and may be there as often as it was opened. Cards nobody knows are only counted.
 */
export const deckFaults = (players: readonly DeclaredDeck[], format: DeckFormat, cards: CardLookup): readonly Fault[] =>
  players.flatMap(({ deck, sideboard = [] }, at) => {
    const size = tooSmall(deck, format, `/players/${at}/deck`)
    if (format === 'limited') return size
    return [...size, ...copies(deck, sideboard, cards, `/players/${at}/deck`), ...tooLarge(sideboard, at)]
  })

const tooSmall = (deck: HiddenZone, format: DeckFormat, pointer: string): readonly Fault[] => {
  const { cards, rule } = SMALLEST[format]
  const count = sizeOf(deck)
  return count >= cards
    ? []
    : [{ code: 'deck.too-small', pointer, rules: [rule, '100.5'], params: { count, min: cards } }]
}

const tooLarge = (sideboard: HiddenZone, at: number): readonly Fault[] => {
  const count = sizeOf(sideboard)
  if (count <= LARGEST_SIDEBOARD) return []
  const params = { count, max: LARGEST_SIDEBOARD }
  return [{ code: 'deck.sideboard-too-large', pointer: `/players/${at}/sideboard`, rules: ['100.4a'], params }]
}

const copies = (deck: HiddenZone, sideboard: HiddenZone, cards: CardLookup, pointer: string): readonly Fault[] => {
  const counts = new Map<CardDefinition, number>()
  for (const [name, count] of [...named(deck), ...named(sideboard)]) {
    const card = cards(name)
    if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + count)
  }
  const rules = sizeOf(sideboard) > 0 ? ['100.2a', '100.4a'] : ['100.2a']
  return [...counts]
    .filter(([card, count]) => count > mostOf(card))
    .map(([card, count]) => ({
      code: 'deck.too-many-copies',
      pointer,
      rules,
      params: { name: card.name, count, max: mostOf(card) },
    }))
}

/** CR 100.2a: any number of basic lands, and of what says so itself; of all else four. */
const mostOf = (card: CardDefinition): number => {
  const { supertypes, types } = card.typeLine
  if (supertypes.includes('basic') && types.includes('land')) return Number.POSITIVE_INFINITY
  const own = card.gaps.map(({ text }) => OWN_LIMIT.exec(text)?.[1]).find((found) => found !== undefined)
  if (own === undefined) return MOST_COPIES
  return UP_TO[own.toLowerCase()] ?? Number.POSITIVE_INFINITY
}

const OWN_LIMIT = /deck can have (any number of|up to \w+) cards named/i
const UP_TO: Readonly<Record<string, number>> = { 'up to seven': 7, 'up to nine': 9 }

const sizeOf = (zone: HiddenZone): number =>
  typeof zone === 'number'
    ? zone
    : zone.reduce((sum: number, entry) => sum + (typeof entry === 'object' ? (entry?.count ?? 1) : 1), 0)

const named = (zone: HiddenZone): readonly (readonly [name: string, count: number])[] =>
  typeof zone === 'number'
    ? []
    : zone.flatMap((entry) => {
        if (typeof entry === 'string') return [[entry, 1] as const]
        return typeof entry?.name === 'string' ? [[entry.name, entry.count ?? 1] as const] : []
      })
