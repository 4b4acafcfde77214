/** Printing is total: whatever structure a tool sends, French text comes back. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'
import type { CardType } from '../../../src/core/card-type.ts'
import { anyAbility } from './any-ability.ts'
import { card } from './ir-parts.ts'

const types = fc.constantFrom<CardType[]>(['creature'], ['instant'], ['land'], ['artifact'], ['enchantment'], [])

test('any ability prints, with no part left unsaid', () => {
  fc.assert(
    fc.property(anyAbility, types, (ability, kinds) => {
      const [text = ''] = printCardTextFr(card(kinds, ['Aura'], ability))
      expect(text).not.toMatch(/undefined|NaN|\[object|\0/u)
      expect(text.trim()).toBe(text)
      expect(text).not.toMatch(/ {2}/u)
    }),
    { numRuns: 3000, seed: 7 },
  )
})

test('the same structure prints the same text', () => {
  fc.assert(
    fc.property(anyAbility, (ability) => {
      const printed = () => printCardTextFr(card(['creature'], [], ability))
      expect(printed()).toEqual(printed())
    }),
    { numRuns: 200, seed: 8 },
  )
})
