import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRuleNumbers,
  findRuleNumbers,
  hasRulePart,
  isWithinRule,
  levelOf,
  numberOfRank,
  parentOf,
  parseRuleNumber,
  printRuleNumber,
  type RuleNumber,
  rankOf,
  SUBRULE_LETTERS,
} from '../../src/core/rule-number.ts'

const anyNumber = fc
  .record({
    heading: fc.integer({ min: 100, max: 999 }),
    rule: fc.integer({ min: 0, max: 999 }),
    letter: fc.constantFrom('', ...SUBRULE_LETTERS),
  })
  .map((n): RuleNumber => (n.rule === 0 ? { ...n, letter: '' } : n))

const found = (text: string) => findRuleNumbers(text).map((f) => printRuleNumber(f.number))

describe('typed forms of one number', () => {
  const typed = ['702.19b', '702.19B', 'CR 702.19b', 'cr702.19b', 'C.R. 702.19b', 'r702.19b', 'r 702.19b', '§702.19b']
  const more = ['§ 702.19b', '702,19b', 'rule 702.19b', 'Règle 702.19b', 'regle 702.19b', ' 702.19b. ', '702.19.b']
  it.each([...typed, ...more])('%s is 702.19b', (text) => {
    expect(parseRuleNumber(text)).toEqual({ heading: 702, rule: 19, letter: 'b' })
    expect(found(text)).toEqual(['702.19b'])
  })
  it.each(['7', '7.', 'section 7', 'rule 7'])('%s is section 7', (text) => {
    expect(parseRuleNumber(text)).toEqual({ heading: 7, rule: 0, letter: '' })
  })
  it.each(['', '0', '70', '7020', '702.', 'x702.1', '1702.19', '702.1999', '702.0', '702.19bc', '702.19 b'])(
    '%j is no subrule number',
    (text) => {
      const parsed = parseRuleNumber(text)
      expect(parsed === null || levelOf(parsed) === 'heading').toBe(true)
      expect(found(text).filter((n) => n.includes('.') && n.endsWith('b'))).toEqual([])
    },
  )
  it('every number is read back from every form it can be printed in', () => {
    const wrap = fc.constantFrom(
      (s: string) => s,
      (s: string) => s.toUpperCase(),
      (s: string) => s.replace('.', ','),
      (s: string) => `CR ${s}`,
      (s: string) => `r${s}`,
      (s: string) => `§${s}`,
      (s: string) => `règle\u00a0${s}`,
      (s: string) => `${s}.`,
    )
    fc.assert(
      fc.property(anyNumber, wrap, (number, form) => {
        expect(parseRuleNumber(form(printRuleNumber(number)))).toEqual(number)
      }),
    )
  })
})

describe('numbers in running text', () => {
  it('finds several, in order, with their offsets', () => {
    const text = 'Voir 601.2c, CR 115.7 et (§702,19b).'
    expect(found(text)).toEqual(['601.2c', '115.7', '702.19b'])
    expect(findRuleNumbers(text).map((f) => text.slice(f.start, f.end))).toEqual(['601.2c', 'CR 115.7', '§702,19b'])
  })
  it('spells out a range of subrules, over l and o', () => {
    expect(found('rules 601.2b and 601.2f–h')).toEqual(['601.2b', '601.2f', '601.2g', '601.2h'])
    expect(found('704.5k-p')).toEqual(['704.5k', '704.5m', '704.5n', '704.5p'])
    expect(found('601.2a-601.2c')).toEqual(['601.2a', '601.2b', '601.2c'])
  })
  it('takes a bare heading for a rule only where the text says so', () => {
    const marks = findRuleNumbers('it deals 100 damage; see rules 702, 703 and 704').map((f) => [
      f.number.heading,
      f.prefixed,
    ])
    expect(marks).toEqual([
      [100, false],
      [702, true],
      [703, true],
      [704, true],
    ])
  })
  it('takes the names behind the numbers of a list for what they are', () => {
    const marks = findRuleNumbers(
      'See rules 701.42, “Meld,” and 730, “Merging with Permanents.” It has 100 cards.',
    ).map((f) => [f.number.heading, f.prefixed])
    expect(marks).toEqual([
      [701, true],
      [730, true],
      [100, false],
    ])
  })
  it('takes a bare heading for a rule where the text points to it', () => {
    expect(findRuleNumbers('See 706, “Rolling a Die.” Voir 705.').map((f) => f.prefixed)).toEqual([true, true])
    expect(findRuleNumbers('I foresee 706 losses').map((f) => f.prefixed)).toEqual([false])
  })
  it('tells a closing full stop from the dot of a number', () => {
    expect(findRuleNumbers('702.3.')[0]?.alone).toBe(true)
    expect(findRuleNumbers('702.3')[0]?.alone).toBe(false)
    expect(findRuleNumbers('702.3, a')[0]?.alone).toBe(false)
  })
  it('leaves years, big numbers and words alone', () => {
    expect(found('2019, 1999.12, 702.1999, x702.1, 100.000')).toEqual([])
  })
  it('never throws, and offsets stay inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const f of findRuleNumbers(text))
          expect(f.start >= 0 && f.end <= text.length && f.start < f.end).toBe(true)
      }),
    )
  })
})

describe('order', () => {
  it('is the order of the document', () => {
    const sorted = ['1', '100', '100.1', '100.1a', '100.2', '100.10', '101', '2', '200', '9', '905.6']
    const shuffled = [...sorted].reverse().map((s) => parseRuleNumber(s) as RuleNumber)
    expect(shuffled.sort(compareRuleNumbers).map(printRuleNumber)).toEqual(sorted)
    expect(sorted.filter((text) => hasRulePart(rankOf(parseRuleNumber(text) as RuleNumber)))).toEqual(
      sorted.filter((text) => text.includes('.')),
    )
  })
  it('ranks invert', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        expect(numberOfRank(rankOf(number))).toEqual(number)
      }),
    )
    for (let heading = 1; heading <= 9; heading++) {
      expect(numberOfRank(rankOf({ heading, rule: 0, letter: '' }))).toEqual({ heading, rule: 0, letter: '' })
    }
  })
  it('a parent comes before its child and holds it', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const parent = parentOf(number) as RuleNumber
        expect(compareRuleNumbers(parent, number)).toBeLessThan(0)
        expect(isWithinRule(number, parent)).toBe(true)
        expect(isWithinRule(number, number)).toBe(false)
      }),
    )
  })
})
