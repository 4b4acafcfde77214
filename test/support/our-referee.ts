import { judge, legalActions, projectState } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import type { Referee } from './referee.ts'

/** The referee under test, by the calls the service makes. */
export const referee: Referee = {
  readPosition: (position, cards) => readPosition(position, cards),
  judge,
  legalActions,
  characteristicsOf: (state, cards) => {
    const { of, printed } = projectState(state, cards)
    return (id) => {
      // CR 702.26b: what is phased out has none, and is still called by its name.
      const found = of(id) ?? printed?.(id)
      if (found === undefined) throw new Error(`no object ${id}`)
      return found
    }
  },
}
