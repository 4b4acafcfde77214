/** The checker of sentences, shown what it must find. */
import { expect, test } from 'vitest'
import { findSentenceFaults } from './sentence-faults.ts'

const good = { en: 'It can’t be done.', fr: 'C’est impossible\u00a0: «\u00a0X\u00a0» l’interdit.' }

test('finds nothing in good sentences', () => {
  expect(findSentenceFaults(good)).toEqual([])
})

test.each([
  ['the same in both', { fr: good.en }],
  ['no stop', { en: 'It can’t be done' }],
  ['nothing at all', { en: '' }],
  ['a leak', { en: 'Otter has undefined counters.' }],
  ['an object', { fr: 'Voici [object Object].' }],
  ['a rule number', { en: 'See 702.11b.' }],
  ['a small letter', { en: 'it can’t be done.' }],
  ['two spaces', { en: 'It  can’t be done.' }],
  ['a straight apostrophe', { fr: "C'est impossible." }],
  ['an English step', { fr: 'Ce n’est pas upkeep.' }],
  ['a step’s id', { fr: 'Ce n’est pas declare-attackers.' }],
  ['a missed elision', { fr: 'C’est le tour de A.' }],
  ['a missed elision before a name', { fr: 'Il faut que Épieu ardent parte.' }],
  ['a breaking space', { fr: 'Impossible : non.' }],
  ['a breaking space in quotation marks', { fr: 'Le nom « X\u00a0» manque.' }],
  ['a missing space', { fr: 'Vraiment?' }],
])('finds %s', (_, spoilt) => {
  expect(findSentenceFaults({ ...good, ...spoilt })).not.toEqual([])
})
