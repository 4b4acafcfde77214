import type { AppContext } from '../env.ts'

/**
 * A strong entity tag from what decides the bytes of an answer: the deployed version, the content's own hash and the
 * representation. Nothing of the answer is worked out for it.
 */
export const entityTag = (c: AppContext, ...parts: readonly string[]): string =>
  `"${[c.env.VERSION?.id.slice(0, 8) ?? 'dev', ...parts].join('.').replace(/[^\w.~-]/g, '_')}"`

const ENTITY_TAG = /(?:W\/)?"([\x21\x23-\x7e\x80-\uffff]*)"/g

/** RFC 9110, 13.1.2: `*`, or a list of tags compared without regard to weakness. */
export const matchesEntityTag = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '').slice(1, -1)
  for (const [, given] of header.slice(0, 8192).matchAll(ENTITY_TAG)) if (given === opaque) return true
  return false
}

/** How long an answer may be kept. */
export const CACHE = {
  /** The address names the edition: these bytes never change under it. */
  immutable: 'public, max-age=31536000, immutable',
  /** The address means "the current one". */
  alias: 'public, max-age=300, stale-while-revalidate=86400',
  none: 'no-store',
} as const

export interface Freshness {
  readonly tag: string
  readonly cache: (typeof CACHE)[keyof typeof CACHE]
  readonly vary?: readonly string[]
  /** The pinned address of what an alias led to. */
  readonly location?: string
}

/**
 * Sets the headers of a fresh answer, and answers 304 where the asker holds it already; null means "work it out". Call it
 * once the thing asked for is known to exist and before anything costly.
 */
export const answerNotModified = (c: AppContext, { tag, cache, vary = [], location }: Freshness): Response | null => {
  c.header('ETag', tag)
  c.header('Cache-Control', cache)
  for (const name of vary) c.header('Vary', name, { append: true })
  if (location !== undefined) c.header('Content-Location', location)
  return matchesEntityTag(c.req.header('if-none-match'), tag) ? c.body(null, 304) : null
}
