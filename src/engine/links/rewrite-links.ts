import type { Linked, LinkId } from '../../core/link.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a piece of text in IR has to do with linked abilities at all; most has not. */
const known = new WeakMap<object, boolean>()
export const hasLinks = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const before = known.get(value)
  if (before !== undefined) return before
  const has = isNode(value)
    ? typeof value.link === 'string' || Object.values(value).some(hasLinks)
    : (value as readonly unknown[]).some(hasLinks)
  known.set(value, has)
  return has
}

/** The same text with every node that has a link rewritten; the very same value where nothing has. */
export const rewriteLinks = <T>(value: T, rewrite: (node: Linked & Node) => unknown): T =>
  rewritten(value, rewrite) as T

const rewritten = (value: unknown, rewrite: (node: Linked & Node) => unknown): unknown => {
  if (!hasLinks(value)) return value
  if (Array.isArray(value)) return value.map((one) => rewritten(one, rewrite))
  const node = Object.fromEntries(Object.entries(value as Node).map(([key, one]) => [key, rewritten(one, rewrite)]))
  return typeof node.link === 'string' ? rewrite(node as unknown as Linked & Node) : node
}

/** The links under which a text has something remembered. */
export const linksNoted = (value: unknown): ReadonlySet<LinkId> => {
  const found = new Set<LinkId>()
  rewriteLinks(value, (node) => {
    if (notes(node)) found.add(node.link)
    return node
  })
  return found
}

/** An instruction, a choice as something enters, what a replacement moves, a cost: these remember, all else only asks. */
const notes = (node: Node): boolean =>
  node.do !== undefined ||
  node.choice !== undefined ||
  node.instead !== undefined ||
  node.kind === 'exile' ||
  node.how === 'exile' ||
  node.keyword === 'champion'
