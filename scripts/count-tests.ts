/** Prints `passed failed` from vitest's JSON report; a file that could not be loaded counts as one failure. */
import { readFileSync } from 'node:fs'

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const report: Report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const unloaded = report.testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
)
console.log(report.numPassedTests, report.numFailedTests + unloaded.length)
