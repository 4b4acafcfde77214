/**
 * Measures the search on a file of questions with the rules that answer them:
 *
 *   node test/relevance/measure.ts QUERIES.jsonl [--edition FILE.bin]… [--lang en|fr] [--list] [--alone] [--oracle]
 *
 * Targets are the editions given, or the restatement in the question's language; the restatement is a bridge in either case.
 * Only questions with an answering rule that a target holds are counted. Prints hit@1, hit@3, hit@10 and the mean reciprocal rank.
 */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseRuleNumber, type RuleNumber } from '../../src/core/rule-number.ts'
import { type Edition, LANGUAGES, openEdition, searchRules } from '../../src/library/index.ts'
import { openOracle } from './oracle.ts'

interface Question {
  readonly query: string
  readonly lang: 'en' | 'fr'
  readonly rules: readonly string[]
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    edition: { type: 'string', multiple: true },
    lang: { type: 'string' },
    list: { type: 'boolean' },
    alone: { type: 'boolean' },
    oracle: { type: 'boolean' },
  },
})
const file = positionals[0]
if (file === undefined || !existsSync(file)) {
  console.error(
    'usage: node test/relevance/measure.ts QUERIES.jsonl [--edition FILE.bin]… [--lang en|fr] [--list] [--alone] [--oracle]',
  )
  process.exit(2)
}
const open = (path: string): Edition => openEdition(new Uint8Array(readFileSync(path)).buffer)
const restatement = LANGUAGES.map((language) => open(`rules-index/dist/restatement-${language}.bin`))
const given = (values.edition ?? []).map(open)
const questions = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Question)
  .filter((question) => values.lang === undefined || question.lang === values.lang)

const oracles = new Map<Edition, (query: string) => string[]>()
const askOracle = (edition: Edition, query: string): string[] => {
  const oracle = oracles.get(edition) ?? openOracle(edition)
  oracles.set(edition, oracle)
  return oracle(query)
}

const ranks: { question: Question; rank: number; top: string[] }[] = []
let elapsedMs = 0
for (const question of questions) {
  const targets = given.length > 0 ? given : restatement.filter((edition) => edition.info.language === question.lang)
  const held = question.rules.some((rule) =>
    targets.some((edition) => edition.rowOf(parseRuleNumber(rule) as RuleNumber) >= 0),
  )
  if (!held) continue
  if (values.oracle) askOracle(targets[0] as Edition, '')
  const start = performance.now()
  const answer = values.oracle
    ? null
    : searchRules({ targets, bridges: values.alone ? [] : restatement }, { query: question.query, limit: 10 })
  const found = values.oracle ? askOracle(targets[0] as Edition, question.query) : []
  elapsedMs += performance.now() - start
  const top = answer?.ok ? answer.value.hits.map((hit) => hit.number) : found.slice(0, 10)
  const rank = top.findIndex((number) => question.rules.includes(number)) + 1
  ranks.push({ question, rank, top })
}
const share = (most: number): string =>
  `${Math.round((1000 * ranks.filter(({ rank }) => rank > 0 && rank <= most).length) / ranks.length) / 10} %`
const mean = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length
if (values.list)
  for (const { question, rank, top } of ranks)
    if (rank !== 1)
      console.log(`${rank || '–'}\t${question.query}\t${question.rules.join(' ')}\t→ ${top.slice(0, 6).join(' ')}`)
console.log(
  `${ranks.length} questions: hit@1 ${share(1)}, hit@3 ${share(3)}, hit@10 ${share(10)}, MRR ${mean.toFixed(3)}, ${(elapsedMs / ranks.length).toFixed(1)} ms each`,
)
