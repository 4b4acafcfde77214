import { describe, expect, it } from 'vitest'
import { countByFolder, countResults, printRow, type Row, rankBlocks } from './report.ts'

const gap = { card: 'Ember Pup', text: 'Fold the table.', span: [0, 15], reason: 'sentence' } as const
const other = { ...gap, reason: 'another' }
const rows: readonly Row[] = [
  { id: 'org/mage/test/cards/single/a/One.java#x', outcome: { result: 'pass' }, gaps: [] },
  {
    id: 'org/mage/test/cards/single/b/Two.java#x',
    outcome: { result: 'fail', difference: 'life:\tA 3, found 4' },
    gaps: [],
  },
  { id: 'org/mage/test/combat/Three.java#x', outcome: { result: 'unsupported', gaps: [gap], at: 'cast' }, gaps: [gap] },
  {
    id: 'org/mage/test/combat/Four.java#x',
    outcome: { result: 'unsupported', gaps: [gap, gap], at: 'cast' },
    gaps: [other],
  },
  {
    id: 'org/mage/test/combat/Five.java#x',
    outcome: { result: 'untranslated', step: ['foldTable'], reason: 'step' },
    gaps: [],
  },
]

describe('report', () => {
  it('counts results, over all and by folder', () => {
    expect(countResults(rows)).toMatchObject({
      pass: 1,
      fail: 1,
      unsupported: 2,
      untranslated: 1,
      refused: 0,
      crash: 0,
    })
    expect(countByFolder(rows).get('cards/single')).toMatchObject({ pass: 1, fail: 1 })
    expect(countByFolder(rows).get('combat')).toMatchObject({ unsupported: 2, untranslated: 1 })
  })

  it('writes one line a scenario with the first difference', () => {
    expect(printRow(rows[1]!)).toBe('org/mage/test/cards/single/b/Two.java#x\tfail\tlife: A 3, found 4')
  })

  it('ranks what blocks scenarios by how many it blocks alone, and counts each once a scenario', () => {
    expect(rankBlocks(rows).map(({ cause, alone, count }) => [cause, alone, count])).toEqual([
      ['unsupported: sentence', 1, 2],
      ['fail: life', 1, 1],
      ['untranslated: foldTable: step', 1, 1],
      ['unsupported: another', 0, 1],
    ])
  })
})
