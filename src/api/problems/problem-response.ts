import type { ProblemParams, ProblemType } from '../../core/problem.ts'
import { renderProblem } from '../../i18n/index.ts'
import type { AppContext } from '../env.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import type { ProblemDocument, ProblemError } from '../schemas/problem.ts'
import { PROBLEM_STATUSES } from './problem-statuses.ts'

export const PROBLEM_MEDIA_TYPE = 'application/problem+json'

interface ProblemExtras {
  readonly errors?: readonly ProblemError[]
  readonly nearest?: readonly string[]
  readonly successors?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** RFC 9457: the answer to a request that cannot be served, in the language asked for. */
export const problemResponse = <T extends ProblemType>(
  c: AppContext,
  type: T,
  params: ProblemParams[T],
  { errors, nearest, successors, headers = {} }: ProblemExtras = {},
): Response => {
  const { title, detail } = renderProblem(type, params, languageOf(c))
  const document: ProblemDocument = {
    type: `${new URL(c.req.url).origin}/problems/${type}`,
    title,
    status: PROBLEM_STATUSES[type],
    detail,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(nearest === undefined || nearest.length === 0 ? {} : { nearest: [...nearest] }),
    ...(successors === undefined || successors.length === 0 ? {} : { successors: [...successors] }),
  }
  if (dependsOnHeader(c)) c.header('Vary', 'Accept-Language', { append: true })
  return c.body(JSON.stringify(document), PROBLEM_STATUSES[type], {
    'Content-Type': PROBLEM_MEDIA_TYPE,
    'Content-Language': languageOf(c),
    'Cache-Control': 'no-store',
    ...headers,
  })
}
