/** A value that was read, or the answer that says why it could not be. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response }

export const got = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (response: Response): Outcome<never> => ({ ok: false, response })
