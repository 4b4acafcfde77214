import type { Ability, Body } from '../../../core/ability.ts'
import { named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, parsed } from '../../syntax/text.ts'
import { parseRomanNumeral, romanNumeral } from '../../words/roman-numeral.ts'

const body = named<Body>('body')
const HEAD = /^([IVX]+(?:, [IVX]+)*) — /

/** The numbers of the chapter symbols that a text begins with, and where they end; null if it begins with none. */
export const readChapters = (text: string): { readonly numbers: readonly number[]; readonly end: number } | null => {
  const head = HEAD.exec(text)
  if (head?.[1] === undefined) return null
  const numbers = head[1].split(', ').flatMap((each) => parseRomanNumeral(each) ?? [])
  return numbers.length === head[1].split(', ').length ? { numbers, end: head[0].length } : null
}

/** CR 714.2b–c: "I, II — Effect". */
export const chapter: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const head = at === 0 ? readChapters(source.text) : null
    if (head === null) return []
    return body
      .parse(source, head.end, scope)
      .map((inside) =>
        parsed<Ability>(
          { kind: 'triggered', event: { on: 'chapter', numbers: head.numbers }, body: inside.value },
          inside.at,
          inside.scope,
        ),
      )
  },
  print: (ability, out) => {
    if (ability.kind !== 'triggered' || ability.event.on !== 'chapter' || ability.condition !== undefined) return []
    return emit(out, `${ability.event.numbers.map(romanNumeral).join(', ')} — `).flatMap((next) =>
      body.print(ability.body, next),
    )
  },
}
