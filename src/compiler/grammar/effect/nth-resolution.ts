import type { Condition } from '../../../core/condition.ts'
import type { Effect } from '../../../core/effect.ts'
import { named } from '../../syntax/combinators.ts'
import type { Output, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { ORDINAL_ROWS } from '../../words/number-words.ts'
import type { Effects } from './chain.ts'
import { withoutInner } from './without-inner.ts'

const body = named<Effects>('chain')
const WORDS = ORDINAL_ROWS.slice(0, 4).map(
  ([ordinal, times]) => [`when this ability resolves for the ${ordinal} time this turn, `, times] as const,
)

/** CR 603.7h: "When this ability resolves for the third time this turn, …": an ability of its own, with its own targets. */
export const nthResolution: Syntax<Effects> = {
  parse: (source, at, scope) =>
    WORDS.flatMap(([text, times]) => {
      const begin = matchLiteral(source, at, text)
      if (begin < 0) return []
      return body.parse(source, begin, scope).map((inside) => {
        const targets = inside.scope.targets.slice(scope.targets.length)
        const trigger: Effect = { do: 'reflexive-trigger', targets, effects: inside.value }
        const condition: Condition = { kind: 'resolved-this-turn', times }
        const effect: Effect = { do: 'if', condition, effects: [trigger] }
        return parsed([effect], inside.at, withoutInner(inside.scope, scope, targets.length))
      })
    }),
  print: ([effect, ...more], out) => {
    if (effect?.do !== 'if' || more.length > 0 || effect.otherwise !== undefined) return []
    const [trigger, ...others] = effect.effects
    const { condition } = effect
    if (trigger?.do !== 'reflexive-trigger' || others.length > 0 || condition.kind !== 'resolved-this-turn') return []
    const scope = { ...out.scope, slots: [...out.scope.slots, ...trigger.targets] }
    return WORDS.filter(([, times]) => times === condition.times)
      .flatMap(([text]) => emit(out, text, scope))
      .flatMap((next) => body.print(trigger.effects, next))
      .map((next): Output => ({ ...next, scope: withoutInner(next.scope, out.scope, trigger.targets.length) }))
  },
}
