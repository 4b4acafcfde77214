import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestRows } from '../../src/library/search/best-rows.ts'

it('gives what sorting all of them gives', () => {
  const score = fc.constantFrom(0, 0, 0.25, 0.5, 0.5, 1, 2, 3.5)
  fc.assert(
    fc.property(fc.array(score, { maxLength: 60 }), fc.integer({ min: 1, max: 20 }), (list, count) => {
      const scores = Float32Array.from(list)
      const isWanted = (row: number): boolean => row % 3 !== 0
      const naive = list
        .map((value, row) => ({ value, row }))
        .filter(({ value, row }) => value > 0 && isWanted(row))
        .sort((a, b) => b.value - a.value || a.row - b.row)
        .slice(0, count)
        .map(({ row }) => row)
      expect(bestRows(scores, count, isWanted)).toEqual(naive)
    }),
  )
})
