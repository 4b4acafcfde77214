import { createHash } from 'node:crypto'

/** Twelve hexadecimal digits that mark a content. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
