import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HISTORY_PATH, parseHistory } from '../../rules-index/build/history/history-table.ts'
import { parseRuleNumber, type RuleNumber } from '../../src/core/rule-number.ts'
import {
  compareEditions,
  editionInForce,
  encodeHistory,
  type HistoryContent,
  openHistory,
  resolveLineage,
  traceRule,
} from '../../src/library/index.ts'

const number = (text: string): RuleNumber => parseRuleNumber(text) as RuleNumber
const shipped = openHistory(encodeHistory(parseHistory(readFileSync(HISTORY_PATH, 'utf8')), 'shipped').buffer)
const TODAY = '2026-06-19'

const resolve = (text: string, from: string, to = TODAY) => {
  const [here, there] = [shipped.editions.indexOf(from), shipped.editions.indexOf(to)]
  const lineage = shipped.at(number(text), here)
  expect(lineage, `${text} in ${from}`).toBeGreaterThanOrEqual(0)
  return resolveLineage(shipped, lineage, here, there)
}

/** Each compared by eye with the texts of both editions. */
describe('renumberings through the editions', () => {
  it.each([
    ['217.1c', '2007-10-01', 'split', '400.7'],
    ['215.4', '2007-10-01', 'edited', '119.4'],
    ['216.3', '2007-10-01', 'edited', '111.7'],
    ['213.5', '2007-10-01', 'edited', '112.4'],
    ['217.7d', '2007-10-01', 'edited', '614.14'],
    ['114.3', '2011-02-04', 'edited', '115.3'],
    ['807.4', '2011-02-04', 'identical', '807.4'],
    ['400.7', '2010-02-01', 'edited', '400.7'],
    ['810.8a', '2024-03-08', 'identical', '810.8a'],
    ['502.9b', '1999-04-23', 'edited', '702.19b'],
    ['420.5a', '2003-03-15', 'edited', '704.5a'],
    ['601.5', '2019-10-04', 'identical', '601.7'],
    ['310', '2019-10-04', 'identical', '312'],
    ['502.15c', '2003-07-01', 'edited', '702.26m'],
    ['203.3', '2008-02-01', 'edited', '202.3'],
    ['408.1d', '2009-05-01', 'split', '117.1a'],
    ['704.5k', '2012-05-01', 'edited', '704.5j'],
    ['502.26a', '2004-06-01', 'edited', '702.37a'],
    ['212.6', '2006-02-01', 'edited', '305'],
    ['419.6f', '2007-02-01', 'edited', '614.10a'],
    ['706.10', '2016-01-16', 'identical', '707.10'],
    ['701.18', '2015-07-17', 'identical', '701.22'],
    ['708.1', '2010-10-01', 'identical', '709.1'],
  ])('%s of %s is %s: %s', (old, edition, certainty, today) => {
    const { certainty: found, numbers } = resolve(old, edition)
    expect([found, numbers[0]]).toEqual([certainty, today])
  })
  it('a rule that fell apart leads to every part', () => {
    expect(resolve('217.1c', '2007-10-01').numbers).toEqual(expect.arrayContaining(['400.7', '400.7a', '400.7e']))
  })
  it('a rule that is gone leads to the nearest above it, and says who has its number now', () => {
    expect(resolve('310.4', '2009-05-01')).toMatchObject({ certainty: 'removed', numbers: [], above: '510' })
    expect(shipped.id(resolve('310.4', '2009-05-01').reusedBy)).toBe('310.4@2023-04-14')
  })
  it('a heading that is gone leads to where its rules went, most of them first', () => {
    expect(resolve('216', '2007-10-01')).toMatchObject({ certainty: 'split', numbers: ['111'] })
    expect(resolve('217', '2007-10-01').numbers.slice(0, 3)).toContain('400')
  })
  it('goes back in time as well', () => {
    expect(resolve('702.19b', TODAY, '2005-08-01')).toMatchObject({ certainty: 'edited', numbers: ['502.9b'] })
    expect(resolve('310.4', TODAY, '2009-05-01')).toMatchObject({ certainty: 'added', numbers: [] })
  })
})

const SAMPLE: HistoryContent = {
  editions: ['2001-01-01', '2002-01-01', '2003-01-01', '2004-01-01'],
  lineages: [
    {
      id: '100.1@2001-01-01',
      spans: [
        { from: 0, to: 0, number: '100.1', wording: 0 },
        { from: 1, to: 1, number: '100.1', wording: 1 },
        { from: 2, to: 3, number: '100.2', wording: 1 },
      ],
    },
    {
      id: '100.2@2001-01-01',
      spans: [{ from: 0, to: 1, number: '100.2', wording: 0 }],
      mergedInto: '100.1@2001-01-01',
    },
    { id: '100.3@2001-01-01', spans: [{ from: 0, to: 0, number: '100.3', wording: 0 }] },
    { id: '100.4@2003-01-01', spans: [{ from: 2, to: 2, number: '100.4', wording: 0 }], splitFrom: '100.1@2001-01-01' },
  ],
}
const sample = openHistory(encodeHistory(SAMPLE, 'sample').buffer)

describe('a history file', () => {
  it('gives back what was put in', () => {
    expect(SAMPLE.lineages.map((_, lineage) => ({ id: sample.id(lineage), spans: sample.spans(lineage) }))).toEqual(
      SAMPLE.lineages.map(({ id, spans }) => ({ id, spans })),
    )
  })
  it('knows who had a number when', () => {
    expect(sample.at(number('100.2'), 1)).toBe(1)
    expect(sample.at(number('100.2'), 2)).toBe(0)
    expect(sample.everCalled(number('100.2'))).toEqual([1, 0])
    expect(sample.everCalled(number('999.9'))).toEqual([])
  })
  it('tells the steps of a rule', () => {
    expect(traceRule(sample, 0)).toEqual([
      { number: '100.1', from: '2001-01-01', to: '2001-01-01', step: 'added' },
      { number: '100.1', from: '2002-01-01', to: '2002-01-01', step: 'edited' },
      { number: '100.2', from: '2003-01-01', to: '2004-01-01', step: 'renumbered' },
    ])
    expect(traceRule(sample, 3)[0]?.step).toBe('split')
  })
  it('tells a rule taken into another, and who has its number now', () => {
    expect(resolveLineage(sample, 1, 0, 3)).toEqual({
      certainty: 'merged',
      numbers: ['100.2'],
      above: null,
      reusedBy: -1,
    })
  })
  it('compares any two editions, forward and back', () => {
    const kinds = (from: number, to: number) =>
      compareEditions(sample, from, to).map(({ kinds: list, from: a, to: b }) => `${a}>${b} ${list.join('+')}`)
    expect(kinds(0, 2)).toEqual([
      '100.1>100.2 renumbered+edited',
      '100.2>null removed',
      '100.3>null removed',
      'null>100.4 added',
    ])
    expect(kinds(2, 0)).toEqual([
      '100.2>100.1 renumbered+edited',
      'null>100.2 added',
      'null>100.3 added',
      '100.4>null removed',
    ])
    expect(kinds(2, 2)).toEqual([])
  })
  it('tells which edition was in force on a day', () => {
    expect(['2000-12-31', '2001-01-01', '2002-06-30', '2030-01-01'].map((day) => editionInForce(sample, day))).toEqual([
      -1, 0, 1, 3,
    ])
  })
})
