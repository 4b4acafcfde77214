import type { Ability } from '../../../core/ability.ts'
import type { Cost } from '../../../core/cost.ts'
import { SELF } from '../../../core/ref.ts'
import { named } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, parsed } from '../../syntax/text.ts'

const cost = named<Cost>('cost')
const BAR = /^: Level (\d+)$/

const gaining = (price: Cost, level: number): Ability => ({
  kind: 'activated',
  cost: price,
  body: { kind: 'simple', targets: [], effects: [{ do: 'set-level', what: SELF, level }] },
  timing: 'sorcery',
  onlyDuring: { kind: 'compare', left: { kind: 'level', of: SELF }, op: '=', right: level - 1 },
})

/** CR 716.2a: the first half of a class level bar, "{2}{W}: Level 2". */
export const classLevel: Syntax<Ability> = {
  parse: (source, at, scope) =>
    cost.parse(source, at, scope).flatMap((price) => {
      const bar = BAR.exec(source.text.slice(price.at))
      const ability = bar === null ? null : gaining(price.value, Number(bar[1]))
      return ability === null ? [] : [parsed(ability, source.text.length, scope)]
    }),
  print: (ability, out) => {
    if (ability.kind !== 'activated' || ability.body.kind !== 'simple') return []
    const [effect] = ability.body.effects
    if (effect?.do !== 'set-level' || !isEqual(ability, gaining(ability.cost, effect.level))) return []
    return cost.print(ability.cost, out).flatMap((next) => emit(next, `: Level ${effect.level}`))
  },
}
