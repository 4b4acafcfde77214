import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ProblemType } from '../../core/problem.ts'

export const PROBLEM_STATUSES = {
  'unreadable-body': 400,
  'too-deep': 400,
  'not-found': 404,
  'rule-not-found': 404,
  'edition-not-found': 404,
  'unknown-edition': 404,
  'unknown-rule': 404,
  'card-not-found': 404,
  'term-not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-request': 422,
  'impossible-position': 422,
  'illegal-deck': 422,
  'impossible-action': 422,
  'unreadable-notation': 422,
  'unsupported-format': 422,
  'too-many-requests': 429,
  internal: 500,
} as const satisfies Record<ProblemType, ContentfulStatusCode>

export const PROBLEM_TYPES = Object.keys(PROBLEM_STATUSES) as readonly ProblemType[]

export const isProblemType = (text: string): text is ProblemType => Object.hasOwn(PROBLEM_STATUSES, text)
