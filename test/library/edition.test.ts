import { describe, expect, it } from 'vitest'
import { parseRuleNumber, type RuleNumber } from '../../src/core/rule-number.ts'
import {
  encodeEdition,
  findGlossaryTerm,
  isKnownNumber,
  listContents,
  listGlossary,
  listNumbers,
  lookupRule,
  nearestRules,
  openEdition,
} from '../../src/library/index.ts'
import { contentOf, editionOf, PEBBLES_EN, PEBBLES_FR } from './sample-edition.ts'

const at = (text: string): RuleNumber => parseRuleNumber(text) as RuleNumber
const english = editionOf('en', PEBBLES_EN, {
  glossary: [{ term: 'Leap', text: 'To pass over. See rule 200.1, “Leaping.”', see: [] }],
  known: ['100', '100.1', '100.9'],
})

describe('an edition file', () => {
  it('gives back every text, title, example and list, in both languages', () => {
    for (const rules of [PEBBLES_EN, PEBBLES_FR]) {
      const edition = editionOf('fr', rules)
      expect(listNumbers(edition)).toEqual(rules.map((rule) => rule.number))
      rules.forEach((rule, row) => {
        expect(edition.title(row)).toBe(rule.title ?? '')
        expect(edition.text(row)).toBe(rule.text ?? '')
        expect(edition.examples(row)).toEqual(rule.examples ?? [])
        expect(edition.list(row)).toEqual(rule.list ?? [])
      })
    }
  })
  it('orders rules whatever the order they come in', () => {
    expect(listNumbers(editionOf('en', [...PEBBLES_EN].reverse()))).toEqual(PEBBLES_EN.map((rule) => rule.number))
  })
  it('is the same bytes for the same content', () => {
    expect(encodeEdition(contentOf('en', PEBBLES_EN))).toEqual(encodeEdition(contentOf('en', PEBBLES_EN)))
  })
  it('refuses a number that comes twice, and a buffer that is no edition', () => {
    expect(() => editionOf('en', [{ number: '100.1' }, { number: '100.1' }])).toThrow(/twice/)
    expect(() => openEdition(new ArrayBuffer(8))).toThrow(RangeError)
    expect(() => openEdition(new ArrayBuffer(4096))).toThrow(RangeError)
  })
  it('can be empty', () => {
    const edition = editionOf('en', [])
    expect(listContents(edition)).toEqual([])
    expect(lookupRule(edition, at('100.1'))).toBeNull()
  })
})

describe('looking a rule up', () => {
  it('shows it with everything around it', () => {
    const rule = lookupRule(english, at('100.1'))
    expect(rule).toMatchObject({
      number: '100.1',
      level: 'rule',
      title: '',
      text: 'A pebble is a small stone that a player puts on the board.',
      examples: ['Ann puts a grey pebble on the board.'],
      heading: { number: '100', title: 'Pebbles', held: true },
      parent: { number: '100' },
      previous: { number: '100' },
      next: { number: '100.1a' },
    })
    expect(rule?.children.map((child) => child.number)).toEqual(['100.1a', '100.1b'])
  })
  it('follows references both ways, those in the text and those given as data', () => {
    expect(lookupRule(english, at('100.1a'))?.see.map((ref) => ref.number)).toEqual(['200.2'])
    expect(lookupRule(english, at('200.2'))?.seenFrom.map((ref) => ref.number)).toEqual(['100.1a'])
    expect(lookupRule(english, at('100.1b'))?.seenFrom.map((ref) => ref.number)).toEqual(['200.2'])
    expect(lookupRule(editionOf('fr', PEBBLES_FR), at('200.2'))?.seenFrom.map((ref) => ref.number)).toEqual(['100.1a'])
  })
  it('names a subrule after the titled rule above it', () => {
    expect(lookupRule(english, at('200.1b'))?.parent).toEqual({ number: '200.1', title: 'Leaping', held: true })
    expect(lookupRule(english, at('200.2'))?.parent?.title).toBe('Moving')
  })
  it('has the ends of the book and of each level', () => {
    expect(lookupRule(english, at('1'))).toMatchObject({
      level: 'section',
      parent: null,
      previous: null,
      heading: null,
    })
    expect(lookupRule(english, at('200.2'))?.next).toBeNull()
    expect(lookupRule(english, at('2'))?.children.map((child) => child.number)).toEqual(['200'])
  })
  it('keeps subrules in reach whose rule is not held', () => {
    const edition = editionOf('en', [
      { number: '100', title: 'Pebbles' },
      { number: '100.3b', text: 'Lost and found.' },
    ])
    expect(lookupRule(edition, at('100'))?.children.map((child) => child.number)).toEqual(['100.3b'])
    expect(lookupRule(edition, at('100.3b'))?.parent).toEqual({ number: '100.3', title: 'Pebbles', held: false })
  })
  it('says what is near a number that is not held, and whether it exists', () => {
    expect(lookupRule(english, at('100.9'))).toBeNull()
    expect(nearestRules(english, at('100.1c')).map((ref) => ref.number)).toEqual([
      '100.1',
      '100.1b',
      '100.2',
      '100.1a',
      '2',
    ])
    expect(isKnownNumber(english, at('100.9'))).toBe(true)
    expect(isKnownNumber(english, at('100.8'))).toBe(false)
    expect(isKnownNumber(editionOf('en', PEBBLES_EN), at('100.8'))).toBeNull()
  })
})

describe('contents and glossary', () => {
  it('lists sections and headings with how much stands below them', () => {
    expect(listContents(english)).toEqual([
      { number: '1', title: 'The Board', ruleCount: 4, headings: [{ number: '100', title: 'Pebbles', ruleCount: 4 }] },
      { number: '2', title: 'Play', ruleCount: 4, headings: [{ number: '200', title: 'Moving', ruleCount: 4 }] },
    ])
  })
  it('finds a term without regard to case, and its rules', () => {
    expect(listGlossary(english)).toEqual([{ term: 'Leap', counterpart: null }])
    expect(findGlossaryTerm(english, 'LEAP')?.see).toEqual([{ number: '200.1', title: 'Leaping', held: true }])
    expect(findGlossaryTerm(english, 'hop')).toBeNull()
  })
  it('finds a term by every name it has, the surest first', () => {
    const more = {
      counterpart: 'Saut',
      older: [{ language: 'fr' as const, name: 'enjambée', from: null, until: 2004 }],
      also: ['hop', 'Bound'],
      isOurs: false,
    }
    const edition = editionOf('en', PEBBLES_EN, {
      glossary: [
        { term: 'Leap, Leaping', text: 'To pass over.', see: ['200.1'], more },
        { term: 'Bound (Obsolete)', text: 'A leap.', see: [] },
      ],
    })
    const found = (name: string) => {
      const view = findGlossaryTerm(edition, name)
      return view === null ? null : [view.term, view.foundBy]
    }
    expect(found('leaping')).toEqual(['Leap, Leaping', 'term'])
    expect(found('SAUT')).toEqual(['Leap, Leaping', 'counterpart'])
    expect(found('enjambee')).toEqual(['Leap, Leaping', 'older'])
    expect(found('hop')).toEqual(['Leap, Leaping', 'also'])
    expect(found('bound')).toEqual(['Bound (Obsolete)', 'term'])
    expect(found('skip')).toBeNull()
    expect(findGlossaryTerm(edition, 'leap')?.more).toEqual(more)
    expect(findGlossaryTerm(edition, 'bound')?.more).toBeNull()
  })
})
