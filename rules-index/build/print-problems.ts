import type { RestatementProblem } from './restatement/read-fields.ts'

const MOST_LINES = 20

/** What stops the build in full, the rest as a count unless `all`. */
export const printProblems = (problems: readonly RestatementProblem[], all = false): void => {
  const print = ({ file, number, what }: RestatementProblem): void => console.error(`${file}: ${number} ${what}`)
  problems.filter(({ fatal }) => fatal).forEach(print)
  const others = problems.filter(({ fatal }) => !fatal)
  others.slice(0, all ? undefined : MOST_LINES).forEach(print)
  if (!all && others.length > MOST_LINES)
    console.error(`… and ${others.length - MOST_LINES} more; all of them: node rules-index/build/check.ts`)
}
