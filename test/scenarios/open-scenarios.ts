/**
 * Scenarios that do not hold yet, with what is missing. The list may only shrink: one that holds and still stands here fails,
 * and so does one that is answered wrongly where it is said to be answered `unsupported`.
 */
export const OPEN_SCENARIOS: Readonly<Record<string, 'unsupported' | 'wrong'>> = {}
