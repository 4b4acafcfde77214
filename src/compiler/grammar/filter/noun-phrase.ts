import type { Filter } from '../../../core/filter.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, firstWordings, longestFirst, matchLiteral, parsed } from '../../syntax/text.ts'
import { otherField, withoutOther } from '../reference/other.ts'
import { ADJECTIVES } from './adjectives.ts'
import { hasOnly, mergeFilters, takePart } from './field-set.ts'
import { HEAD_KEYS, printHeads, readHeads } from './head.ts'
import { SUFFIXES } from './suffixes.ts'

/** CR 109.2: a description of objects: adjectives, noun, phrases behind it; "tapped Goblin creatures you control". */
export const nounPhrase = (number: 's' | 'p'): Syntax<Filter> => ({
  parse: (source, at, scope) =>
    readAdjectives(source, at).flatMap(({ fields, at: from }) =>
      readHeads(source, from, number).flatMap((head) => {
        const merged = mergeFilters(head.filter, fields)
        const filter = merged === null ? null : readOther(merged, scope)
        return filter === null ? [] : readSuffixes(source, { value: filter, at: head.at, scope })
      }),
    ),
  // A pattern may offer `self` or a relation where only a description has words.
  print: (filter, out) =>
    typeof filter === 'object' ? printAdjectives(writeOther(filter, out.scope), out, number, 0) : [],
})

/** The adjective "other" means what this place of the text makes of it. */
const readOther = (filter: Filter, scope: Scope): Filter | null => {
  if (filter.other === undefined) return filter
  const { other: _, ...rest } = filter
  const field = otherField(scope)
  return field === null ? null : { ...rest, ...field }
}

/** Back to the adjective; where "other" would not be understood so, `none` keeps the filter from being written with it. */
const writeOther = (filter: Filter, scope: Scope): Filter => {
  if (filter.other === undefined && filter.notRef === undefined) return filter
  const rest = withoutOther(filter, scope)
  return rest === null
    ? ({ ...filter, other: undefined, notRef: filter.notRef ?? { ref: 'self' } } as Filter)
    : { ...rest, other: true }
}

interface ReadAdjectives {
  readonly fields: Filter
  readonly at: number
}

type Adjective = (typeof ADJECTIVES)[number]

/** By the first word, which most consist of. */
const BY_WORD: ReadonlyMap<string, readonly Adjective[]> = groupBy(([text]) => text.split(' ')[0] as string)
/** By the field they speak of and what they say of it. */
const BY_FIELD: ReadonlyMap<string, readonly Adjective[]> = groupBy(([, part]) => {
  const [key, value] = Object.entries(part)[0] as [string, unknown]
  return fieldKey(key, value)
})
const PLACE: ReadonlyMap<Adjective, number> = new Map(ADJECTIVES.map((adjective, i) => [adjective, i]))

function fieldKey(field: string, value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'object' ? field : `${field}:${String(first)}`
}

function groupBy(keyOf: (adjective: Adjective) => string): ReadonlyMap<string, readonly Adjective[]> {
  const groups = new Map<string, Adjective[]>()
  for (const adjective of ADJECTIVES) {
    const key = keyOf(adjective)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [adjective])
    else group.push(adjective)
  }
  return groups
}

const FIRST_WORD = /[A-Za-z-]+/y

const adjectivesAt = (source: Source, at: number): readonly Adjective[] => {
  FIRST_WORD.lastIndex = at
  const word = FIRST_WORD.exec(source.text)?.[0]
  if (word === undefined) return []
  return BY_WORD.get(word) ?? BY_WORD.get((word[0] as string).toLowerCase() + word.slice(1)) ?? []
}

const readAdjectives = (source: Source, at: number): readonly ReadAdjectives[] => {
  const found: ReadAdjectives[] = [{ fields: {}, at }]
  for (let i = 0; i < found.length && found.length < 12; i++) {
    const { fields, at: from } = found[i] as ReadAdjectives
    for (const [text, part] of adjectivesAt(source, from)) {
      const end = matchLiteral(source, from, text)
      if (end < 0) continue
      const next = source.text.startsWith(', ', end) ? end + 2 : source.text[end] === ' ' ? end + 1 : -1
      const merged = next < 0 ? null : mergeFilters(fields, part)
      if (merged !== null) found.push({ fields: merged, at: next })
    }
  }
  return found
}

const readSuffixes = (source: Source, start: Parsed<Filter>): readonly Parsed<Filter>[] => {
  const found = [start]
  for (let i = 0; i < found.length && found.length < 12; i++) {
    const { value, at, scope } = found[i] as Parsed<Filter>
    if (source.text[at] !== ' ') continue
    for (const suffix of SUFFIXES) {
      for (const part of suffix.parse(source, at, scope)) {
        const merged = mergeFilters(value, part.value)
        if (merged !== null) found.push(parsed(merged, part.at, part.scope))
      }
    }
  }
  return longestFirst(found)
}

const placeOf = (adjective: Adjective): number => PLACE.get(adjective) ?? 0

/** In the order of the table; a known text may have another one. */
const printAdjectives = (filter: Filter, out: Output, number: 's' | 'p', from: number): readonly Output[] => {
  const here = printNoun(filter, out, number)
  if (here.length > 0 && out.run.expected === undefined) return here
  const fitting = Object.entries(filter)
    .flatMap(([key, value]) => BY_FIELD.get(fieldKey(key, value)) ?? [])
    .sort((a, b) => placeOf(a) - placeOf(b))
  const more = firstWordings(out, fitting, (adjective): readonly Output[] => {
    const place = placeOf(adjective)
    if (out.run.expected === undefined && place < from) return []
    const [text, part] = adjective
    const taken = takePart(part, filter)
    if (taken === null) return []
    return emit(out, text).flatMap((written) =>
      [' ', ', '].flatMap((gap) =>
        emit(written, gap).flatMap((next) => printAdjectives(taken.rest, next, number, place + 1)),
      ),
    )
  })
  return [...here, ...more]
}

/** Fields that stand in the noun or behind it; others want an adjective first. */
const NOUN_KEYS: readonly string[] = [...HEAD_KEYS, ...SUFFIXES.flatMap(({ ir }) => Object.keys(ir))]

const printNoun = (filter: Filter, out: Output, number: 's' | 'p'): readonly Output[] => {
  if (!hasOnly(filter, NOUN_KEYS)) return []
  const results: Output[] = []
  const go = (rest: Filter, taken: readonly ((at: Output) => readonly Output[])[], from: number): void => {
    for (const noun of printHeads(rest, number)) {
      let outs: readonly Output[] = emit(out, noun)
      for (const write of taken) outs = outs.flatMap(write)
      results.push(...outs)
      if (results.length > 0 && out.run.expected === undefined) return
    }
    SUFFIXES.forEach((suffix, i) => {
      if (i < from && out.run.expected === undefined) return
      if (Object.keys(suffix.ir).some((key) => !(key in rest))) return
      const part = takeSuffix(suffix, rest)
      if (part !== null && taken.length < 4) {
        go(part.rest, [...taken, (next) => suffix.write(part.bindings, next)], i + 1)
      }
    })
  }
  go(filter, [], 0)
  return results
}

type Suffix = (typeof SUFFIXES)[number]
const takeSuffix = (suffix: Suffix, from: Filter): ReturnType<typeof takePart> => takePart(suffix.ir, from)
