import type { Bilingual } from '../../src/core/lang.ts'

const LEAKS = /undefined|\[object|\bNaN\b|\bnull\b|=>|\$\{|function/
const RULE_NUMBER = /\b\d{3}\.\d/
const ENGLISH_STEPS =
  /\b(?:untap|upkeep|precombat|postcombat|cleanup|declare-|combat-damage|main phase|(?:draw|end|damage) step|step)\b/i
/** A word that loses its vowel before the next one, « de A », « que Une loutre »; “oui” and “onze” take none. */
const MISSED_ELISION =
  /(?:^|[\s(])(?:de|que|ne|se|le|la|je|lorsque|puisque|jusque) (?!oui\b|onze\b)[aeiouyàâéèêëîïôûœ]/i
const BREAKING_SPACE = / [:;?!»]|« /
const MISSING_SPACE = /[^\s\d:/][;?!»](?=\s|$)|«[^\u00a0]/

/** What is wrong with a pair of sentences, whatever they say; empty if nothing is. */
export const findSentenceFaults = ({ en, fr }: Bilingual): readonly string[] => [
  ...(en === fr ? ['both languages say the same'] : []),
  ...findCommonFaults(en).map((fault) => `en ${fault}: ${en}`),
  ...(/[«»]/.test(en) ? [`en has French quotation marks: ${en}`] : []),
  ...findCommonFaults(fr).map((fault) => `fr ${fault}: ${fr}`),
  ...findFrenchFaults(fr).map((fault) => `fr ${fault}: ${fr}`),
]

const findCommonFaults = (text: string): readonly string[] => [
  ...(/^[^\s].*[.?!]$/su.test(text) ? [] : ['is empty or does not end with a stop']),
  ...(LEAKS.test(text) ? ['lets a value of the program through'] : []),
  ...(RULE_NUMBER.test(text) ? ['has a rule number'] : []),
  ...(/ {2}|\s[,.](?:\s|$)|[.?!]{2}/.test(text) ? ['is badly spaced'] : []),
  ...(/^[a-zéèêàâçœ]/.test(text) ? ['begins with a small letter'] : []),
]

const findFrenchFaults = (text: string): readonly string[] => [
  ...(text.includes("'") ? ['has a straight apostrophe'] : []),
  ...(text.includes('“') ? ['has English quotation marks'] : []),
  ...(ENGLISH_STEPS.test(text) ? ['has an English step'] : []),
  ...(MISSED_ELISION.test(text) ? ['misses an elision'] : []),
  ...(BREAKING_SPACE.test(text) ? ['has a space that breaks'] : []),
  ...(MISSING_SPACE.test(text) ? ['lacks a space'] : []),
]
