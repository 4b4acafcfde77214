import type { Ability } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import { named } from '../../syntax/combinators.ts'
import { EMPTY_SCOPE, type Output, type Scope, type Syntax } from '../../syntax/syntax.ts'
import { emit, emitAsIs, matchLiteral, parsed } from '../../syntax/text.ts'

const BANDS = 'bands with other '
const kind = named<Filter>('noun-p')

/** "Bands with other Wolves." as a sentence, which begins with a small letter (702.22b). */
const banding: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, BANDS)
    if (begin < 0) return []
    return kind.parse(source, begin, scope).flatMap(({ value: filter, at: end, scope: after }) => {
      const dot = matchLiteral(source, end, '.')
      return dot < 0 ? [] : [parsed<Ability>({ kind: 'keyword', keyword: 'bands with other', filter }, dot, after)]
    })
  },
  print: (ability, out) =>
    ability.kind === 'keyword' && ability.keyword === 'bands with other'
      ? emitAsIs(out, BANDS)
          .flatMap((next) => kind.print(ability.filter, next))
          .flatMap((said) => emit(said, '.'))
      : [],
}

const FORMS = [...['activated', 'triggered', 'static'].map((name) => named<Ability>(name)), banding]

/** Inside the quotes another object speaks: nothing said outside is known there. */
const inside = (scope: Scope): Scope => ({ ...EMPTY_SCOPE, attachedTo: scope.attachedTo })

/** An ability in quotes, given to something (201.5a, 613.1f). */
export const quoted: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, '"')
    if (begin < 0) return []
    return FORMS.flatMap((form) => form.parse(source, begin, inside(scope))).flatMap((ability) => {
      const end = matchLiteral(source, ability.at, '"')
      return end < 0 ? [] : [parsed(ability.value, end, scope)]
    })
  },
  print: (ability, out) =>
    emit(out, '"').flatMap((next) =>
      FORMS.flatMap((form) => form.print(ability, { ...next, scope: inside(out.scope) }))
        .flatMap((said) => emit(said, '"'))
        .map((said): Output => ({ ...said, scope: out.scope })),
    ),
}
