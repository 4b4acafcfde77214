import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { rulesIn } from './rules-in.ts'

export const RULE_CLASSES = ['definition', 'tournament', 'casual'] as const
export type RuleClass = (typeof RULE_CLASSES)[number]

export const LEDGER_PATH = 'rules-index/ledger.yaml'

/** What the rules are that nobody enforces; throws where the file says two things of one rule or something unknown. */
export const readClasses = (path: string = LEDGER_PATH): ReadonlyMap<string, RuleClass> => {
  const { edition: _, ...lists } = parse(readFileSync(path, 'utf8')) as Record<string, readonly string[]>
  const classes = new Map<string, RuleClass>()
  for (const [name, lines] of Object.entries(lists)) {
    const ruleClass = RULE_CLASSES.find((one) => one === name)
    if (ruleClass === undefined) throw new Error(`${path}: ${name} is no class of rules`)
    for (const rule of rulesIn(lines.join('\n'))) {
      if (classes.has(rule)) throw new Error(`${path}: ${rule} stands in ${classes.get(rule)} and ${ruleClass}`)
      classes.set(rule, ruleClass)
    }
  }
  return classes
}
