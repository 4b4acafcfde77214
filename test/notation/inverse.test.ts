import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../src/core/position.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'
import { parseNotation } from '../../src/notation/parse-notation.ts'
import { printNotation } from '../../src/notation/print-notation.ts'
import { anyActions } from '../generators/action.ts'
import { catalogue } from '../generators/card-definitions.ts'
import { anyPosition } from '../generators/position.ts'

const canonical = (sent: Position): Position => {
  const result = readPosition(sent, catalogue)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return writePosition(result.value, catalogue)
}

const ways = [
  ['English', { lang: 'en' }],
  ['English with card names looked up', { lang: 'en', cards: catalogue }],
  ['French', { lang: 'fr' }],
  ['French with card names looked up', { lang: 'fr', cards: catalogue }],
] as const

describe.each(ways)('in %s', (_, options) => {
  it('a canonical position printed and read again has the same bytes, and its lines are read as words', () => {
    fc.assert(
      fc.property(anyPosition.map(canonical), (position) => {
        const text = printNotation(position, [], options)
        const read = parseNotation(text, options)
        expect(read.ok ? JSON.stringify(read.value.position) : read.errors).toBe(JSON.stringify(position))
        expect(text).not.toContain('"position":')
      }),
      { numRuns: 100 },
    )
  })

  it('actions printed and read again are the same', () => {
    fc.assert(
      fc.property(
        anyPosition.map(canonical).chain((position) => fc.tuple(fc.constant(position), anyActions(position))),
        ([position, actions]) => {
          const text = printNotation(position, actions, options)
          expect(parseNotation(text, options)).toEqual({ ok: true, value: { position, actions } })
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('a position that is not canonical', () => {
  it('comes back exactly too', () => {
    fc.assert(
      fc.property(anyPosition, (position) => {
        const sent = JSON.parse(JSON.stringify(position)) as Position
        expect(parseNotation(printNotation(sent, []))).toEqual({ ok: true, value: { position: sent, actions: [] } })
      }),
      { numRuns: 100 },
    )
  })
})
