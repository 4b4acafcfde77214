import type { Ability, StaticEffect } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import { YOU } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const when = (condition: Condition, ...effects: StaticEffect[]): Ability => ({ kind: 'static', effects, condition })

const ON_YOUR_TURN: Condition = { kind: 'turn-of', who: YOU }
const NO_LIBRARY: Condition = {
  kind: 'compare',
  left: { kind: 'count', filter: { subject: 'card', zones: ['library'], owner: 'you' } },
  op: '=',
  right: 0,
}
const cant = (pattern: ActionPattern): StaticEffect => ({ kind: 'restriction', cant: pattern })

/** Static abilities whose condition stands elsewhere than behind "as long as". */
export const CONDITIONAL_RULES: readonly Row<Ability>[] = [
  [
    "if <c:condition>, you may <k:spoken-cost-p> rather than pay this spell's mana cost.",
    when(hole('c'), { kind: 'alternative-cost', what: 'self', who: 'you', cost: hole('k') }),
  ],
  [
    'if <c:condition>, you may cast this spell without paying its mana cost.',
    when(hole('c'), { kind: 'alternative-cost', what: 'self', who: 'you', cost: [] }),
  ],
  [
    'you may cast this spell as though it had flash if <c:condition>.',
    when(hole('c'), {
      kind: 'permission',
      may: { act: 'cast', what: { is: { ref: 'self' } }, who: 'you' },
      asThough: 'flash',
    }),
  ],
  [
    'if you would draw a card while your library has no cards in it, you win the game instead.',
    when(NO_LIBRARY, {
      kind: 'replacement',
      replacement: { kind: 'instead', event: 'draw', who: 'you', effects: [{ do: 'win-game', who: YOU }] },
    }),
  ],
  [
    'if <c:condition>, damage that would reduce your life total to less than <n:numeral> reduces it to <n:numeral> instead.',
    when(hole('c'), { kind: 'replacement', replacement: { kind: 'life-floor', who: 'you', least: hole('n') } }),
  ],
  [
    "your opponents can't cast <f:noun-p> during your turn.",
    when(ON_YOUR_TURN, cant({ act: 'cast', what: hole('f'), who: 'opponent' })),
  ],
]
