/** The effective date of a Comprehensive Rules edition, `YYYY-MM-DD`. */
export type EditionDate = string

/** The edition whose numbers the code cites. */
export const CURRENT_EDITION: EditionDate = '2026-06-19'
