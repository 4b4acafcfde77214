/**
 * The rules library: editions of the rules as binary files, read without decoding them, with lookup and search.
 * Pure: whoever uses it brings the bytes (`openEdition(buffer)`), and passes the opened editions in.
 *
 *   openEdition(buffer)                     an edition in one language, from a file written by rules-index/build
 *   lookupRule(edition, number)             one rule with its surroundings, or null
 *   listContents(edition)                   sections and three-digit rules
 *   searchRules({ targets, bridges }, …)    ranked rules for a number, a name, words or a question
 *   suggestRules(editions, typed)           completions
 *   openHistory(buffer)                     the numbers of every rule in every edition
 *   resolveLineage(history, lineage, …)     an old number → today's, and how sure that is
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
  type OlderName,
  type RuleContent,
  type TermDetails,
  type Translation,
} from './edition-content.ts'
export type { EditionFile, EditionIndex } from './edition-index.ts'
export {
  findCounterpart,
  findGlossaryTerm,
  type GlossaryView,
  listGlossary,
  TERM_MATCHES,
  type TermMatch,
} from './glossary.ts'
export { CHANGE_KINDS, type ChangeKind, compareEditions, type RuleChange } from './history/compare-editions.ts'
export { encodeHistory } from './history/encode-history.ts'
export type { HistoryContent, Lineage, Span } from './history/lineage.ts'
export { type History, openHistory } from './history/open-history.ts'
export { CERTAINTIES, type Certainty, editionInForce, type Resolution, resolveLineage } from './history/resolve-rule.ts'
export { type Step, type Stretch, traceRule } from './history/trace-rule.ts'
export { KEYWORD_KINDS, type Keyword, type KeywordKind, listKeywords } from './keywords.ts'
export { isKnownNumber, lookupRule, nearestRules, type RuleRef, type RuleView, refer, titleFor } from './lookup.ts'
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
