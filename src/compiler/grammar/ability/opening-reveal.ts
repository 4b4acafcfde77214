import type { Ability } from '../../../core/ability.ts'
import type { Effect } from '../../../core/effect.ts'
import { named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'

const effects = named<readonly Effect[]>('effects')
const HEAD = 'you may reveal ~ from your opening hand. If you do, '

/** CR 103.6b: what a card says of being revealed from an opening hand. */
export const openingReveal: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, HEAD)
    if (begin < 0) return []
    return effects
      .parse(source, begin, scope)
      .map((follows) =>
        parsed<Ability>(
          { kind: 'static', effects: [{ kind: 'reveal-from-opening-hand', effects: follows.value }] },
          follows.at,
          follows.scope,
        ),
      )
  },
  print: (ability, out) => {
    if (ability.kind !== 'static' || ability.condition !== undefined || ability.effects.length !== 1) return []
    const [effect] = ability.effects
    if (effect?.kind !== 'reveal-from-opening-hand') return []
    return emit(out, HEAD).flatMap((next) => effects.print(effect.effects, next))
  },
}
