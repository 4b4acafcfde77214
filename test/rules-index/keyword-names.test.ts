import { expect, it } from 'vitest'
import { FOLDERS } from '../../rules-index/build/build-index.ts'
import { readRestatement } from '../../rules-index/build/restatement/read-restatement.ts'
import { bareKeywordFr } from '../../src/compiler/print/fr/keyword-names.ts'
import { COST_KEYWORDS, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from '../../src/core/keyword.ts'
import { keywordName } from '../../src/i18n/fr/keywords.ts'

it('a keyword has one French name: in the rules, in card texts as printed back, and in sentences', () => {
  const { rules } = readRestatement(FOLDERS.restatement)
  const titles = new Map(
    rules
      .filter(({ number, title }) => /^702\.\d+$/.test(number) && title.en !== '')
      .map(({ title }) => [title.en.toLowerCase(), title.fr.toLowerCase()]),
  )
  expect(titles.size).toBe(193)
  // CR 702.37b: a variant of another keyword, without a title of its own.
  titles.set('megamorph', 'mégamue')
  // CR 702.33c: the same.
  titles.set('multikicker', 'multikick')
  // CR 702.145: two keywords with one title, called as the glossary calls them.
  titles.set('daybound', 'diurne').set('nightbound', 'nocturne')
  for (const keyword of [...PLAIN_KEYWORDS, ...COST_KEYWORDS, ...NUMBER_KEYWORDS]) {
    const wanted = titles.get(keyword)
    expect([keyword, bareKeywordFr(keyword), keywordName(keyword)]).toEqual([keyword, wanted, wanted])
  }
})
