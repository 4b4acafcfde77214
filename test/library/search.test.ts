import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type SearchAnswer,
  type SearchRequest,
  type SearchScope,
  searchRules,
  suggestRules,
} from '../../src/library/index.ts'
import { editionOf, PEBBLES_EN, PEBBLES_FR } from './sample-edition.ts'

const english = editionOf('en', PEBBLES_EN)
const french = editionOf('fr', PEBBLES_FR)

const ask = (scope: Partial<SearchScope>, query: string, more: Partial<SearchRequest> = {}): SearchAnswer => {
  const answer = searchRules({ targets: [english], bridges: [], ...scope }, { query, ...more })
  if (!answer.ok) throw new Error(answer.errors.join())
  return answer.value
}
const numbers = (answer: SearchAnswer): string[] => answer.hits.map((hit) => hit.number)

describe('numbers', () => {
  it.each(['100.1', 'CR 100.1', 'rule 100.1', '100,1', '§100.1'])(
    '%s leads to the rule, then its subrules',
    (query) => {
      expect(numbers(ask({}, query))).toEqual(['100.1', '100.1a', '100.1b'])
    },
  )
  it('a closing dot means the rule alone', () => {
    expect(numbers(ask({}, '100.1.'))).toEqual(['100.1'])
  })
  it('several numbers come in the order asked', () => {
    expect(numbers(ask({}, '200.1b 100.1a'))).toEqual(['200.1b', '100.1a'])
  })
  it('a heading asked for by its number is a hit', () => {
    expect(numbers(ask({}, '200')).slice(0, 2)).toEqual(['200', '200.1'])
  })
  it('a number that is not held is said so, with what is near it', () => {
    const answer = ask({}, '100.9')
    expect(answer.hits).toEqual([])
    expect(answer.numbers).toMatchObject([{ number: '100.9', held: false, exists: null }])
    expect(answer.numbers[0]?.nearest.map((ref) => ref.number)).toContain('100.2')
  })
})

describe('names', () => {
  it.each(['leaping', 'Leaping', 'leapping', 'define leaping', 'what is leaping?'])(
    '%s leads to the titled rule and what is under it',
    (query) => {
      expect(numbers(ask({}, query)).slice(0, 3)).toEqual(['200.1', '200.1a', '200.1b'])
    },
  )
  it('a heading’s name leads into its rules, and is told apart', () => {
    const answer = ask({}, 'pebble')
    expect(answer.headings).toMatchObject([{ number: '100', title: 'Pebbles' }])
    expect(numbers(answer)[0]).toBe('100.1')
  })
  it('players’ words lead to the rule that knows them', () => {
    expect(numbers(ask({}, 'bounce'))[0]).toBe('100.1b')
    expect(numbers(ask({ targets: [french] }, 'rebonds'))[0]).toBe('100.1b')
  })
})

it('the first letters of a long term lead to its rules', () => {
  const glossary = [{ term: 'Leap-Over-Stone Ability', text: 'See rule 200.1b.', see: [] }]
  expect(numbers(ask({ targets: [editionOf('en', PEBBLES_EN, { glossary })] }, 'losa'))[0]).toBe('200.1b')
})

describe('words', () => {
  it('finds a rule by a question in its own language', () => {
    expect(numbers(ask({}, 'what happens if a stone leaps twice'))[0]).toBe('200.1b')
    expect(numbers(ask({ targets: [french] }, 'que se passe-t-il si la pierre est retournee'))[0]).toBe('200.1b')
  })
  it('reads over a slip in a word', () => {
    expect(numbers(ask({}, 'ownr of the stone put bakc'))).toContain('100.1b')
    expect(numbers(ask({ targets: [french] }, 'propriétère'))[0]).toBe('100.1b')
  })
  it('marks the words of the question, inflected as they are', () => {
    const [hit] = ask({}, 'leaped twice').hits
    expect(hit?.text.marks.map(([start, end]) => hit.text.text.slice(start, end))).toEqual(['leaps', 'twice'])
  })
  it('never needs all the words', () => {
    expect(numbers(ask({}, 'twelve elephants dance on pebbles'))[0]).toBe('100.2')
  })
  it('has nothing to say to nothing', () => {
    for (const query of ['', '   ', '?!', 'zzzzqqq']) expect(ask({}, query).hits).toEqual([])
  })
})

describe('two languages', () => {
  const bridges = [
    editionOf('en', PEBBLES_EN, { kind: 'restatement' }),
    editionOf('fr', PEBBLES_FR, { kind: 'restatement' }),
  ]
  it('a French question finds an English-only edition by the numbers, and the reverse', () => {
    const inEnglish = ask({ bridges }, 'pierre retournée quand elle saute deux fois')
    expect(inEnglish.spoken).toBe('fr')
    expect(inEnglish.hits[0]).toMatchObject({ number: '200.1b', edition: { language: 'en' } })
    expect(numbers(ask({ targets: [french], bridges }, 'stone that leaps twice'))[0]).toBe('200.1b')
  })
  it('so does a name', () => {
    expect(numbers(ask({ bridges }, 'saut'))[0]).toBe('200.1')
  })
  it('searching both shows a rule once, in the language of the question', () => {
    const answer = ask({ targets: [english, french] }, 'douze cailloux')
    expect(answer.hits.filter((hit) => hit.number === '100.2')).toMatchObject([
      { edition: { language: 'fr' }, alsoIn: [{ language: 'en' }] },
    ])
  })
  it('does not lead to another edition’s number', () => {
    const older = editionOf('en', [{ number: '200.1b', text: 'Boats are blue.' }], { edition: '2001-01-01' })
    expect(ask({ targets: [older], bridges }, 'pierre retournée').hits).toEqual([])
  })
})

describe('several editions', () => {
  it('shows a rule once under the same number and name, and notes the others', () => {
    const older = editionOf('en', PEBBLES_EN, { edition: '2001-01-01' })
    const answer = ask({ targets: [older, english] }, 'twelve pebbles')
    expect(answer.hits[0]).toMatchObject({
      number: '100.2',
      edition: { edition: '2026-06-19' },
      alsoIn: [{ edition: '2001-01-01' }],
    })
  })
})

describe('pages', () => {
  it('follow one another without loss or repetition', () => {
    const whole = numbers(ask({}, 'stone pebble board', { limit: 50 }))
    const paged: string[] = []
    let cursor: string | undefined
    do {
      const answer = ask({}, 'stone pebble board', { limit: 2, ...(cursor === undefined ? {} : { cursor }) })
      paged.push(...numbers(answer))
      expect(answer.total).toBe(whole.length)
      cursor = answer.next ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(whole)
    expect(whole.length).toBeGreaterThan(4)
  })
  it('a cursor of another question is refused', () => {
    const { next } = ask({}, 'stone pebble board', { limit: 1 })
    const answer = searchRules({ targets: [english], bridges: [] }, { query: 'twelve', cursor: next as string })
    expect(answer).toEqual({ ok: false, errors: ['cursor'] })
  })
})

describe('suggestions', () => {
  const labels = (typed: string): string[] => suggestRules([english], typed).map((one) => `${one.number} ${one.label}`)
  it('complete numbers', () => {
    expect(labels('100.1')).toEqual(['100.1 100.1', '100.1a 100.1a', '100.1b 100.1b'])
  })
  it('complete names from their beginning, from a word inside, and with a slip', () => {
    expect(labels('lea')).toEqual(['200.1 Leaping'])
    expect(labels('peb')).toEqual(['100 Pebbles'])
    expect(labels('pebel')).toEqual(['100 Pebbles'])
    expect(labels('')).toEqual([])
  })
})

it('any question gets an answer, the same each time, with marks inside the texts', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.string({ maxLength: 80 })), (query) => {
      const answer = ask({ targets: [english, french], bridges: [english, french] }, query)
      expect(ask({ targets: [english, french], bridges: [english, french] }, query)).toEqual(answer)
      for (const hit of answer.hits) {
        for (const [start, end] of hit.text.marks)
          expect(start >= 0 && start < end && end <= hit.text.text.length).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})
