import type { Ability, Body } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'
import { named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { zoneOf } from './zone-of.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

const event = named<TriggerEvent>('event')
const condition = named<Condition>('condition')
const body = named<Body>('body')

const IF = 'if '
/** CR 603.2h: how often it may trigger, or what it offers be done. */
const LIMITS: readonly (readonly [NonNullable<Triggered['limit']>, string])[] = [
  ['once-each-turn', ' This ability triggers only once each turn.'],
  ['do-once-each-turn', ' Do this only once each turn.'],
]

/** CR 603.1a: no part of what it does. */
const FIRM = " This ability can't be countered."

const textOf = (limit: Triggered['limit']): string => LIMITS.find(([one]) => one === limit)?.[1] ?? ''

/** Its own death is seen from the battlefield, wherever the card goes then (603.10a). */
const placeOf = (event: TriggerEvent, body: Body): ReturnType<typeof zoneOf> =>
  'what' in event && event.what === 'self' ? {} : zoneOf([], body)

/** CR 603.1: "When/Whenever/At event, if condition, effect". */
export const triggered: Syntax<Ability> = {
  parse: (source, at, scope) =>
    event.parse(source, at, scope).flatMap((trigger) => {
      const comma = matchLiteral(source, trigger.at, ', ')
      if (comma < 0) return []
      const plain = parsed<Condition | undefined>(undefined, comma, trigger.scope)
      const begin = matchLiteral(source, comma, IF)
      const asked =
        begin < 0
          ? []
          : condition.parse(source, begin, trigger.scope).flatMap((each) => {
              const end = matchLiteral(source, each.at, ', ')
              return end < 0 ? [] : [parsed<Condition | undefined>(each.value, end, each.scope)]
            })
      // An "if" right behind the event is always the intervening kind (603.4).
      return (begin < 0 ? [plain] : asked).flatMap((head) =>
        body.parse(source, head.at, head.scope).flatMap((inside) => {
          const ability: Triggered = {
            kind: 'triggered',
            event: trigger.value,
            ...(head.value === undefined ? {} : { condition: head.value }),
            body: inside.value,
            ...placeOf(trigger.value, inside.value),
          }
          const firm = matchLiteral(source, inside.at, FIRM)
          const uncounterable =
            firm < 0 ? [] : [parsed<Ability>({ ...ability, cantBeCountered: true }, firm, inside.scope)]
          const limited = LIMITS.flatMap(([limit, text]) => {
            const end = matchLiteral(source, inside.at, text)
            return end < 0 ? [] : [parsed<Ability>({ ...ability, limit }, end, inside.scope)]
          })
          return [...limited, ...uncounterable, parsed<Ability>(ability, inside.at, inside.scope)]
        }),
      )
    }),
  print: (ability, out) => {
    if (ability.kind !== 'triggered') return []
    if (ability.zone !== placeOf(ability.event, ability.body).zone) return []
    return event
      .print(ability.event, out)
      .flatMap((next) => emit(next, ', '))
      .flatMap((next) =>
        ability.condition === undefined
          ? [{ ...next, scope: { ...next.scope, eventEnd: next.text.length } }]
          : emit(next, IF)
              .flatMap((asked) => condition.print(ability.condition as Condition, asked))
              .flatMap((asked) => emit(asked, ', ')),
      )
      .flatMap((next) => body.print(ability.body, next))
      .flatMap((next) => (ability.limit === undefined ? [next] : emit(next, textOf(ability.limit))))
      .flatMap((next) => (ability.cantBeCountered === undefined ? [next] : emit(next, FIRM)))
  },
}
