import type { Filter } from '../../../core/filter.ts'
import type { Output, Parsed, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../../syntax/text.ts'
import { ADJECTIVES } from './adjectives.ts'
import { mergeFilters, takePart } from './field-set.ts'
import { printHeads, readHeads } from './head.ts'
import { SUFFIXES } from './suffixes.ts'

/** CR 109.2: a description of objects: adjectives, noun, phrases behind it; "tapped Goblin creatures you control". */
export const nounPhrase = (number: 's' | 'p'): Syntax<Filter> => ({
  parse: (source, at, scope) =>
    readAdjectives(source, at).flatMap(({ fields, at: from }) =>
      readHeads(source, from, number).flatMap((head) => {
        const filter = mergeFilters(head.filter, fields)
        return filter === null ? [] : readSuffixes(source, { value: filter, at: head.at, scope })
      }),
    ),
  print: (filter, out) => printAdjectives(filter, out, number, 0),
})

interface ReadAdjectives {
  readonly fields: Filter
  readonly at: number
}

const ADJECTIVES_BY_LETTER: ReadonlyMap<string, typeof ADJECTIVES> = new Map(
  [...new Set(ADJECTIVES.map(([text]) => text[0] as string))].map((letter) => [
    letter,
    ADJECTIVES.filter(([text]) => text[0] === letter),
  ]),
)

const readAdjectives = (source: Source, at: number): readonly ReadAdjectives[] => {
  const found: ReadAdjectives[] = [{ fields: {}, at }]
  for (let i = 0; i < found.length && found.length < 12; i++) {
    const { fields, at: from } = found[i] as ReadAdjectives
    for (const [text, part] of ADJECTIVES_BY_LETTER.get((source.text[from] ?? '').toLowerCase()) ?? []) {
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

/** In the order of the table; a known text may have another one. */
const printAdjectives = (filter: Filter, out: Output, number: 's' | 'p', from: number): readonly Output[] => {
  const here = printNoun(filter, out, number)
  if (here.length > 0 && out.run.expected === undefined) return here
  const more = ADJECTIVES.flatMap(([text, part], i): readonly Output[] => {
    if (out.run.expected === undefined && i < from) return []
    const taken = takePart(part, filter)
    if (taken === null) return []
    return emit(out, text).flatMap((written) =>
      [' ', ', '].flatMap((gap) =>
        emit(written, gap).flatMap((next) => printAdjectives(taken.rest, next, number, i + 1)),
      ),
    )
  })
  return [...here, ...more]
}

const printNoun = (filter: Filter, out: Output, number: 's' | 'p'): readonly Output[] => {
  const results: Output[] = []
  const go = (rest: Filter, taken: readonly ((at: Output) => readonly Output[])[], from: number): void => {
    for (const noun of printHeads(rest, number)) {
      let outs: readonly Output[] = emit(out, noun)
      for (const write of taken) outs = outs.flatMap(write)
      results.push(...outs)
    }
    SUFFIXES.forEach((suffix, i) => {
      if (i < from && out.run.expected === undefined) return
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
