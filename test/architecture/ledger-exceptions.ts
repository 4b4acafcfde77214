/** Codes that no test of the referee meets yet. Each is a debt: an entry whose code a test meets fails. */
export const untestedCodes: readonly string[] = []

/** Codes that nothing produces yet, kept for what is to come. */
export const unproducedCodes: readonly string[] = []

/** Rules that verdicts cite and no test of the referee names. The list may only shrink. */
export const untestedRules: readonly string[] = []
