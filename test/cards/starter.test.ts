/** What must be true of every card of the starter set, without any file beside the project. */
import { describe, expect, test } from 'vitest'
import { starterCards } from '../../src/cards/starter/starter-cards.ts'
import { printCardText } from '../../src/compiler/index.ts'
import { printCardTextFr } from '../../src/compiler/print/fr/print-card-text.ts'
import { untranslatedSubtypes } from '../../src/compiler/print/fr/type-line.ts'
import { isPermanentType } from '../../src/core/card-type.ts'

const rows = starterCards.map((card) => [card.name, card] as const)

test('there are at least 200 cards, each name once in either language', () => {
  expect(starterCards.length).toBeGreaterThanOrEqual(200)
  const english = starterCards.map(({ name }) => name)
  expect(english.filter((name, at) => english.indexOf(name) !== at)).toEqual([])
  const french = starterCards.flatMap(({ names }) => names?.fr ?? [])
  expect(french.filter((name, at) => french.indexOf(name) !== at)).toEqual([])
  expect(french.length).toBeGreaterThan(starterCards.length * 0.9)
  expect(french.filter((name) => name.includes("'"))).toEqual([])
})

/** Rules words of English that no French card text contains. */
const english = /\b(?:the|of|with|and|target|your|you|creature|whenever|when|each|card|counter|token|land|until)\b/u
/** Elisions and contractions that are missing, and what an unprinted part leaves behind. */
const slips = /(?<![\p{L}-])(?:(?:de|le|la|ne|se|que) (?=[aeiouéèê])|(?:à|de) les? )|undefined|\[object|\0| {2}| \./u

describe('every card', () => {
  test.each(rows)('%s is understood completely and prints in both languages', (_, card) => {
    expect(card.gaps).toEqual([])
    const en = printCardText(card)
    const fr = printCardTextFr(card)
    expect(en).toHaveLength(card.abilities.length)
    expect(fr).toHaveLength(card.abilities.length)
    for (const text of [...en, ...fr]) expect(text.length).toBeGreaterThan(2)
    for (const text of fr) {
      // Letters with accents are no word boundaries here: "créature" holds no "creature".
      const plain = text.replace(/[\u00c0-\u024f]/gu, 'é')
      expect(plain).not.toMatch(english)
      expect(text).not.toMatch(slips)
      expect(text).not.toContain("'")
    }
    expect(untranslatedSubtypes(card.typeLine)).toEqual([])
  })

  test.each(rows)('%s has the facts its types call for', (_, card) => {
    const { types } = card.typeLine
    const isLand = types.includes('land')
    // CR 202.1b: a land has no mana cost; of the others only those meant to be free of one.
    if (isLand) expect(card.manaCost).toBeNull()
    else expect(card.manaCost).not.toBeNull()
    const isCreature = types.includes('creature') || card.typeLine.subtypes.includes('Vehicle')
    expect(card.power !== undefined).toBe(isCreature)
    expect(card.toughness !== undefined).toBe(isCreature)
    expect(card.loyalty !== undefined).toBe(types.includes('planeswalker'))
    const isPermanent = types.some(isPermanentType)
    expect(card.abilities.some(({ kind }) => kind === 'spell')).toBe(!isPermanent)
  })
})

test('the set holds what positions are most often made of', () => {
  const names = new Set(starterCards.map(({ name }) => name))
  for (const name of [
    'Plains',
    'Island',
    'Swamp',
    'Mountain',
    'Forest',
    'Wastes',
    'Grizzly Bears',
    'Serra Angel',
    'Slippery Bogle',
    'Llanowar Elves',
    'Lightning Bolt',
    'Counterspell',
    'Giant Growth',
    'Doom Blade',
    'Wrath of God',
    'Pacifism',
    'Bonesplitter',
    'Sol Ring',
  ])
    expect(names).toContain(name)
})
