import type { Amount } from '../../../core/amount.ts'
import type { Filter } from '../../../core/filter.ts'
import { type Ref, YOU } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import { articleFor } from '../../words/plural.ts'
import { otherField, withoutOther } from './other.ts'

export interface Counted {
  readonly filter: Filter
  readonly count: Amount
  readonly upTo?: boolean
}

interface Determiner {
  readonly text: string
  readonly count: Amount
  readonly upTo?: boolean
  readonly other?: boolean
  readonly number: 's' | 'p'
}

/** More than there ever are (107.1c). */
const ANY_NUMBER = 99
const DETERMINERS: readonly Determiner[] = [
  { text: 'a ', count: 1, number: 's' },
  { text: 'an ', count: 1, number: 's' },
  { text: 'another ', count: 1, other: true, number: 's' },
  { text: 'up to one ', count: 1, upTo: true, number: 's' },
  ...NUMBER_ROWS.slice(2, 14).map(([word, n]): Determiner => ({ text: `${word} `, count: n, number: 'p' })),
  ...NUMBER_ROWS.slice(2, 10).map(
    ([word, n]): Determiner => ({ text: `${word} other `, count: n, other: true, number: 'p' }),
  ),
  ...NUMBER_ROWS.slice(2, 10).map(
    ([word, n]): Determiner => ({ text: `up to ${word} `, count: n, upTo: true, number: 'p' }),
  ),
  { text: 'any number of ', count: ANY_NUMBER, upTo: true, number: 'p' },
  { text: 'X ', count: { kind: 'x' }, number: 'p' },
  { text: 'up to X ', count: { kind: 'x' }, upTo: true, number: 'p' },
]

const BY_LETTER: ReadonlyMap<string, readonly Determiner[]> = new Map(
  [...new Set(DETERMINERS.map(({ text }) => text[0] as string))].map((letter) => [
    letter,
    DETERMINERS.filter(({ text }) => text.startsWith(letter)),
  ]),
)
const determinersAt = ({ text }: Source, at: number): readonly Determiner[] =>
  BY_LETTER.get(text[at] ?? '') ?? BY_LETTER.get((text[at] ?? '').toLowerCase()) ?? []

/** "a creature you control", "two lands", "another Goblin": so many things, not targeted. */
export const counted: Syntax<Counted> = {
  parse: (source, at, scope) =>
    determinersAt(source, at).flatMap((determiner) => readOne(determiner, source, at, scope)),
  print: (value, out) =>
    DETERMINERS.flatMap(({ text, count, upTo, other, number }) => {
      if (!isEqual(count, value.count) || (upTo ?? false) !== (value.upTo ?? false)) return []
      const filter = other === true ? withoutOther(value.filter, out.scope) : value.filter
      return filter === null ? [] : writeNoun(text, filter, number, out)
    }),
}

const readOne = (
  { text, count, upTo, other, number }: Determiner,
  source: Source,
  at: number,
  scope: Scope,
): readonly Parsed<Counted>[] => {
  const end = matchLiteral(source, at, text)
  if (end < 0 || (text.startsWith('a') && text.length <= 3 && articleFor(source.text.slice(end)) !== text.trim()))
    return []
  const nouns = parseNamed(`noun-${number}`, source, end, scope) as readonly Parsed<Filter>[]
  return nouns.flatMap((noun) => {
    const field = other === true ? otherField(scope) : {}
    if (field === null || (other === true && noun.value.other !== undefined)) return []
    const filter = { ...noun.value, ...field }
    return [parsed({ filter, count, ...(upTo === undefined ? {} : { upTo }) }, noun.at, noun.scope)]
  })
}

const writeNoun = (article: string, filter: Filter, number: 's' | 'p', out: Output): readonly Output[] =>
  emit(out, article).flatMap((next) =>
    next.run.grammar
      .rule(`noun-${number}`)
      .print(filter, next)
      .filter((written) => {
        if (article !== 'a ' && article !== 'an ') return true
        return articleFor(written.text.slice(next.text.length)) === article.trim()
      }),
  )

/** Whoever acts; of many players each for themselves (101.4). */
const chooserIn = ({ subject }: Scope): Ref => {
  if (subject?.sort !== 'player') return YOU
  return subject.ref.ref === 'all' ? { ref: 'each' } : subject.ref
}

/** A choice made while the instruction is carried out (608.2d), by whoever carries it out. */
export const chosen: Syntax<Ref> = {
  parse: (source, at, scope) =>
    counted.parse(source, at, scope).map((result) => {
      const { filter, count, upTo } = result.value
      const chooser = chooserIn(scope)
      const ref: Ref = { ref: 'choose', filter, count, ...(upTo === undefined ? {} : { upTo }), chooser }
      return parsed(ref, result.at, result.scope)
    }),
  print: (ref, out) => {
    if (ref.ref !== 'choose' || ref.random !== undefined) return []
    if (!isEqual(chooserIn(out.scope), ref.chooser)) return []
    return counted.print(
      { filter: ref.filter, count: ref.count, ...(ref.upTo === undefined ? {} : { upTo: ref.upTo }) },
      out,
    )
  },
}
