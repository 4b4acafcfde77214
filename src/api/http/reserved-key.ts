/** Only texts that hold the word, or could hold it in escapes, are looked through. */
const SUSPECT = /__proto__|\\u005f/i

/**
 * The path to a key named `__proto__`, which JSON allows and JavaScript gives a meaning of its own; null where there is
 * none. No schema here knows such a field, but maps of any key pass over it.
 */
export const findReservedKey = (text: string, value: unknown): readonly string[] | null =>
  SUSPECT.test(text) ? search(value, []) : null

const search = (value: unknown, path: readonly string[]): readonly string[] | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return [...path, key]
    const found = search((value as Record<string, unknown>)[key], [...path, key])
    if (found !== null) return found
  }
  return null
}
