import type { Chance } from '../generators/answer.ts'
import type { FuzzRequest } from './request.ts'

/** What real requests hold, by the key it stands under: parts to put where others were. */
export type Parts = ReadonlyMap<string, readonly unknown[]>

const MOST_PARTS = 400

export const partsOf = (requests: readonly FuzzRequest[]): Parts => {
  const parts = new Map<string, unknown[]>()
  const collect = (value: unknown, key: string): void => {
    const known = parts.get(key) ?? []
    if (known.length < MOST_PARTS) known.push(value)
    parts.set(key, known)
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) collect(inner, Array.isArray(value) ? key : name)
  }
  for (const { body } of requests) if (body !== undefined) collect(body, '')
  return parts
}

/** The request, spoiled in so many places, each in a way that keeps most of its form. */
export const mutated = (request: FuzzRequest, parts: Parts, chance: Chance): FuzzRequest => {
  if (request.body === undefined) return { path: `/${mutatedText(request.path.slice(1), chance).replace(/^\/+/, '')}` }
  let body: unknown = request.body
  const times = 1 + (chance(3) > 0 ? 0 : 1 + chance(3))
  for (let i = 0; i < times; i++) body = mutatedOnce(body, parts, chance)
  return { path: request.path, body: body === undefined ? null : body }
}

type Path = readonly (string | number)[]
type Node = { readonly path: Path; readonly value: unknown }

const nodesOf = (value: unknown, path: Path = [], found: Node[] = []): Node[] => {
  found.push({ path, value })
  if (Array.isArray(value)) for (const [i, inner] of value.entries()) nodesOf(inner, [...path, i], found)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) nodesOf(inner, [...path, key], found)
  return found
}

const mutatedOnce = (body: unknown, parts: Parts, chance: Chance): unknown => {
  if (typeof body === 'string') return mutatedText(body, chance)
  const nodes = nodesOf(body)
  const node = nodes[chance(nodes.length)]!
  const other = nodes[chance(nodes.length)]!
  const key = node.path.findLast((part): part is string => typeof part === 'string') ?? ''
  const put = (value: unknown) => replaced(body, node.path, value)
  switch (chance(12)) {
    case 0:
      return put(undefined)
    case 1:
      return put(other.value)
    case 2:
      return Array.isArray(node.value) ? put(repeated(node.value, chance)) : put(scalar(node.value, nodes, chance))
    case 3:
    case 4:
    case 5:
    case 9:
    case 10:
    case 11: {
      const known = parts.get(key) ?? []
      return known.length === 0 ? put(scalar(node.value, nodes, chance)) : put(known[chance(known.length)])
    }
    case 6:
      return put(ODD[chance(ODD.length)])
    case 7:
      return typeof node.value === 'object' && node.value !== null && !Array.isArray(node.value)
        ? put({ ...node.value, ...oddField(parts, chance) })
        : put(scalar(node.value, nodes, chance))
    default:
      return chance(12) === 0 ? put(nested(node.value, chance)) : put(scalar(node.value, nodes, chance))
  }
}

const replaced = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    const copy = [...value]
    const inner = replaced(copy[key as number], rest, by)
    if (inner === undefined) copy.splice(key as number, 1)
    else copy[key as number] = inner
    return copy
  }
  const copy: Record<string, unknown> = { ...(value as object) }
  const inner = replaced(copy[key], rest, by)
  if (inner === undefined) delete copy[key]
  else copy[key] = inner
  return copy
}

/** Once more, many times more, turned round. */
const repeated = (list: readonly unknown[], chance: Chance): readonly unknown[] => {
  const times = [2, 2, 3, 20, 100][chance(5)]!
  if (chance(4) === 0) return list.toReversed()
  return Array.from({ length: times }, () => list)
    .flat()
    .slice(0, 1500)
}

const scalar = (value: unknown, nodes: readonly Node[], chance: Chance): unknown => {
  if (typeof value === 'number') return NUMBERS[chance(NUMBERS.length)]
  if (typeof value === 'boolean') return !value
  if (typeof value !== 'string') return ODD[chance(ODD.length)]
  if (chance(3) === 0) return mutatedText(value, chance)
  const texts = nodes.filter((node): node is Node & { readonly value: string } => typeof node.value === 'string')
  return texts[chance(texts.length)]?.value ?? ''
}

const nested = (value: unknown, chance: Chance): unknown => {
  let deep: unknown = value
  const depth = [2, 10, 60, 100][chance(4)]!
  const wrap = WRAPS[chance(WRAPS.length)]!
  for (let i = 0; i < depth; i++) deep = wrap(deep)
  return deep
}

/** Each of them nests in itself. */
const WRAPS: readonly ((inner: unknown) => unknown)[] = [
  (inner) => [inner],
  (inner) => ({ kind: 'not', condition: inner }),
  (inner) => ({ anyOf: [inner] }),
  (inner) => ({ kind: 'sum', of: [inner, 1] }),
  (inner) => ({ ref: 'controller', of: inner }),
  (inner) => ({ do: 'optional', who: { ref: 'you' }, effects: [inner] }),
]

const oddField = (parts: Parts, chance: Chance): Readonly<Record<string, unknown>> => {
  const keys = [...parts.keys()]
  const key = [keys[chance(keys.length)]!, '__proto__', 'constructor', 'kind', 'toString'][
    chance(12) < 8 ? 0 : chance(5)
  ]!
  const values = parts.get(key) ?? ODD
  return Object.fromEntries([[key, values[chance(values.length)]]])
}

const NUMBERS = [-1, 0, 1, 2, 3, 7, 20, 100, 1000, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 0.5, -0.5]
const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  '__proto__',
  'constructor',
  'nothing',
  'A',
  'B',
  'odd',
  'X',
  '*',
  true,
  false,
  -1,
  0,
  99,
  [],
  {},
  [[]],
  [null],
  { kind: 'x' },
  { ref: 'self' },
  { ref: 'you' },
  { kind: 'count', of: {} },
  'é’\u0000\u202e',
  '{X}{X}{W/U}{2/R}{G/P}{S}',
  '{1000000}',
  'x'.repeat(5000),
]
const WORDS = [
  'target',
  'creature',
  'each',
  'player',
  'until',
  'end',
  'of',
  'turn',
  'you',
  'may',
  'X',
  '{X}',
  '{T}:',
  'draw',
  'a',
  'card',
  '.',
  ',',
  '—',
  '•',
  '\n',
  '"',
  '+1/+1',
  'counter',
  'unless',
  'its',
  'controller',
  'pays',
  '{2}',
  'sacrifice',
  'another',
  'this',
  'spell',
  'costs',
  'less',
  '99999999',
  '(',
  ')',
  '|',
  ':',
  ';',
  '->',
  '>',
  'x9',
  'x1000',
  '%',
  '%E0%A4%A',
  '&',
  '=',
  '?',
  '/',
  '..',
  '#',
  '702.19b',
  '[state]',
  'hand:',
]

/** Words and characters left out, doubled, put elsewhere, or strange ones put in. */
const mutatedText = (text: string, chance: Chance): string => {
  const words = text.split(/(?<=[\s/&=?,.:|{}])/)
  const at = chance(words.length)
  const word = WORDS[chance(WORDS.length)]!
  switch (chance(6)) {
    case 0:
      return words.toSpliced(at, 1).join('')
    case 1:
      return words.toSpliced(at, 0, words[chance(words.length)]!).join('')
    case 2:
      return words.toSpliced(at, 0, ` ${word} `).join('')
    case 3:
      return words.toSpliced(at, 1, word).join('')
    case 4:
      return text.slice(0, chance(text.length + 1))
    default:
      return chance(6) === 0
        ? text.repeat(1 + chance(60)).slice(0, 20_000)
        : words.toSpliced(at, 1, words[at]!.repeat(1 + chance(8))).join('')
  }
}
