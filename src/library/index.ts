/**
 * The rules library: editions of the rules as binary files, read without decoding them, with lookup and search.
 * Pure: whoever uses it brings the bytes (`openEdition(buffer)`), and passes the opened editions in.
 *
 *   openEdition(buffer)                     an edition in one language, from a file written by rules-index/build
 *   lookupRule(edition, number)             one rule with its surroundings, or null
 *   listContents(edition)                   sections and three-digit rules
 *   searchRules({ targets, bridges }, …)    ranked rules for a number, a name, words or a question
 *   suggestRules(editions, typed)           completions
 *   parseRuleNumber / findRuleNumbers       (core/rule-number.ts) numbers as people type them
 */

export { encodeEdition } from './binary/encode-edition.ts'
export { type Edition, type GlossaryTable, openEdition } from './binary/open-edition.ts'
export { type HeadingEntry, listContents, listNumbers, type SectionEntry } from './contents.ts'
export {
  type EditionContent,
  type EditionInfo,
  type EditionKind,
  type GlossaryContent,
  LANGUAGES,
  type Language,
  type RuleContent,
  type Translation,
} from './edition-content.ts'
export type { EditionFile, EditionIndex } from './edition-index.ts'
export { findGlossaryTerm, type GlossaryView, listGlossary } from './glossary.ts'
export { isKnownNumber, lookupRule, nearestRules, type RuleRef, type RuleView, titleFor } from './lookup.ts'
export type { SearchScope } from './search/gather-evidence.ts'
export type { Marks } from './search/mark-words.ts'
export {
  type HitReason,
  type MarkedText,
  type NumberAnswer,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  searchRules,
} from './search/search-rules.ts'
export { type Suggestion, suggestRules } from './search/suggest-rules.ts'
