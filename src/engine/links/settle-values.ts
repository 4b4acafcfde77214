import { isCardType } from '../../core/card-type.ts'
import type { HasChosen } from '../../core/choice.ts'
import type { Color } from '../../core/color.ts'
import type { Filter } from '../../core/filter.ts'
import type { Linked } from '../../core/link.ts'
import type { Env } from '../refs/env.ts'
import { notedUnder } from './memory.ts'
import { hasLinks, linksNoted, rewriteLinks } from './rewrite-links.ts'

type Node = Readonly<Record<string, unknown>>

/**
 * CR 611.2d, 608.2h: a text with the chosen values in it, as they are now, in place of the words for them: an effect that has
 * begun keeps them whatever is chosen later. What the text itself (or what comes `together` with it) chooses stays open, and so does
 * what is not chosen.
 */
export const settleValues = <T>(env: Env, text: T, together: unknown = text): T => {
  if (!hasLinks(text)) return text
  const own = linksNoted(together)
  const value = (node: Linked): string | undefined => (own.has(node.link) ? undefined : notedUnder(env, node))
  return settleFilters(
    rewriteLinks(text, (node) => settled(node, value(node))),
    value,
  ) as T
}

/** A node of its own that stands for a value. */
const settled = (node: Linked & Node, value: string | undefined): unknown => {
  if (value === undefined) return node
  switch (node.kind) {
    case 'chosen-number':
      return Number(value)
    case 'chosen-color':
      return node.or === undefined
        ? { kind: 'amount', type: value, amount: node.amount }
        : { kind: 'one-of', types: [...(node.or as readonly string[]), value], amount: node.amount }
    case 'become-chosen': {
      const set = node.set === undefined ? {} : { set: node.set }
      return node.what === 'color'
        ? { kind: 'colors', ...set, colors: [value] }
        : { kind: 'types', ...set, subtypes: [value] }
    }
    default:
      return node
  }
}

/** The filters that ask for a chosen quality ask for the quality itself. */
const settleFilters = (node: unknown, value: (node: Linked) => string | undefined): unknown => {
  if (!hasLinks(node)) return node
  if (Array.isArray(node)) return node.map((one) => settleFilters(one, value))
  const { chosen, notChosen, ...rest } = node as Filter & Node
  const fields: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(rest)) fields[key] = settleFilters(one, value)
  const kept = (has: HasChosen | undefined, not: boolean): Node => {
    if (has === undefined) return {}
    const noted = value(has)
    const quality = noted === undefined ? null : qualityOf(has, noted, not)
    return quality === null ? { [not ? 'notChosen' : 'chosen']: has } : joined(fields, { ...quality })
  }
  Object.assign(fields, kept(chosen, false))
  Object.assign(fields, kept(notChosen, true))
  return fields
}

const joined = (fields: Node, quality: Node): Node =>
  Object.fromEntries(
    Object.entries(quality).map(([key, more]) => {
      const before = fields[key]
      return [key, Array.isArray(before) && Array.isArray(more) ? [...before, ...more] : more]
    }),
  )

/** Null for what a filter has no other words for. */
const qualityOf = ({ what }: HasChosen, value: string, not: boolean): Filter | null => {
  switch (what) {
    case 'color':
      return not ? { notColors: [value as Color] } : { colors: [value as Color] }
    case 'type':
      if (isCardType(value)) return not ? { notTypes: [value] } : { types: [value] }
      return not ? { notSubtypes: [value] } : { subtypes: [value] }
    case 'name':
      return not ? null : { name: value }
    case 'parity':
      return null
  }
}
