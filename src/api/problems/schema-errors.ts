import type { z } from '@hono/zod-openapi'
import type { Language } from '../../library/index.ts'
import type { ProblemError } from '../schemas/problem.ts'
import { type FlatIssue, flattenIssues } from './flat-issues.ts'
import { isNamedIssue, issueSentence } from './issue-sentences.ts'

const MOST_ERRORS = 50

export const printPointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** A schema's complaints about a body, each with its JSON pointer; or about parameters, each with its name. */
export const schemaErrors = (
  error: z.core.$ZodError,
  value: unknown,
  language: Language,
  where: 'body' | 'parameters' = 'body',
): ProblemError[] =>
  flattenIssues(error.issues)
    .slice(0, MOST_ERRORS)
    .map(({ path, issue }: FlatIssue) => {
      const given = valueAt(value, path)
      return {
        ...(where === 'body' ? { pointer: printPointer(path) } : { parameter: String(path[0] ?? '') }),
        code: given === undefined ? 'schema.missing' : `schema.${nameOf(issue)}`,
        detail: issueSentence(issue, given, language),
      }
    })

/** A complaint with a name of its own goes by that. */
const nameOf = ({ code, message }: FlatIssue['issue']): string =>
  code === 'custom' && isNamedIssue(message) ? message : code.replaceAll('_', '-')

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let at = value
  for (const part of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined
    at = (at as Record<PropertyKey, unknown>)[part]
  }
  return at
}
