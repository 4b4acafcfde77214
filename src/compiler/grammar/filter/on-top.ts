import type { Filter } from '../../../core/filter.ts'
import { named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'

const nouns = named<Filter>('noun-p')

/** Spells that are said to be cast from the top of a library (401.5). */
export const onTop: Syntax<Filter> = {
  parse: (source, at, scope) => nouns.parse(source, at, scope).filter(({ value }) => value.topOfLibrary === true),
  print: (filter, out) => (filter.topOfLibrary === true ? nouns.print(filter, out) : []),
}
