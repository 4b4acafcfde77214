import { filesByRule, rulesIn } from './rules-in.ts'

/** Says that a mechanism is not built; the rule it names is not enforced there. */
const UNSUPPORTED = /leaveUnsupportedRule\([^)]*\)|reason: 'rule-not-enforced'[^}]*/g
const STRING = /'([^'\n]*)'/g
const COMMENT = /\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*/g

/** Rules that a source enforces: those its comments say it does (`CR 704.5k`) and those its verdicts cite. */
const enforcedIn = (source: string): readonly string[] => {
  const text = source.replaceAll(UNSUPPORTED, '')
  const comments = (text.match(COMMENT) ?? []).filter((comment) => comment.includes('CR '))
  return [...new Set([...rulesIn(comments.join('\n')), ...citedIn(source)])]
}

/** Rules that verdicts of this source cite: whole strings of its code that are a rule's number. */
export const citedIn = (source: string): readonly string[] => {
  const code = source.replaceAll(COMMENT, '').replaceAll(UNSUPPORTED, '')
  const strings = [...code.matchAll(STRING)].map((match) => match[1] ?? '')
  return [...new Set(strings.filter((string) => /^[1-9]\d{2}\.\d+[a-z]?$/.test(string)))]
}

/** The table of keywords without a definition: what it cites is why something is left unsupported. */
const isUnenforced = ([path]: readonly [string, string]): boolean => path.endsWith('/unenforced.ts')

const enforcing = (sources: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(sources).filter((file) => !isUnenforced(file)))

/** For each rule the engine's files that enforce it. */
export const enforcedRules = (sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  filesByRule(enforcing(sources), enforcedIn)

/** For each rule that verdicts cite the files that do. */
export const citedRules = (sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  filesByRule(enforcing(sources), citedIn)
