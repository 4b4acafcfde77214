import { filesByRule, rulesIn } from './rules-in.ts'

/** A scenario names the rules that decide it in its header; a table of rows names them where it likes. */
const testedIn = (text: string): readonly string[] => {
  const header = /^rules:.*$/m.exec(text)
  return rulesIn(header === null ? text : header[0])
}

/** For each rule the tests that name it. */
export const testedRules = (tests: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  filesByRule(tests, testedIn)
