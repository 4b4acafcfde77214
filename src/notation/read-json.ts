import type { Cursor } from './cursor.ts'

/** The rest of a line as a JSON object. */
export const readJson = (cursor: Cursor): Readonly<Record<string, unknown>> => {
  const at = cursor.skip().at
  const { rest } = cursor
  cursor.at = cursor.text.length
  try {
    const value: unknown = JSON.parse(rest)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Falls to the fault below: a text is no JSON object either way.
  }
  return cursor.fail('unreadable-json', {}, at)
}
