import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MANA_TYPES, type Mana, parseManaCost } from '../../../src/core/mana.ts'
import { accepts, asCost, type Need, type Unit, waysToPay } from '../../../src/engine/mana/need.ts'
import { type ManaGroup, solveMana } from '../../../src/engine/mana/solve.ts'

const needs = (cost: string): readonly Need[] => waysToPay(parseManaCost(cost)!, 0)[0]!
const unit = (text: string): Mana =>
  text.endsWith('s') ? { type: text[0] as Mana['type'], snow: true } : { type: text as Mana['type'] }
/** `R`, `W|U` for one or the other, `C+C` for two at once. */
const source = (text: string, weight = 1): ManaGroup => ({
  weight,
  outputs: text.split('|').map((output) => output.split('+').map(unit)),
})

describe('CR 107.4: ways to pay a cost', () => {
  it.each([
    ['{2}{R}{R}', 0, ['2RR']],
    ['{0}', 0, ['']],
    ['{W/U}', 0, ['W/U']],
    ['{2/W}{2/W}', 0, ['2/W2/W', '22/W', '4']],
    ['{C/R}', 0, ['C/R']],
    ['{R/P}{1}', 0, ['1R/P']],
    ['{R/P}{1}', 1, ['1']],
    ['{R/P}{G/P}', 1, ['R/P', 'G/P']],
    ['{R/P}', 2, []],
    ['{S}{S}', 0, ['SS']],
  ])('%s with life for %i: %j', (cost, lifeFor, expected) => {
    const ways = waysToPay(parseManaCost(cost)!, lifeFor).map((way) => asCost(way).join(''))
    expect(ways.toSorted()).toEqual([...expected].toSorted())
  })
})

describe('paying from sources', () => {
  it.each([
    ['{R}', ['R'], true],
    ['{R}', ['G'], false],
    ['{1}{R}', ['R', 'G'], true],
    ['{1}{R}', ['G', 'G'], false],
    ['{W}{U}', ['W|U', 'W'], true],
    ['{W}{U}', ['W|U', 'B'], false],
    ['{W/U}{W/U}', ['W', 'U'], true],
    ['{2}', ['C+C'], true],
    ['{3}', ['C+C', 'C+C'], true],
    ['{C}', ['R'], false],
    ['{S}', ['G'], false],
    ['{S}', ['Gs'], true],
    ['{R}{G}{W}', ['R+G|R+W', 'G|W'], true],
    ['{R}{R}{W}', ['R+G|R+W', 'G|W'], false],
  ])('%s from %j: %s', (cost, sources, payable) => {
    expect(
      solveMana(
        needs(cost),
        sources.map((one) => source(one)),
      ).kind,
    ).toBe(payable ? 'solved' : 'short')
  })

  it('uses the lightest sources, and wastes nothing where it can', () => {
    const solved = (cost: string, groups: readonly ManaGroup[]) => {
      const result = solveMana(needs(cost), groups)
      return result.kind === 'solved' ? result.solution.uses.map(({ group }) => group).toSorted() : result.kind
    }
    expect(solved('{1}{R}', [source('R|G', 5), source('R', 2), source('C', 1)])).toEqual([1, 2])
    expect(solved('{1}', [source('C+C', 1), source('G', 9)])).toEqual([1])
    expect(solved('{2}', [source('C+C', 1), source('G', 1), source('G', 1)])).toEqual([0])
    expect(solved('{1}', [source('C+C', 1)])).toEqual([0])
  })

  it('names what is missing, colours first met', () => {
    const missing = (cost: string, sources: readonly string[]) => {
      const result = solveMana(
        needs(cost),
        sources.map((one) => source(one)),
      )
      return result.kind === 'short' ? asCost(result.missing) : result.kind
    }
    expect(missing('{2}{R}', ['R'])).toEqual(['2'])
    expect(missing('{1}{R}', ['G'])).toEqual(['R'])
    expect(missing('{1}{R}', [])).toEqual(['1', 'R'])
    expect(missing('{3}', ['C+C'])).toEqual(['1'])
  })

  it('agrees with trying everything', () => {
    const anyUnit = fc.constantFrom(...MANA_TYPES).map((type): Mana => ({ type }))
    const anySource = fc.record({
      weight: fc.integer({ min: 0, max: 9 }),
      outputs: fc.array(fc.array(anyUnit, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
    })
    const anyCost = fc.array(fc.constantFrom('W', 'U', 'R', 'C', '1', '2', 'W/U', '2/R'), { maxLength: 4 })
    fc.assert(
      fc.property(anyCost, fc.array(anySource, { maxLength: 5 }), (cost, sources) => {
        for (const way of waysToPay(cost, 0)) {
          const best = bestByTrying(way, sources)
          const result = solveMana(way, sources)
          if (best === null) expect(result.kind).toBe('short')
          else {
            expect(result.kind).toBe('solved')
            if (result.kind === 'solved') {
              expect([result.solution.waste, result.solution.weight]).toEqual(best)
              expect(isPaidBy(way, unitsOf(sources, result.solution.uses))).toBe(true)
            }
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

const unitsOf = (groups: readonly ManaGroup[], uses: readonly { group: number; output: number }[]): readonly Unit[] =>
  uses.flatMap(({ group, output }) => groups[group]!.outputs[output]!)

/** Whether every need gets a unit of its own, by trying every assignment. */
const isPaidBy = ([need, ...rest]: readonly Need[], units: readonly Unit[]): boolean =>
  need === undefined ||
  units.some(
    (one, at) =>
      accepts(need, one) &&
      isPaidBy(
        rest,
        units.filter((_, other) => other !== at),
      ),
  )

/** The least waste and weight over every choice of outputs; null if none pays. */
const bestByTrying = (way: readonly Need[], groups: readonly ManaGroup[]): readonly [number, number] | null => {
  let best: readonly [number, number] | null = null
  const choose = (at: number, units: readonly Unit[], weight: number): void => {
    if (at === groups.length) {
      if (!isPaidBy(way, units)) return
      const found = [units.length - way.length, weight] as const
      if (best === null || found[0] < best[0] || (found[0] === best[0] && found[1] < best[1])) best = found
      return
    }
    choose(at + 1, units, weight)
    for (const output of groups[at]!.outputs) choose(at + 1, [...units, ...output], weight + groups[at]!.weight)
  }
  choose(0, [], 0)
  return best
}
