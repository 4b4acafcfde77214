import type { Output, Parsed, Scope, Source } from './syntax.ts'

const STARTS = new Set(['. ', ': ', '— ', '• ', '| '])

/** Whether a sentence starts at this place, where the first letter is a capital. */
export const isSentenceStart = (text: string, at: number): boolean => {
  if (at === 0) return true
  const before = text[at - 1]
  if (before === '"' || before === '\n') return true
  return before === ' ' && (STARTS.has(text.slice(at - 2, at)) || text.slice(at - 3, at) === '." ')
}

/** The place behind `literal` if the text goes on with it, or -1. A small first letter also stands for its capital where a sentence starts. */
export const matchLiteral = (source: Source, at: number, literal: string): number => {
  const { text, trace } = source
  if (text.startsWith(literal, at)) {
    const end = at + literal.length
    if (end > trace.farthest) trace.farthest = end
    return end
  }
  const first = literal[0]
  if (first === undefined || text[at] !== first.toUpperCase() || first === text[at]) return -1
  if (!text.startsWith(literal.slice(1), at + 1) || !isSentenceStart(text, at)) return -1
  const end = at + literal.length
  if (end > trace.farthest) trace.farthest = end
  return end
}

/** Writes on; nothing if that leads away from the expected text. */
export const emit = (out: Output, literal: string, scope: Scope = out.scope): readonly Output[] => {
  if (literal === '') return [scope === out.scope ? out : { ...out, scope }]
  const start = isSentenceStart(out.text, out.text.length)
  return emitAsIs(out, start ? (literal[0] as string).toUpperCase() + literal.slice(1) : literal, scope)
}

/** The same where no sentence starts, though it looks as if one did. */
export const emitAsIs = (out: Output, written: string, scope: Scope = out.scope): readonly Output[] => {
  const { expected, counter } = out.run
  if (--counter.fuel < 0) return []
  if (expected !== undefined && !expected.startsWith(written, out.text.length)) return []
  return [{ text: out.text + written, scope, run: out.run }]
}

export const parsed = <T>(value: T, at: number, scope: Scope): Parsed<T> => ({ value, at, scope })

/**
 * The wordings that alternatives give, in their order. Without an expected text only those of the first that gives any: nobody
 * needs the others then.
 */
export const firstWordings = <A>(
  out: Output,
  alternatives: readonly A[],
  print: (alternative: A) => readonly Output[],
): readonly Output[] => {
  if (out.run.expected !== undefined) return alternatives.flatMap(print)
  for (const alternative of alternatives) {
    const written = print(alternative)
    if (written.length > 0) return written.slice(0, 1)
  }
  return []
}

/** A letter or digit: a literal that ends inside a word has not matched that word. */
export const isWordPart = (char: string | undefined): boolean => char !== undefined && /[A-Za-z0-9]/.test(char)

/** The readings that reach farthest first; among equals the order they were found in, which is the order of preference. */
export const longestFirst = <T>(results: readonly Parsed<T>[]): readonly Parsed<T>[] =>
  results.length < 2 ? results : [...results].sort((a, b) => b.at - a.at)
