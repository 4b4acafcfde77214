import type { Amount } from '../../../core/amount.ts'
import type { Cost } from '../../../core/cost.ts'
import { isEqual } from '../../syntax/pattern.ts'

/** Every X in a piece of IR replaced by what "where X is" says. */
export const defineX = <T>(value: T, x: Amount): T =>
  replace(value, (node) => {
    if (isX(node)) return x
    return isPricedByX(node) ? { ...node, x } : undefined
  }) as T

/** A cost asked for while resolving with {X} in it, which stands there as a symbol. */
const isPricedByX = (node: unknown): node is Record<string, unknown> =>
  isObject(node) &&
  (node.do === 'unless-paid' || node.do === 'pay' || node.kind === 'combat-cost') &&
  node.x === undefined &&
  (node.cost as Cost).some((part) => part.kind === 'mana' && part.mana.includes('X'))

/** Amounts that may be said behind "where X is", and the IR with X in their place. */
export const undefineX = <T>(value: T): readonly { readonly value: T; readonly x: Amount }[] => {
  const found: Amount[] = []
  collect(value, found)
  return found.map((x) => ({
    x,
    value: replace(value, (node) => {
      if (isEqual(node, x)) return { kind: 'x' }
      if (!isObject(node) || !isEqual(node.x, x)) return undefined
      const { x: _, ...bare } = node
      return bare
    }) as T,
  }))
}

const isX = (node: unknown): boolean => isObject(node) && node.kind === 'x'

const SPOKEN = new Set([
  'count',
  'devotion',
  'characteristic',
  'counters',
  'times-mutated',
  'life',
  'hand-size',
  'greatest',
  'total',
  'distinct',
  'this-turn',
  'roll-result',
  'half',
  'sum',
  'times',
])

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

const collect = (node: unknown, found: Amount[]): void => {
  if (Array.isArray(node)) for (const item of node) collect(item, found)
  else if (isObject(node)) {
    const isNegativeX = node.kind === 'times' && node.factor === -1
    if (typeof node.kind === 'string' && SPOKEN.has(node.kind) && !isNegativeX && isAmount(node)) {
      if (!found.some((each) => isEqual(each, node))) found.push(node as unknown as Amount)
      return
    }
    for (const item of Object.values(node)) collect(item, found)
  }
}

/** Tells amounts from conditions and modifications of the same kind name. */
const isAmount = (node: Record<string, unknown>): boolean => node.kind !== 'counters' || 'on' in node

const replace = (node: unknown, by: (node: unknown) => unknown): unknown => {
  const other = by(node)
  if (other !== undefined) return other
  if (Array.isArray(node)) return node.map((item) => replace(item, by))
  if (!isObject(node)) return node
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, replace(item, by)]))
}
