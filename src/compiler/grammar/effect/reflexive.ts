import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import { named } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Effects } from './chain.ts'
import { withoutInner } from './without-inner.ts'

const WHEN = 'when you do, '

const body = named<Effects>('chain')

/** CR 603.12: "When you do, …" behind something you may do: an ability of its own, with its own targets. */
export const reflexive: Syntax<Effects> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, WHEN)
    const { did } = scope
    if (begin < 0 || did === null || !isEqual(did.who, YOU)) return []
    return body.parse(source, begin, scope).map((inside) => {
      const targets = inside.scope.targets.slice(scope.targets.length)
      const trigger: Effect = { do: 'reflexive-trigger', targets, effects: inside.value }
      const effect: Effect = { do: 'if', condition: { kind: 'did', name: did.name }, effects: [trigger] }
      return parsed([effect], inside.at, withoutInner(inside.scope, scope, targets.length))
    })
  },
  print: ([effect, ...more], out) => {
    if (effect?.do !== 'if' || more.length > 0 || effect.effects.length !== 1 || effect.otherwise !== undefined)
      return []
    const [trigger] = effect.effects
    const { did } = out.scope
    if (trigger?.do !== 'reflexive-trigger' || did === null || !isEqual(did.who, YOU)) return []
    if (!isEqual(effect.condition, { kind: 'did', name: did.name })) return []
    const scope = { ...out.scope, slots: [...out.scope.slots, ...trigger.targets] }
    return emit(out, WHEN, scope)
      .flatMap((next) => body.print(trigger.effects, next))
      .map((next): Output => ({ ...next, scope: withoutInner(next.scope, out.scope, trigger.targets.length) }))
  },
}
