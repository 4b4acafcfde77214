import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/core/position.ts'
import type { State } from '../../../src/core/state.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'
import { anyPosition } from '../../generators/position.ts'

const read = (position: Position): State => {
  const result = readPosition(position, catalogue)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}
const write = (state: State): Position => writePosition(state, catalogue)

describe('the canonical position', () => {
  it('is a fixed point: read and written again it has the same bytes', () => {
    fc.assert(
      fc.property(anyPosition, (sent) => {
        const once = JSON.stringify(write(read(sent)))
        expect(JSON.stringify(write(read(JSON.parse(once))))).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  it('loses nothing of the state but the ids and timestamps of cards that nobody knows', () => {
    fc.assert(
      fc.property(anyPosition, (sent) => {
        const state = read(sent)
        expect(read(write(state))).toEqual(state)
      }),
      { numRuns: 300 },
    )
  })
})
