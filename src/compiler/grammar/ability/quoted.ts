import type { Ability } from '../../../core/ability.ts'
import { named } from '../../syntax/combinators.ts'
import { EMPTY_SCOPE, type Output, type Scope, type Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'

const FORMS = ['activated', 'triggered', 'static'].map((name) => named<Ability>(name))

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
