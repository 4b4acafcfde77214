import type { Ability } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import { SELF } from '../../../core/ref.ts'
import { named } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'

const condition = named<Condition>('condition')
const HEAD = 'To solve — '

const solving = (asked: Condition): Ability => ({
  kind: 'triggered',
  event: { on: 'step-begins', step: 'end', whose: 'you' },
  condition: { kind: 'and', all: [asked, { kind: 'not', not: { kind: 'solved', what: SELF } }] },
  body: { kind: 'simple', targets: [], effects: [{ do: 'solve', what: SELF }] },
})

/** CR 719.3a: "To solve — Condition." */
export const toSolve: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, HEAD)
    if (begin < 0) return []
    return condition.parse(source, begin, scope).flatMap((asked) => {
      const end = matchLiteral(source, asked.at, '.')
      return end < 0 ? [] : [parsed(solving(asked.value), end, asked.scope)]
    })
  },
  print: (ability, out) => {
    if (ability.kind !== 'triggered' || ability.condition?.kind !== 'and') return []
    const [asked] = ability.condition.all
    if (asked === undefined || !isEqual(ability, solving(asked))) return []
    return emit(out, HEAD)
      .flatMap((next) => condition.print(asked, next))
      .flatMap((next) => emit(next, '.'))
  },
}
