import type { SizeExceptions } from './sizes.ts'

/** Pure tables only; each entry says why. An entry that nothing needs any more fails the test. */
export const sizeExceptions: SizeExceptions = {}
