/** An object without its fields that are undefined; the order of fields stays. */
export const compact = <T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

export const unless = <T>(value: T, usual: T): T | undefined => (value === usual ? undefined : value)
export const unlessEmpty = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list)

/** A record with its keys in one order whatever happened before; undefined if it is empty. */
export const sortedRecord = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T>> | undefined => {
  const keys = Object.keys(record).sort()
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, record[key] as T]))
}
