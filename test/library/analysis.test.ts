import { describe, expect, it } from 'vitest'
import { analyze } from '../../src/library/analysis/analyze.ts'
import { foldName, foldText } from '../../src/library/analysis/fold.ts'
import { editDistance } from '../../src/library/search/levenshtein.ts'

const folded = (text: string, language: 'en' | 'fr'): string[] => analyze(text, language).map((word) => word.folded)
const first = (text: string, language: 'en' | 'fr'): string | undefined => analyze(text, language)[0]?.terms[0]

describe('words of a text', () => {
  it('splits French elisions with either apostrophe', () => {
    expect(folded("l’arme d'attaque jusqu’à qu’aujourd’hui", 'fr')).toEqual(['arme', 'attaque', "aujourd'hui"])
  })
  it('keeps the small words on which a rule turns', () => {
    expect(folded('if it is not', 'en')).toEqual(['if', 'not'])
    expect(folded("can't cannot doesn’t instead", 'en')).toEqual(['cant', 'cant', 'not', 'instead'])
    expect(folded('si non sans s’il pas', 'fr')).toEqual(['si', 'non', 'sans', 'si', 'pas'])
  })
  it('keeps numbers, symbols and sizes whole', () => {
    expect(folded('{T} {2/W} 702.19b +1/+1 2/2', 'en')).toEqual(['{t}', '{2/w}', '702.19b', '+1/+1', '2/2'])
  })
  it('files a word with and without its accents together', () => {
    for (const [a, b] of [
      ['cimetières', 'cimetieres'],
      ['ciblées', 'ciblee'],
      ['créature', 'creatures'],
      ['jetons', 'jeton'],
    ] as const) {
      const terms = new Set(analyze(a, 'fr').flatMap((word) => word.terms))
      expect(analyze(b, 'fr').some((word) => word.terms.some((term) => terms.has(term)))).toBe(true)
    }
    expect(first('attacking', 'en')).toBe(first('attackers', 'en')?.replace(/er$/, ''))
  })
  it('files irregular forms with their word, accents or not', () => {
    const same = (a: string, b: string, language: 'en' | 'fr'): boolean => first(a, language) === first(b, language)
    expect(same('dies', 'died', 'en') && same('lost', 'losing', 'en') && same('drawn', 'drew', 'en')).toBe(true)
    expect(same('meurt', 'mourir', 'fr') && same('détruit', 'detruites', 'fr') && same('perd', 'perdue', 'fr')).toBe(
      true,
    )
    expect(same('die', 'dice', 'en')).toBe(false)
  })
  it('knows where each word stands', () => {
    const text = 'Le « caillou » d’Anne'
    expect(analyze(text, 'fr').map(({ start, end }) => text.slice(start, end))).toEqual(['caillou', 'd’Anne'])
  })
  it('folds names as people type them', () => {
    expect(foldName('Mal d’Invocation (obsolète)')).toBe("mal d'invocation obsolete")
    expect(foldText('Œuvre')).toBe('oeuvre')
  })
})

describe('edit distance', () => {
  it.each([
    ['pebble', 'pebble', 0],
    ['pebble', 'peble', 1],
    ['pebble', 'pebbel', 1],
    ['deathtouch', 'deaftouch', 2],
    ['abc', 'xyz', 3],
  ])('%s – %s: %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(Math.min(3, distance))
    expect(editDistance(b, a, 2)).toBe(Math.min(3, distance))
  })
})
