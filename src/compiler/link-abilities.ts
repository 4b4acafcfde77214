import type { Ability } from '../core/ability.ts'
import type { LinkId } from '../core/link.ts'
import { LINKS } from './grammar/choice.ts'

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Instructions, replacement effects and costs that exile, and instructions that create: what a linked ability may speak of. */
const marksWith = (node: Node): LinkId | null => {
  if (node.do === 'exile' || (isMove(node) && node.to === 'exile')) return LINKS.exiled
  if (node.kind === 'redirect-zone') return node.instead === 'exile' ? LINKS.exiled : null
  if (node.kind === 'exile' && 'count' in node) return LINKS.exiled
  return node.do === 'create-token' || node.do === 'create-token-copy' ? LINKS.created : null
}
const isMove = ({ do: verb }: Node): boolean => verb === 'move' || verb === 'search'

/** What remembers: a choice, or a mark on what is exiled or created. */
const remembers = (node: Node): boolean =>
  node.do === 'choose' ||
  node.keyword === 'champion' ||
  node.do === 'note' ||
  node.choice !== undefined ||
  marksWith(node) !== null

const nodesOf = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : []
}

const linksIn = (value: unknown, which: (node: Node) => boolean): ReadonlySet<LinkId> =>
  new Set(nodesOf(value).flatMap((node) => (typeof node.link === 'string' && which(node) ? [node.link] : [])))

/** The links that an ability speaks of. */
export const linksAsked = (ability: Ability): ReadonlySet<LinkId> => linksIn(ability, (node) => !remembers(node))

/** The links under which abilities remember something, once they have been marked. */
export const linksKept = (abilities: readonly Ability[]): ReadonlySet<LinkId> => linksIn(abilities, remembers)

/**
 * CR 607.2a–c, 607.2q: the abilities of one card with a mark on all that another of them speaks of as exiled or created with it.
 * Where none does, nothing is marked.
 */
export const markLinked = (ability: Ability, asked: ReadonlySet<LinkId>): Ability =>
  asked.has(LINKS.exiled) || asked.has(LINKS.created) ? (marked(ability, asked) as Ability) : ability

const marked = (value: unknown, asked: ReadonlySet<LinkId>): unknown => {
  if (Array.isArray(value)) return value.map((one) => marked(one, asked))
  if (!isNode(value)) return value
  const node = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one, asked)]))
  const link = marksWith(value)
  return link === null || !asked.has(link) ? node : { ...node, link }
}

/** The same abilities without such marks, for which a text has no words. */
export const withoutMarks = <T>(value: T): T => unmarked(value) as T

const unmarked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unmarked)
  if (!isNode(value)) return value
  const isMark = marksWith(value) !== null
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (isMark && key === 'link' ? [] : [[key, unmarked(one)]])),
  )
}
