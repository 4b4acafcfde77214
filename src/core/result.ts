/** A value, or the list of everything that is wrong. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly E[] }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })
export const failed = <E>(errors: readonly E[]): Result<never, E> => ({ ok: false, errors })
