import type { Fault } from '../core/fault.ts'

/** A fault's params are open; each sentence says the ones it was given and holds without the others. */
export const wordOf = (params: Fault['params'], ...keys: readonly string[]): string | undefined => {
  for (const key of keys) {
    const value = params[key]
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value)
  }
  return undefined
}

export const wordsOf = (params: Fault['params'], key: string): readonly string[] => {
  const value = params[key]
  return typeof value === 'object' ? value : []
}
