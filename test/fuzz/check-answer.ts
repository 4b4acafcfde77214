import type { FuzzRequest } from './request.ts'

/** What came of one request. */
export interface Answered {
  readonly status: number
  /** Of what kind the answer is: the verdict, or the type of problem. */
  readonly kind: string
  /** Why the answer is none that this service may give; null if it may. */
  readonly fault: string | null
}

const PROBLEM = 'application/problem+json'

/** No fault of the service, and a body that is what it says it is. */
export const checkAnswer = async (request: FuzzRequest, response: Response): Promise<Answered> => {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  const text = await response.text()
  if (status >= 500) return { status, kind: 'fault', fault: `${status}: ${text.slice(0, 500)}` }
  if (status === 304 || (status >= 300 && status < 400)) return { status, kind: 'redirect', fault: null }
  if (!/json/.test(type)) {
    const isPage = status === 200 && request.body === undefined && text.length > 0
    return { status, kind: 'page', fault: isPage ? null : `${status} with ${type}` }
  }
  const value = parsed(text)
  if (value === undefined) return { status, kind: 'no JSON', fault: `no JSON: ${text.slice(0, 300)}` }
  return status < 400 ? checkResult(status, type, value) : checkProblem(status, type, value)
}

const parsed = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

const checkResult = (status: number, type: string, value: Record<string, unknown>): Answered => {
  const kind = String(value.verdict ?? value.object ?? value.kind ?? 'answer')
  const isWhole = type.startsWith('application/json') && typeof value === 'object' && value !== null
  return { status, kind, fault: isWhole ? null : `${status} as ${type}` }
}

const checkProblem = (status: number, type: string, value: Record<string, unknown>): Answered => {
  const kind = String(value.type).replace(/^.*\/problems\//, '')
  const texts = [value.title, value.detail, value.type]
  const isWhole =
    type === PROBLEM &&
    value.status === status &&
    texts.every((text) => typeof text === 'string' && text !== '') &&
    !/undefined|\[object|NaN/.test(`${value.title} ${value.detail}`) &&
    (value.errors === undefined || isErrors(value.errors))
  return { status, kind, fault: isWhole ? null : `${status} ${type} ${JSON.stringify(value).slice(0, 600)}` }
}

const isErrors = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.every(
    (error: unknown) =>
      typeof error === 'object' &&
      error !== null &&
      typeof ((error as { pointer?: unknown }).pointer ?? (error as { parameter?: unknown }).parameter) === 'string' &&
      typeof (error as { code?: unknown }).code === 'string' &&
      typeof (error as { detail?: unknown }).detail === 'string',
  )
