import type { Ability, StaticEffect } from '../../../core/ability.ts'
import type { Effect } from '../../../core/effect.ts'
import { named, oneOf } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { dropUnusedNames } from '../effect/binding.ts'

type Saying = Extract<StaticEffect, { kind: 'reveal-from-opening-hand' | 'before-mulligan' }>

/** What a card lets a player do before the first turn: how the sentence begins, what follows, and how it ends. */
const saying = (kind: Saying['kind'], head: string, then: Syntax<readonly Effect[]>, end: string): Syntax<Ability> => ({
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, head)
    if (begin < 0) return []
    return then.parse(source, begin, scope).flatMap((follows) => {
      const close = matchLiteral(source, follows.at, end)
      const effect: Saying = { kind, effects: dropUnusedNames(follows.value) }
      return close < 0 ? [] : [parsed<Ability>({ kind: 'static', effects: [effect] }, close, follows.scope)]
    })
  },
  print: (ability, out) => {
    if (ability.kind !== 'static' || ability.condition !== undefined || ability.effects.length !== 1) return []
    const [effect] = ability.effects
    if (effect?.kind !== kind) return []
    return emit(out, head)
      .flatMap((next) => then.print(effect.effects, next))
      .flatMap((next) => emit(next, end))
  },
})

/** CR 103.5b, 103.6b: what may be done at any time for a mulligan, and what a card says of being revealed from an opening hand. */
export const opening: Syntax<Ability> = oneOf(
  saying(
    'reveal-from-opening-hand',
    'you may reveal ~ from your opening hand. If you do, ',
    named<readonly Effect[]>('effects'),
    '',
  ),
  saying(
    'before-mulligan',
    'any time you could mulligan and ~ is in your hand, you may ',
    named<readonly Effect[]>('chain'),
    '.',
  ),
)
