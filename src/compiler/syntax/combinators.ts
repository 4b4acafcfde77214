import { isEqual } from './pattern.ts'
import type { Parsed, Source, Syntax } from './syntax.ts'
import { parseNamed, type Template, templates } from './template.ts'
import { emit, firstWordings, isWordPart, matchLiteral, parsed } from './text.ts'

/** A row of a rule table: the text pattern and the IR pattern. */
export type Row<T> = readonly [text: string, ir: T]

export const rows = <T>(table: readonly Row<T>[]): readonly Template<T>[] =>
  table.flatMap(([text, ir]) => templates(text, ir))

/** Tries all alternatives; writing prefers the first that takes the value. */
export const oneOf = <T>(...alternatives: readonly Syntax<T>[]): Syntax<T> => ({
  parse: (source, at, scope) => alternatives.flatMap((each) => each.parse(source, at, scope)),
  print: (value, out) => firstWordings(out, alternatives, (each) => each.print(value, out)),
})

/** As `oneOf` over templates, skipping those whose first letter does not fit. */
export const anyTemplate = <T>(list: readonly Template<T>[]): Syntax<T> => {
  const byLetter = indexByLetter(list)
  return {
    parse: (source, at, scope) => {
      if (--source.trace.fuel < 0) return []
      return candidatesAt(byLetter, source, at).flatMap((each) => each.parse(source, at, scope))
    },
    print: (value, out) => firstWordings(out, list, (each) => each.print(value, out)),
  }
}

export type LetterIndex<T> = ReadonlyMap<string, readonly Template<T>[]>

export const indexByLetter = <T>(list: readonly Template<T>[]): LetterIndex<T> => {
  const letters = new Set(list.map((each) => each.first).filter((first) => first !== ''))
  const index = new Map<string, readonly Template<T>[]>()
  for (const letter of letters)
    index.set(
      letter,
      list.filter((each) => each.first === '' || each.first === letter),
    )
  index.set(
    '',
    list.filter((each) => each.first === ''),
  )
  return index
}

export const candidatesAt = <T>(index: LetterIndex<T>, source: Source, at: number): readonly Template<T>[] => {
  const char = source.text[at] ?? ''
  const small = index.get(char.toLowerCase())
  if (small !== undefined) return small
  return index.get(char) ?? index.get('') ?? []
}

/** A closed table of words or phrases and what they mean; whole words only. */
export const words = <T>(table: readonly Row<T>[]): Syntax<T> => ({
  parse: (source, at, scope) =>
    table.flatMap(([text, value]) => {
      const end = matchLiteral(source, at, text)
      return end < 0 || (isWordPart(text.at(-1)) && isWordPart(source.text[end])) ? [] : [parsed(value, end, scope)]
    }),
  print: (value, out) =>
    firstWordings(out, table, ([text, meaning]) => (isEqual(meaning, value) ? emit(out, text) : [])),
})

/** A rule looked up when it is used, so that rules may refer to each other. */
export const named = <T>(name: string): Syntax<T> => ({
  parse: (source, at, scope) => parseNamed(name, source, at, scope) as readonly Parsed<T>[],
  print: (value, out) => out.run.grammar.rule(name).print(value, out),
})

/** The same syntax for another type. `from` gives null where a value has no such form. */
export const mapped = <A, B>(inner: Syntax<A>, to: (a: A) => B | null, from: (b: B) => A | null): Syntax<B> => ({
  parse: (source, at, scope) =>
    inner.parse(source, at, scope).flatMap((result) => {
      const value = to(result.value)
      return value === null ? [] : [parsed(value, result.at, result.scope)]
    }),
  print: (value, out) => {
    const before = from(value)
    return before === null ? [] : inner.print(before, out)
  },
})
