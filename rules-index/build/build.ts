/** `npm run rules:build`: writes rules-index/dist from the restatement and the imported editions. */
import { buildIndex, FOLDERS } from './build-index.ts'
import { printProblems } from './print-problems.ts'

const { problems, written } = buildIndex(FOLDERS)
printProblems(problems)
for (const { file, bytes, rules } of written) console.log(`${file}: ${rules} rules, ${Math.ceil(bytes / 1024)} KB`)
if (problems.some(({ fatal }) => fatal)) {
  console.error('The restatement cannot be read; the index is as it was before.')
  process.exitCode = 1
}
