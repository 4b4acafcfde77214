import { problemDocument } from '../schemas/problem.ts'
import { PROBLEM_MEDIA_TYPE } from './problem-response.ts'

const DESCRIPTIONS = {
  400: 'The body cannot be read',
  404: 'Not held here',
  413: 'The body is too large',
  415: 'The content type is not read here',
  422: 'The request has the wrong form, or what it says is impossible or unknown',
} as const

export type DocumentedStatus = keyof typeof DESCRIPTIONS

type Documented<S extends DocumentedStatus> = {
  [K in S]: { description: string; content: { [PROBLEM_MEDIA_TYPE]: { schema: typeof problemDocument } } }
}

/** The problem answers of a route, for its OpenAPI entry. */
export const problemResponses = <S extends DocumentedStatus>(...statuses: S[]): Documented<S> =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: DESCRIPTIONS[status], content: { [PROBLEM_MEDIA_TYPE]: { schema: problemDocument } } },
    ]),
  ) as unknown as Documented<S>
