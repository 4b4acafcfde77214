import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../env.ts'
import { namedSentence } from '../problems/issue-sentences.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { printPointer, schemaErrors } from '../problems/schema-errors.ts'
import { jsonDepth } from './json-depth.ts'
import { languageOf } from './language.ts'
import { essenceOf, isJsonType } from './media-type.ts'
import { got, type Outcome, refused } from './outcome.ts'
import { readText } from './read-text.ts'
import { findReservedKey } from './reserved-key.ts'

export const MAX_BODY_BYTES = 512 * 1024
export const MAX_JSON_DEPTH = 96

interface BodyForm<T> {
  readonly schema: z.ZodType<T>
  /** Reads `text/plain` too: the value that such a body stands for. */
  readonly fromText?: (text: string) => unknown
}

/** The body in the form asked for, or the problem to answer with. The order: type, size, encoding, depth, JSON, schema. */
export const readBody = async <T>(c: AppContext, form: BodyForm<T>): Promise<Outcome<T>> => {
  const read = await readValue(c, form.fromText)
  if (!read.ok) return read
  const checked = form.schema.safeParse(read.value)
  // What was sent, not the schema's copy of it: that one has its fields in another order, and states keep theirs.
  if (checked.success) return got(read.value as T)
  const errors = schemaErrors(checked.error, read.value, languageOf(c))
  return refused(problemResponse(c, 'invalid-request', { count: errors.length }, { errors }))
}

const readValue = async (c: AppContext, fromText: BodyForm<unknown>['fromText']): Promise<Outcome<unknown>> => {
  const essence = essenceOf(c.req.header('content-type'))
  const isText = fromText !== undefined && essence === 'text/plain'
  if (!isText && !isJsonType(essence)) return refused(wrongType(c, essence, fromText !== undefined))
  const text = await readText(c.req.raw, MAX_BODY_BYTES)
  if (!text.ok) {
    const isTooLarge = text.errors.includes('too-large')
    return refused(
      isTooLarge
        ? problemResponse(c, 'too-large', { limitBytes: MAX_BODY_BYTES })
        : problemResponse(c, 'unreadable-body', { reason: 'utf-8' }),
    )
  }
  if (isText) return got(fromText(text.value))
  const depth = jsonDepth(text.value)
  if (depth > MAX_JSON_DEPTH) return refused(problemResponse(c, 'too-deep', { depth, limit: MAX_JSON_DEPTH }))
  return parseJson(c, text.value)
}

const parseJson = (c: AppContext, text: string): Outcome<unknown> => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(problemResponse(c, 'unreadable-body', { reason: 'json' }))
  }
  const reserved = findReservedKey(text, value)
  if (reserved === null) return got(value)
  const detail = namedSentence('reserved-name', languageOf(c))
  const errors = [{ pointer: printPointer(reserved), code: 'schema.reserved-name', detail }]
  return refused(problemResponse(c, 'invalid-request', { count: 1 }, { errors }))
}

const wrongType = (c: AppContext, given: string, takesText: boolean): Response => {
  const expected = takesText ? ['application/json', 'text/plain'] : ['application/json']
  const headers = { Accept: expected.join(', ') }
  return problemResponse(c, 'unsupported-media-type', { given: given.slice(0, 100), expected }, { headers })
}
