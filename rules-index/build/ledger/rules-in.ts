import { findRuleNumbers, printRuleNumber } from '../../../src/core/rule-number.ts'

/** The rules and subrules that a text names, in the order of their first mention; headings and sections are no rules. */
export const rulesIn = (text: string): readonly string[] => [
  ...new Set(
    findRuleNumbers(text)
      .filter(({ number }) => number.rule > 0)
      .map(({ number }) => printRuleNumber(number)),
  ),
]

/** For each rule the files that name it, in their order. */
export const filesByRule = (
  files: Readonly<Record<string, string>>,
  read: (text: string) => readonly string[] = rulesIn,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [path, text] of Object.entries(files)) {
    for (const rule of read(text)) found.set(rule, [...(found.get(rule) ?? []), path])
  }
  return found
}
